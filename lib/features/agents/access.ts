import { type Actor, can } from '@/lib/auth/actor'
import { rowsByRole } from '@/lib/auth/by-role'

/** Administrators who work with agents, leads, cases or imports choose among all; an agent finds the colleagues. */
export function visibleAgents(actor: Actor | null) {
  return rowsByRole<{ status: 'validated' }>(actor, {
    admin: (office) =>
      (['agents_manage', 'leads_manage', 'pratiche_manage', 'sync_manage', 'compliance_see'] as const).some(
        (flag) => can(office, flag),
      ),
    agent: () => ({ status: 'validated' }),
    client: false,
  })
}

export const managesAgents = (actor: Actor | null): boolean =>
  actor?.role === 'admin' && can(actor, 'agents_manage')
