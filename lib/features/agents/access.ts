import { type Actor, can } from '@/lib/auth/actor'

/** Administrators who work with agents, leads, cases or imports choose among all; an agent finds the colleagues. */
export function visibleAgents(actor: Actor | null) {
  if (!actor || actor.role === 'client') return false
  if (actor.role === 'agent') return { status: 'validated' as const }
  return (['agents_manage', 'leads_manage', 'pratiche_manage', 'sync_manage'] as const).some((flag) =>
    can(actor, flag),
  )
}

export const managesAgents = (actor: Actor | null): boolean =>
  actor?.role === 'admin' && can(actor, 'agents_manage')
