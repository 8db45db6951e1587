import { type Actor, can } from '@/lib/auth/actor'
import { agentRows } from '@/lib/auth/agent-scope'
import { rowsByRole } from '@/lib/auth/by-role'
import type { WhereOf } from '@/lib/resources/model-types'

/** A simulation of a visitor has no code, and is in no list. */
const saved: WhereOf<'quote'> = { codice: { not: null } }

/** The quotes somebody may see and work on: all for the office that works on cases, for an agent those of the agent's scope. */
export function visibleQuotes(actor: Actor | null): boolean | WhereOf<'quote'> {
  return rowsByRole<WhereOf<'quote'>>(actor, {
    admin: (office) => can(office, 'pratiche_manage') && saved,
    agent: ofAgent,
    client: false,
  })
}

function ofAgent(agent: Actor): WhereOf<'quote'> {
  const own = agentRows('quote', agent)
  return own === true ? saved : { AND: [saved, own] }
}

/** Of a client: what was sent to their address, or was made for their account. */
export function receivedQuotes(actor: Actor | null): boolean | WhereOf<'quote'> {
  if (actor?.role !== 'client') return false
  const { userId, email } = actor
  return { AND: [saved, { inviatoAt: { not: null } }, { OR: [{ clientId: userId }, { email }] }] }
}

/** Agents make quotes, and the office for any of them. */
export const makesQuotes = (actor: Actor | null): boolean =>
  actor?.role === 'agent' || (actor?.role === 'admin' && can(actor, 'pratiche_manage'))
