import { z } from 'zod'

/** Who follows the case from now on, and why: shown in its time line and in the history. */
export const assignBody = z.strictObject({
  agentId: z.uuid('Scegli l’agente.'),
  motivo: z.string('Scrivi perché.').trim().min(3, 'Scrivi perché.').max(500, 'Al massimo 500 caratteri.'),
})
export type AssignInput = z.infer<typeof assignBody>

/** Body of POST /v2/pratiche/{id}/assign. */
export const assignOneBody = assignBody.extend({
  version: z.number('Indica la versione che hai letto.').int(),
})
