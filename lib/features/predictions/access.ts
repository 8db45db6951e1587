import { type Actor, can } from '@/lib/auth/actor'
import { agentRows } from '@/lib/auth/agent-scope'
import { rowsByRole } from '@/lib/auth/by-role'
import type { WhereOf } from '@/lib/resources/model-types'

type Rows = boolean | WhereOf<'prediction'>

/** The forecasts somebody may see: all for the office, for an agent those of the agent's scope. */
export function visiblePredictions(actor: Actor | null): Rows {
  return rowsByRole<WhereOf<'prediction'>>(actor, {
    admin: (office) => can(office, 'pratiche_manage'),
    agent: (agent) => agentRows('prediction', agent),
    client: false,
  })
}

/** Who may change one: the office, and who made it. */
export function ownPredictions(actor: Actor | null): Rows {
  return rowsByRole<WhereOf<'prediction'>>(actor, {
    admin: (office) => can(office, 'pratiche_manage'),
    agent: ({ userId }) => ({ agentId: userId }),
    client: false,
  })
}

/** Agents write forecasts; the office corrects them. */
export const agentsAlone = (actor: Actor | null): boolean => actor?.role === 'agent'
