import type { PermissionFlag, TicketingFlag } from './permissions'
import type { Role } from './roles'

type Flags = Readonly<Record<string, unknown>>

/** What the permission check looks at. `hasToken`: the role's access cookie (or bearer token) is there. */
export type Subject = {
  role: Role
  hasToken: boolean
  profile: { permissions: Flags; ticketing?: Flags } | null
}

const isSet = (flags: Flags | undefined, name: string) => flags?.[name] === true

/**
 * The permission check of the specification, §6, to the letter: an empty list passes; otherwise the user
 * must be admin or agent with a token and a loaded profile; `admin` (for admins) or `all` (for agents)
 * passes everything; otherwise every required flag must be true.
 */
export function hasPermissions(subject: Subject | null, required: readonly PermissionFlag[]): boolean {
  if (required.length === 0) return true
  if (!subject?.profile || !subject.hasToken || subject.role === 'client') return false
  const { permissions } = subject.profile
  if (isSet(permissions, subject.role === 'admin' ? 'admin' : 'all')) return true
  return required.every((flag) => isSet(permissions, flag))
}

/**
 * The ticketing check of §6, admins only: the admin flag passes; otherwise `ticketing_access` must be set,
 * and then `ticketing.full_access` passes, or every requested ticketing flag must be true.
 * `ticketing_access` is read from the permissions or from the ticketing object: the text names only the flag.
 */
export function hasTicketing(subject: Subject | null, required: readonly TicketingFlag[]): boolean {
  if (!subject?.profile || !subject.hasToken || subject.role !== 'admin') return false
  const { permissions, ticketing } = subject.profile
  if (isSet(permissions, 'admin')) return true
  if (!isSet(permissions, 'ticketing_access') && !isSet(ticketing, 'ticketing_access')) return false
  return isSet(ticketing, 'full_access') || required.every((flag) => isSet(ticketing, flag))
}
