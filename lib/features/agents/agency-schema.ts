import { z } from 'zod'

/** Body of POST /v2/agents/{id}/agency; null: of no agency. */
export const agencyBody = z.strictObject({
  agencyId: z.uuid('Scegli l’agenzia.').nullable(),
  pratiche: z.boolean('Indica se le pratiche aperte passano con lui.'),
  version: z.number('Indica la versione che hai letto.').int(),
})
export type AgencyInput = z.infer<typeof agencyBody>
