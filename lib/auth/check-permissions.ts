import { type PermissionFlag, ticketingName } from './permissions'
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
 * The two checks of the specification, §6, by where each flag is kept: those of `permissions` and those of
 * `ticketing`. All must pass; an empty list passes.
 */
export function hasPermissions(subject: Subject | null, required: readonly PermissionFlag[]): boolean {
  const ofTickets = required.flatMap((flag) => ticketingName(flag) ?? [])
  const others = required.filter((flag) => ticketingName(flag) === undefined)
  return hasFlags(subject, others) && (ofTickets.length === 0 || hasTicketing(subject, ofTickets))
}

/** The flag of each role that passes everything; other roles have no flags at all. */
const PASSES = { admin: 'admin', agent: 'all' } as const

/**
 * The permission check, to the letter: an empty list passes; otherwise the user must be admin or agent with a token
 * and a loaded profile; `admin` (for admins) or `all` (for agents) passes everything; otherwise every required flag
 * must be true.
 */
function hasFlags(subject: Subject | null, required: readonly string[]): boolean {
  if (required.length === 0) return true
  if (!subject?.profile || !subject.hasToken || !Object.hasOwn(PASSES, subject.role)) return false
  const { permissions } = subject.profile
  if (isSet(permissions, PASSES[subject.role as keyof typeof PASSES])) return true
  return required.every((flag) => isSet(permissions, flag))
}

const ACCESS = 'ticketing_access'

/**
 * The ticketing check, admins only: the admin flag passes; otherwise `ticketing_access` must be set, and then
 * `ticketing.full_access` passes, or every requested ticketing flag must be true. `ticketing_access` is read from the
 * permissions or from the ticketing object: the text names only the flag.
 */
function hasTicketing(subject: Subject | null, required: readonly string[]): boolean {
  if (!subject?.profile || !subject.hasToken || subject.role !== 'admin') return false
  const { permissions, ticketing } = subject.profile
  if (isSet(permissions, 'admin')) return true
  if (!isSet(permissions, ACCESS) && !isSet(ticketing, ACCESS)) return false
  return (
    isSet(ticketing, 'full_access') || required.every((name) => name === ACCESS || isSet(ticketing, name))
  )
}
