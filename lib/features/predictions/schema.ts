import { z } from 'zod'
import { type Day, todayInRome } from '@/lib/core/dates'
import { keysOf } from '@/lib/core/keys'
import { plainName } from '@/lib/italian/person-name'
import type { Option } from '@/lib/words/options'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'

export const CATEGORIE = { impegno: 'Impegno', probabile: 'Probabile', possibile: 'Possibile' } as const

const year = 'Scrivi un anno fra il 2020 e il 2100.'

/** What an agent expects of a case, or of a client who has none yet. */
export const predictionSchema = z.strictObject({
  praticaId: z.uuid('Scegli la pratica.').nullable(),
  cliente: z.string('Scrivi il cliente.').overwrite(plainName).max(160, 'Al massimo 160 caratteri.'),
  product: z.enum(keysOf(PRODOTTI), 'Scegli il prodotto.'),
  bankId: z.uuid('Scegli la banca.').nullable(),
  importo: z
    .number('Scrivi l’importo.')
    .min(100, 'Almeno 100 €.')
    .max(100_000_000, 'Al massimo 100 milioni.'),
  probabilita: z
    .number('Scrivi la probabilità.')
    .int('Un numero intero.')
    .min(0, 'Da 0 a 100.')
    .max(100, 'Da 0 a 100.'),
  categoria: z.enum(keysOf(CATEGORIE), 'Scegli la categoria.'),
  anno: z.number(year).int(year).min(2020, year).max(2100, year),
  mese: z
    .number('Scegli il mese.')
    .int('Scegli il mese.')
    .min(1, 'Scegli il mese.')
    .max(12, 'Scegli il mese.'),
  note: z.string('Le note sono un testo.').max(2_000, 'Al massimo 2.000 caratteri.'),
})

/** Without a case it must be said whose it is. */
export function predictionRules({ praticaId, cliente }: Record<string, unknown>, ctx: z.RefinementCtx): void {
  if (!praticaId && String(cliente ?? '').length < 2)
    ctx.addIssue({ code: 'custom', path: ['cliente'], message: 'Scegli la pratica o scrivi il cliente.' })
}

/** A forecast begins in the month that it is in Italy, whenever the server was started. */
export const predictionInitial = (today: Day = todayInRome()) => ({
  praticaId: null,
  cliente: '',
  product: 'mutuo',
  bankId: null,
  importo: null,
  probabilita: 50,
  categoria: 'probabile',
  anno: Number(today.slice(0, 4)),
  mese: Number(today.slice(5, 7)),
  note: '',
})

export const STATI_PREVISIONE: Option[] = [
  { value: 'aperta', label: 'Aperta', tone: 'info' },
  { value: 'realizzata', label: 'Realizzata', tone: 'ok' },
  { value: 'persa', label: 'Persa', tone: 'bad' },
]
export const CATEGORIE_OPTIONS: Option[] = optionsOf(CATEGORIE)
export const PRODOTTI_OPTIONS: Option[] = optionsOf(PRODOTTI)

const version = z.int('Indica la versione che hai letto.')

/** POST /predictions/{id}/move */
export const spostaSchema = z.strictObject({
  anno: predictionSchema.shape.anno,
  mese: predictionSchema.shape.mese,
  probabilita: predictionSchema.shape.probabilita.optional(),
  version,
})
export type SpostaInput = z.infer<typeof spostaSchema>

/** POST /predictions/{id}/close */
export const chiudiSchema = z.strictObject({
  esito: z.enum(['realizzata', 'persa'], 'Scegli com’è andata.'),
  /** What was paid out; the amount of the forecast, where it is not said. */
  importo: predictionSchema.shape.importo.optional(),
  motivo: z.string().trim().max(500, 'Al massimo 500 caratteri.').optional(),
  version,
})
export type ChiudiInput = z.infer<typeof chiudiSchema>

/** A case without a forecast, with what the site would expect of it. */
export const propostaReply = z.object({
  praticaId: z.string(),
  codice: z.string(),
  cliente: z.string(),
  stato: z.string(),
  product: z.enum(keysOf(PRODOTTI)),
  bankId: z.string().nullable(),
  banca: z.string().nullable(),
  importo: z.number(),
  probabilita: z.number(),
  anno: z.number(),
  mese: z.number(),
})
/** `io`: whose they are, so that the list knows which rows are the reader's own. */
export const proposteReply = z.object({ io: z.string(), total: z.number(), items: z.array(propostaReply) })
export type Proposta = z.infer<typeof propostaReply>
export type Proposte = z.infer<typeof proposteReply>

/** What is open in one column of the board: how many forecasts, what they come to, and weighted. */
export const sommaReply = z.object({
  colonna: z.string(),
  n: z.number(),
  importo: z.number(),
  ponderato: z.number(),
})
/** GET /predictions/months; `io`: the reader, whose own cards can be moved. */
export const mesiReply = z.object({ io: z.string(), colonne: z.array(sommaReply) })
export type Somma = z.infer<typeof sommaReply>
export type MesiReply = z.infer<typeof mesiReply>

/** GET /v2/predictions/sums: how many forecasts the list has, what they come to, and weighted. */
export const sommeReply = z.object({
  totals: z.object({ previsioni: z.number(), importo: z.number(), ponderato: z.number() }),
})
export type SommeReply = z.infer<typeof sommeReply>
