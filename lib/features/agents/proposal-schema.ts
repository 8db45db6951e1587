import { z } from 'zod'
import { reasonSchema } from '@/lib/italian/reason'

/** POST /v2/agents/{id}/profile/approve and …/reject carry the version of the agent's record. */
export const approveBody = z.strictObject({ version: z.int('Indica la versione che hai letto.') })
export const rejectBody = approveBody.extend({
  motivo: reasonSchema('Scrivi perché.', { short: 'Scrivi perché: l’agente lo leggerà.' }),
})
export type RejectInput = z.infer<typeof rejectBody>

/** What an agent has proposed last, as they see it themselves. */
export const ownProposal = z.object({
  cambiaFoto: z.boolean(),
  urlPhoto: z.string().nullable(),
  bio: z.string().nullable(),
  propostoAt: z.string(),
  aspetta: z.boolean(),
  /** Why the office said no. */
  rifiuto: z.string(),
})
export type OwnProposal = z.infer<typeof ownProposal>

const change = z.object({ da: z.string().nullable(), a: z.string().nullable() })

/** What waits, beside what is shown now; null where that part does not change. */
export const proposalReply = z.object({
  propostoAt: z.string(),
  foto: change.nullable(),
  bio: change.nullable(),
  version: z.int(),
})
export type ProposalView = z.infer<typeof proposalReply>
