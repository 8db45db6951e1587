import { z } from 'zod'
import { daySchema } from '@/lib/core/dates-schema'
import { dayInQuery } from '@/lib/italian/day-in-query'
import { INDEXES } from './schema'

const day = daySchema('La data si scrive AAAA-MM-GG.')
const asked = dayInQuery()

/** Outside of these it is a wrong comma, and no rate that the euro has ever had. */
const [LEAST, MOST] = [-5, 20]
/** Of neighbouring days: more than this is looked at twice. */
export const JUMP_POINTS = 25

/** Working days of a sheet, and how many at most. */
export const SHEET_DAYS = 60
const MAX_CELLS = 1_200

export const daysQuery = z.strictObject({
  index: z.enum(INDEXES, 'EURIBOR oppure EURIRS.').default('EURIBOR'),
  to: asked.optional().describe('Ultimo giorno; senza, oggi.'),
})
export type DaysQuery = z.infer<typeof daysQuery>

const value = z
  .number('Scrivi un numero, per esempio 2,135.')
  .min(LEAST, `Un tasso non scende sotto ${LEAST}%: controlla la virgola.`)
  .max(MOST, `Un tasso non supera ${MOST}%: controlla la virgola.`)
  .multipleOf(0.0001, 'Al massimo quattro decimali.')

/** PUT /v2/rates/days: the cells that change, each with the value that was read. */
export const daysSchema = z.strictObject({
  index: z.enum(INDEXES, 'EURIBOR oppure EURIRS.'),
  celle: z
    .array(
      z.strictObject({
        date: day,
        tenor: z.string().regex(/^\d{1,2}[MY]$/, 'La durata si scrive come 3M o 20Y.'),
        value: value.nullable(),
        era: z.number().nullable().describe('Il valore letto prima di cambiarlo; null se mancava.'),
      }),
    )
    .min(1, 'Non c’è niente da salvare.')
    .max(MAX_CELLS, `Al massimo ${MAX_CELLS} valori per volta.`),
})
export type DaysInput = z.infer<typeof daysSchema>

export const daysReply = z.object({
  index: z.enum(INDEXES),
  /** Where the history of this sheet is. */
  _id: z.uuid(),
  tenors: z.array(z.string()),
  /** There is a source to read at once. */
  aggiornabile: z.boolean(),
  giorni: z.array(
    z.object({
      date: z.iso.date(),
      /** Working days of which nothing is there. */
      manca: z.boolean(),
      valori: z.record(
        z.string(),
        z.object({
          value: z.number(),
          source: z.string(),
          /** Basis points from the value before, where they are more than `JUMP_POINTS`. */
          salto: z.number().nullable(),
        }),
      ),
    }),
  ),
})
export type DaysSheet = z.infer<typeof daysReply>

export const todayReply = z.array(
  z.object({
    index: z.enum(INDEXES),
    tenor: z.string(),
    date: z.iso.date(),
    value: z.number(),
    source: z.string(),
    previous: z.object({ date: z.iso.date(), value: z.number() }).nullable(),
    change: z.number().nullable(),
    monthAgo: z.number().nullable(),
    yearAgo: z.number().nullable(),
  }),
)

export const tegmQuery = z.strictObject({
  day: asked.optional().describe('Un giorno del trimestre; senza, oggi.'),
})
export const tegmReply = z.object({
  trimestri: z.array(z.object({ from: z.iso.date(), to: z.iso.date() })),
  soglie: z
    .object({
      from: z.iso.date(),
      to: z.iso.date(),
      inForce: z.boolean(),
      rows: z.array(
        z.object({
          category: z.string(),
          classFrom: z.number().nullable(),
          classTo: z.number().nullable(),
          tegm: z.number(),
          soglia: z.number(),
        }),
      ),
    })
    .nullable(),
})
