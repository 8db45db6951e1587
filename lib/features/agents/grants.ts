import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { PERMISSIONS, type PermissionFlag } from '@/lib/auth/permissions'
import { db } from '@/lib/core/db'
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

/**
 * An agent who may do more is out of reach, as administrators are: who could change their address could have their password
 * sent to themselves, and with it everything that they may do.
 */
export function checkRank(actor: Actor, target: { permissions?: unknown }): void {
  if (on(flagsOf(target.permissions)).some((flag) => !mayGrant(actor, flag)))
    throw forbidden('Ha permessi che tu non hai: può cambiarlo solo chi li ha.')
}

/** The same, where only the id is known; who is not there passes, and is not found by what follows. */
export async function checkRankOf(actor: Actor, id: string): Promise<void> {
  const row = await db().agent.findUnique({ where: { id }, select: { permissions: true } })
  if (row) checkRank(actor, row)
}
