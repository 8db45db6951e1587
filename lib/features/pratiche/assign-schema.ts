import { z } from 'zod'
import { reasonSchema } from '@/lib/italian/reason'

/** Who follows the case from now on, and why: shown in its time line and in the history. */
export const assignBody = z.strictObject({
  agentId: z.uuid('Scegli l’agente.'),
  motivo: reasonSchema('Scrivi perché.'),
})
export type AssignInput = z.infer<typeof assignBody>

/** Body of POST /v2/pratiche/{id}/assign. */
export const assignOneBody = assignBody.extend({
  version: z.number('Indica la versione che hai letto.').int(),
})
