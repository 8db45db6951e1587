import { type Actor, can } from '@/lib/auth/actor'
import { agentRows } from '@/lib/auth/agent-scope'
import type { WhereOf } from '@/lib/resources/model-types'

type Rows = boolean | WhereOf<'prediction'>

/** The forecasts somebody may see: all for the office, for an agent those of the agent's scope. */
export function visiblePredictions(actor: Actor | null): Rows {
  if (!actor || actor.role === 'client') return false
  return actor.role === 'admin' ? can(actor, 'pratiche_manage') : agentRows('prediction', actor)
}

/** Who may change one: the office, and who made it. */
export function ownPredictions(actor: Actor | null): Rows {
  if (!actor || actor.role === 'client') return false
  return actor.role === 'admin' ? can(actor, 'pratiche_manage') : { agentId: actor.userId }
}

/** Agents write forecasts; the office corrects them. */
export const agentsAlone = (actor: Actor | null): boolean => actor?.role === 'agent'
