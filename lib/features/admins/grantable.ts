import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { PERMISSIONS, type PermissionFlag, ticketingName } from '@/lib/auth/permissions'

/** The names that this person may switch on for others: what they hold themselves. */
export function grantableBy(actor: Actor): string[] {
  const held = (Object.keys(PERMISSIONS) as PermissionFlag[]).filter((flag) => can(actor, flag))
  return [
    ...held.map((flag) => ticketingName(flag) ?? flag),
    ...(actor.permissions.admin === true ? ['admin'] : []),
  ]
}
