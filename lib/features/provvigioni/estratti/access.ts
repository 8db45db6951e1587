import { type Actor, can } from '@/lib/auth/actor'
import { agentRows } from '@/lib/auth/agent-scope'
import { managesCommissions, seesAgreements } from '@/lib/features/provvigioni/accordi/access'
import type { WhereOf } from '@/lib/resources/model-types'

/** The office sees all; an agent the own ones and the team's, once they are closed. */
export function visibleStatements(actor: Actor | null): boolean | WhereOf<'estratto'> {
  if (actor?.role !== 'agent') return seesAgreements(actor)
  if (!can(actor, 'provvigioni_see')) return false
  const rows = agentRows('estratto', actor)
  const closed = { stato: { not: 'bozza' } } as const
  return rows === true ? closed : { AND: [rows, closed] }
}

export { managesCommissions as managesStatements }
