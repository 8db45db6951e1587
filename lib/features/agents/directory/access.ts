import { type Actor, type AdminScope, type AgentScope, can, mintScope } from '@/lib/auth/actor'
import { forbidden } from '@/lib/core/errors'

export type Reader = AdminScope | AgentScope

/** Every agent finds the colleagues; of the office whoever manages agents. */
export function directoryReader(actor: Actor): Reader {
  if (actor.role === 'agent') return mintScope({ ...actor, role: 'agent' })
  if (actor.role !== 'admin' || !can(actor, 'agents_manage')) throw forbidden()
  return mintScope({ ...actor, role: 'admin' })
}
