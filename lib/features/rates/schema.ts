import { z } from 'zod'
import { dayInQuery } from '@/lib/italian/day-in-query'

const day = dayInQuery()

export const INDEXES = ['EURIBOR', 'EURIRS'] as const
export type RateIndex = (typeof INDEXES)[number]

/** How long the quoted rates run: Euribor in months, Eurirs in years. */
export const TENORS: Record<RateIndex, readonly string[]> = {
  EURIBOR: ['1M', '3M', '6M', '12M'],
  EURIRS: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 25, 30, 40, 50].map((years) => `${years}Y`),
}

/** Of each week or month only the last value: what a chart of years can show. */
export const STEPS = ['day', 'week', 'month'] as const

/** A reply holds at most these: one series day by day for forty years, or all of them for two. */
export const MAX_VALUES = 10_000

export const ratesQuery = z.strictObject({
  index: z.enum(INDEXES, 'EURIBOR oppure EURIRS.').optional(),
  tenor: z
    .string()
    .regex(/^\d{1,2}[MY]$/, 'La durata si scrive come 3M o 20Y.')
    .optional(),
  from: day.optional().describe('Primo giorno; senza, un anno prima di `to`.'),
  to: day.optional().describe('Ultimo giorno; senza, oggi.'),
  step: z.enum(STEPS, 'day, week oppure month.').default('day'),
  format: z.enum(['json', 'csv'], 'json oppure csv.').default('json'),
})
export type RatesQuery = Omit<z.infer<typeof ratesQuery>, 'format'>

/** The series of a file that does not name its own, and what to say of where the figures come from. */
export const importQuery = z.strictObject({
  serie: z.string().max(100, 'Al massimo 100 caratteri.').optional(),
  fonte: z.string().max(120, 'Al massimo 120 caratteri.').optional(),
})
export type ImportQuery = z.infer<typeof importQuery>

export const progressParams = z.object({ id: z.uuid() })

/** The reply of GET /v2/rates. */
export const rateList = z.array(
  z.object({ index: z.string(), tenor: z.string(), date: z.iso.date(), value: z.number() }),
)

/** The reply that announces an import, and the one that says how far it is. */
export const importStarted = z.object({ _id: z.uuid(), state: z.literal('in_coda') })
export const importProgress = z.object({
  _id: z.uuid(),
  state: z.enum(['in_coda', 'in_corso', 'completato', 'annullato', 'fallito']),
  done: z.int(),
  total: z.int(),
  error: z.string().nullable(),
  result: z
    .object({
      kind: z.enum(['rates', 'tegm']),
      rows: z.int(),
      created: z.int(),
      updated: z.int(),
      unchanged: z.int(),
      problemCount: z.int(),
      problems: z.array(z.object({ line: z.int(), reason: z.string() })),
    })
    .nullable(),
})
export type ImportProgress = z.infer<typeof importProgress>
