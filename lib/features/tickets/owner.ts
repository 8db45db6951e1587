import type { Actor } from '@/lib/auth/actor'

/** The column that says who opened a ticket, for reading and for writing. */
export function ownerOf({ role, userId }: Actor) {
  if (role === 'agent') return { agentId: userId }
  return role === 'client' ? { clientId: userId } : { openedByAdminId: userId }
}
