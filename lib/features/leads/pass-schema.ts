import { z } from 'zod'
import { assegnaSchema } from './schema'

/** POST /v2/leadRequests/{id}/assign: an agent names the colleague and says why; the office need not. */
export const passaSchema = assegnaSchema.extend({
  motivo: z.string().trim().max(500, 'Al massimo 500 caratteri.').optional(),
  version: z.number('Indica la versione che hai letto.').int().optional(),
})
export type PassaInput = z.infer<typeof passaSchema>
