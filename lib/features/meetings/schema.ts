import { z } from 'zod'
import { instantSchema } from '@/lib/core/dates-schema'

/** POST /leadRequests/{id}/appointment: another time for the appointment. */
export const spostaSchema = z.strictObject({
  version: z.number('Indica la versione che hai letto.').int(),
  quando: instantSchema('Indica giorno e ora.'),
  /** It is moved although the agent has another one at that time. */
  sovrapposto: z.boolean().optional(),
})
export type SpostaInput = z.infer<typeof spostaSchema>
/** POST /leadRequests/{id}/appointment/cancel */
export const annullaAppuntamentoSchema = z.strictObject({
  version: z.number('Indica la versione che hai letto.').int(),
})
export const appuntamentoReply = z.object({
  _id: z.string(),
  version: z.number(),
  /** Null: there is none any more. */
  quando: z.string().nullable(),
  /** The person has no e-mail address, and does not know of it yet: whoever asked for this tells them. */
  daAvvisare: z.boolean(),
})
export type Appuntamento = z.infer<typeof appuntamentoReply>
