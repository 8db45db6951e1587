import { z } from 'zod'

const day = z.iso.date('La data si scrive AAAA-MM-GG.')

export const ratesQuery = z.strictObject({
  index: z.enum(['EURIBOR', 'EURIRS'], 'EURIBOR oppure EURIRS.').optional(),
  tenor: z
    .string()
    .regex(/^\d{1,2}[MY]$/, 'La durata si scrive come 3M o 20Y.')
    .optional(),
  from: day.optional(),
  to: day.optional(),
})
export type RatesQuery = z.infer<typeof ratesQuery>
