import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { CLASSI_ENERGETICHE } from '@/lib/finance/mortgage-products'
import { INDICI, PRODOTTI, TIPI_TASSO } from '@/lib/words/products'

const rate = (message: string) => z.number(message).min(-5, 'Da −5 in su.').max(40, 'Al massimo 40%.')
const euro = (message: string) =>
  z.number(message).min(0, 'Da 0 in su.').max(100_000_000, 'Al massimo 100 milioni di euro.')
const mesi = (message: string) =>
  z
    .number(message)
    .int('Un numero intero di mesi.')
    .min(1, 'Almeno un mese.')
    .max(600, 'Al massimo 600 mesi.')

/** A band of the spread grid: valid up to this LTV and this duration. */
export const bandSchema = z.strictObject({
  ltvMax: z.number().min(1).max(100),
  durataMax: mesi('Indica fino a quale durata vale lo spread.'),
  spread: rate('Indica lo spread.'),
})

export const bankProductSchema = z.strictObject({
  bankId: z.uuid('Scegli la banca.'),
  nome: z.string('Scrivi il nome.').trim().min(2, 'Scrivi il nome.').max(120, 'Al massimo 120 caratteri.'),
  prodotto: z.enum(keysOf(PRODOTTI), 'Scegli il prodotto.'),
  tipoTasso: z.enum(keysOf(TIPI_TASSO), 'Scegli il tipo di tasso.'),
  indice: z.enum(keysOf(INDICI), 'Scegli l’indice.').nullable(),
  spread: rate('Indica lo spread.'),
  spreadByLtv: z.array(bandSchema).max(40, 'Al massimo 40 fasce.'),
  floor: z.boolean('Indica se c’è il minimo a zero.'),
  cap: rate('Indica il tetto.').nullable(),
  mesiFissi: mesi('Indica i mesi a tasso fisso.').nullable(),
  finalita: z.array(z.string().max(60)).max(30),
  importoMin: euro('Indica l’importo minimo.'),
  importoMax: euro('Indica l’importo massimo.'),
  durataMin: mesi('Indica la durata minima.'),
  durataMax: mesi('Indica la durata massima.'),
  ltvMax: z.number('Indica l’LTV massimo.').min(1, 'Almeno 1%.').max(100, 'Al massimo 100%.'),
  etaMaxFine: z
    .number('Indica l’età massima a fine piano.')
    .int('Un numero intero.')
    .min(18, 'Almeno 18 anni.')
    .max(100, 'Al massimo 100 anni.'),
  istruttoria: euro('Indica le spese di istruttoria.'),
  istruttoriaPct: z.number('Indica la percentuale.').min(0, 'Da 0 in su.').max(10, 'Al massimo 10%.'),
  perizia: euro('Indica il costo della perizia.'),
  incassoRata: euro('Indica il costo di incasso.'),
  assicurazionePct: z
    .number('Indica la percentuale.')
    .min(0, 'Da 0 in su.')
    .max(10, 'Al massimo 10%.')
    .nullable(),
  compensoMediatorePct: z.number('Indica la percentuale.').min(0, 'Da 0 in su.').max(10, 'Al massimo 10%.'),
  classiEnergetiche: z.array(z.enum(CLASSI_ENERGETICHE, 'Scegli fra le classi da A a G.')).max(7),
  scontoGreen: z.number('Indica lo sconto.').min(0, 'Da 0 in su.').max(5, 'Al massimo 5 punti.'),
  attivo: z.boolean('Indica se è attivo.'),
  note: z.string().max(4000, 'Al massimo 4.000 caratteri.'),
})

/** What must hold between the fields of a product. */
export function bankProductRules(value: Record<string, unknown>, ctx: z.RefinementCtx): void {
  const require = (ok: boolean, path: string, message: string) => {
    if (!ok) ctx.addIssue({ code: 'custom', path: [path], message })
  }
  require(Number(value.importoMin) <=
    Number(value.importoMax), 'importoMax', 'Deve essere almeno l’importo minimo.')
  require(Number(value.durataMin) <=
    Number(value.durataMax), 'durataMax', 'Deve essere almeno la durata minima.')
  require(value.tipoTasso !== 'capped' ||
    value.cap !== null, 'cap', 'Un variabile con tetto ha bisogno del tetto.')
  require(value.tipoTasso !== 'misto' ||
    value.mesiFissi !== null, 'mesiFissi', 'Un misto ha bisogno dei mesi a tasso fisso.')
  require(value.tipoTasso !== 'variabile' ||
    value.indice !== null, 'indice', 'Un variabile ha bisogno dell’indice.')
}

export const bankProductInitial = {
  bankId: '',
  nome: '',
  prodotto: 'mutuo',
  tipoTasso: 'fisso',
  indice: 'EURIRS',
  spread: 1,
  spreadByLtv: [],
  floor: true,
  cap: null,
  mesiFissi: null,
  finalita: [],
  importoMin: 50_000,
  importoMax: 500_000,
  durataMin: 60,
  durataMax: 360,
  ltvMax: 80,
  etaMaxFine: 75,
  istruttoria: 0,
  istruttoriaPct: 0,
  perizia: 0,
  incassoRata: 0,
  assicurazionePct: null,
  compensoMediatorePct: 0,
  classiEnergetiche: [],
  scontoGreen: 0,
  attivo: true,
  note: '',
}
