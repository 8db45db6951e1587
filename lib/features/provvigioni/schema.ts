import { z } from 'zod'
import { reasonSchema } from '@/lib/italian/reason'

/** Without an amount what is left of the share is taken back. */
export const stornoBody = z.strictObject({
  importo: z
    .number('Scrivi l’importo.')
    .positive('L’importo è più di zero.')
    .max(100_000_000, 'Al massimo 100 milioni.')
    .multipleOf(0.01, 'Al massimo due decimali.')
    .nullish(),
  motivo: reasonSchema('Scrivi il motivo.'),
})
export type StornoInput = z.infer<typeof stornoBody>

export const stornoReply = z.object({
  _id: z.string(),
  praticaId: z.string(),
  quota: z.string(),
  importo: z.number(),
  storno: z.boolean(),
  stornaId: z.string().nullable(),
  motivo: z.string().nullable(),
  maturataAt: z.string(),
})
export type StornoReply = z.infer<typeof stornoReply>
