import { z } from 'zod'
import { daySchema } from '@/lib/core/dates-schema'
import { prestitiSchema } from '@/lib/features/calculators/schema'
import { figureInQuery } from '@/lib/italian/figure-in-query'
import { childRows } from '@/lib/resources/child-rows'
import { PRODOTTI } from '@/lib/words/products'

/** A grid of sixty amounts by forty durations. */
export const MAX_RIGHE = 2_400

const euro = (what: string) =>
  z.number(`Scrivi ${what}.`).min(0, 'Da 0 in su.').max(10_000_000, 'Al massimo 10 milioni.')
const rate = (what: string) => z.number(`Scrivi ${what}.`).min(0, 'Da 0 in su.').max(100, 'Al massimo 100.')

/** A cell of the grid: so much for so long costs this. `spese`: all that is paid at the start, the tax among them. */
export const rigaSchema = z.strictObject({
  importo: euro('l’importo').positive('Scrivi l’importo.'),
  durata: z
    .number('Scrivi la durata.')
    .int('Un numero intero di mesi.')
    .min(1, 'Almeno un mese.')
    .max(480, 'Al massimo 480 mesi.'),
  rata: euro('la rata'),
  tan: rate('il TAN'),
  taeg: rate('il TAEG'),
  spese: euro('le spese, imposte comprese'),
})
export type Riga = z.infer<typeof rigaSchema>

const righe = childRows(rigaSchema, {
  max: MAX_RIGHE,
  unique: ['importo', 'durata'],
  message: 'Un’altra riga ha lo stesso importo e la stessa durata.',
})

export const priceTableSchema = z.strictObject({
  nome: z.string('Scrivi il nome.').trim().min(2, 'Scrivi il nome.').max(120, 'Al massimo 120 caratteri.'),
  prodotto: z.enum(Object.keys(PRODOTTI) as (keyof typeof PRODOTTI)[], 'Scegli il prodotto.'),
  bankId: z.uuid('Scegli la banca.').nullable(),
  finalita: z
    .array(z.string().max(60, 'Al massimo 60 caratteri.'), 'Serve un elenco.')
    .max(30, 'Al massimo 30.'),
  validFrom: daySchema('Scegli da quando vale.'),
  validTo: daySchema('Scegli fino a quando vale.').nullable(),
  fuoriPiano: z.boolean('Scegli sì o no.'),
  righe,
})

/** Across fields: a table does not end before it begins. */
export function priceTableRules({ validFrom, validTo }: Record<string, unknown>, ctx: z.RefinementCtx): void {
  if (validTo !== null && String(validTo) < String(validFrom))
    ctx.addIssue({ code: 'custom', path: ['validTo'], message: 'La fine viene prima dell’inizio.' })
}

export const priceTableInitial = {
  nome: '',
  prodotto: 'prestito',
  bankId: null,
  finalita: [],
  validFrom: '',
  validTo: null,
  fuoriPiano: false,
  righe: [],
} as const

const version = z.int('Serve la versione.')
export const publishValues = z.strictObject({ validFrom: daySchema('Scegli da quando vale.') })
export const publishBody = publishValues.extend({ version })
export type PublishInput = z.infer<typeof publishBody>
export const closeValues = z.strictObject({ validTo: daySchema('Scegli l’ultimo giorno.') })
export const closeBody = closeValues.extend({ version })
export type CloseInput = z.infer<typeof closeBody>

export const compareQuery = z.strictObject({ con: z.uuid('Scegli la versione con cui confrontarla.') })

/** What a draft is asked: the question of the loan calculator, without the person. */
export const tryQuery = z.strictObject({
  importo: figureInQuery('money', prestitiSchema.shape.importo),
  durata: figureInQuery('count', prestitiSchema.shape.durata),
  finalita: prestitiSchema.shape.finalita,
})
export type TryInput = z.infer<typeof tryQuery>
