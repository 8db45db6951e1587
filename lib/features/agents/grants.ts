import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { PERMISSIONS, type PermissionFlag } from '@/lib/auth/permissions'
import { forbidden, invalidField } from '@/lib/core/errors'
import { AGENT_PERMISSIONS } from './agent-schema'

type Flags = Readonly<Record<string, unknown>>

export const flagsOf = (value: unknown): Flags =>
  typeof value === 'object' && value !== null ? (value as Flags) : {}

/**
 * Whether an administrator may give an agent a flag: what they hold themselves. A flag that only agents have opens more
 * cases to its owner, so it takes seeing all of them.
 */
export function mayGrant(actor: Actor, flag: string): boolean {
  if (actor.permissions.admin === true) return true
  if (!Object.hasOwn(PERMISSIONS, flag)) return false
  const known = flag as PermissionFlag
  const ofAdmins = (PERMISSIONS[known].roles as readonly string[]).includes('admin')
  return can(actor, ofAdmins ? known : 'pratiche_manage')
}

export const grantableBy = (actor: Actor): string[] =>
  AGENT_PERMISSIONS.map(({ value }) => value).filter((flag) => mayGrant(actor, flag))

const on = (flags: Flags) => Object.keys(flags).filter((name) => flags[name] === true)

/** Nobody gives what they do not hold. */
export function checkGrants(actor: Actor, before: unknown, after: unknown): void {
  const had = on(flagsOf(before))
  const refused = on(flagsOf(after)).find((name) => !had.includes(name) && !mayGrant(actor, name))
  if (!refused) return
  const label = AGENT_PERMISSIONS.find(({ value }) => value === refused)?.label ?? refused
  throw invalidField('permissions', `Non puoi dare un permesso che non hai: «${label}».`)
}

/** An address that can be changed is a password that can be had, and with it whatever its owner may do. */
export function checkAddress(
  actor: Actor,
  before: { email?: unknown; permissions?: unknown },
  email: unknown,
): void {
  if (email === undefined || email === before.email) return
  if (on(flagsOf(before.permissions)).some((flag) => !mayGrant(actor, flag)))
    throw forbidden('Ha permessi che tu non hai: il suo indirizzo lo cambia solo chi li ha.')
}
