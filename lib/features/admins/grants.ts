import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { PERMISSIONS, type PermissionFlag, ticketingName } from '@/lib/auth/permissions'
import { db, type Tx } from '@/lib/core/db'
import { AppError, forbidden, invalidField } from '@/lib/core/errors'

type Flags = Readonly<Record<string, unknown>>
type Granted = { permissions: Flags; ticketing: Flags }

const flags = (value: unknown): Flags => (typeof value === 'object' && value !== null ? (value as Flags) : {})

/** The two objects of a row, whatever stands in them. */
export const granted = (row: { permissions?: unknown; ticketing?: unknown } | null): Granted => ({
  permissions: flags(row?.permissions),
  ticketing: flags(row?.ticketing),
})

const FLAG_OF = new Map<string, PermissionFlag>(
  (Object.keys(PERMISSIONS) as PermissionFlag[]).map((flag) => [ticketingName(flag) ?? flag, flag]),
)

const added = (before: Flags, after: Flags) =>
  Object.keys(after).filter((name) => after[name] === true && before[name] !== true)

const mayGrant = (actor: Actor, name: string) => {
  if (actor.permissions.admin === true) return true
  const flag = FLAG_OF.get(name)
  return flag !== undefined && can(actor, flag)
}

/**
 * An account that may do more is out of reach: who could change their address could have their password sent to themselves, and
 * with it everything that they may do.
 */
export function checkRank(actor: Actor, target: Granted & { id?: unknown }): void {
  if (target.id === actor.userId) return
  const held = (['permissions', 'ticketing'] as const).flatMap((field) => names(target[field]))
  if (held.some((name) => !mayGrant(actor, name)))
    throw forbidden('Ha permessi che tu non hai: può cambiarlo solo chi li ha.')
}

/** The same, where only the id is known; who is not there passes, and is not found by what follows. */
export async function checkRankOf(actor: Actor, id: string): Promise<void> {
  const row = await db().admin.findUnique({ where: { id }, select: { permissions: true, ticketing: true } })
  if (row) checkRank(actor, { ...granted(row), id })
}

/** Nobody gives what they do not hold, and nobody gives to themselves. */
export function checkGrants(actor: Actor, id: string | null, before: Granted, after: Granted): void {
  for (const field of ['permissions', 'ticketing'] as const) {
    const isChanged = JSON.stringify(names(before[field])) !== JSON.stringify(names(after[field]))
    if (isChanged && id === actor.userId)
      throw invalidField(field, 'I propri permessi li cambia un’altra persona.')
    const refused = added(before[field], after[field]).find((name) => !mayGrant(actor, name))
    if (refused === 'admin') throw invalidField(field, 'Solo chi ha tutti i permessi può darli tutti.')
    if (refused) throw invalidField(field, `Non puoi dare un permesso che non hai: «${sentenceOf(refused)}».`)
  }
}

const names = (flags: Flags) => added({}, flags).toSorted()
const sentenceOf = (name: string) => {
  const flag = FLAG_OF.get(name)
  return flag ? PERMISSIONS[flag].description : name
}

/** What somebody is allowed now and was not before. */
export const grown = (before: Granted, after: Granted): string[] =>
  (['permissions', 'ticketing'] as const)
    .flatMap((field) => added(before[field], after[field]))
    .map((name) => (name === 'admin' ? 'Ogni permesso' : sentenceOf(name)))

/**
 * Somebody who may do everything has to be left: two who take it from each other at the same instant wait for one another
 * here, and the second is refused.
 */
export async function keepOneWithAll(tx: Tx, leaving: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('admins:all'))`
  const others = await tx.admin.count({
    where: {
      id: { not: leaving },
      status: 'validated',
      permissions: { path: ['admin'], equals: true },
    },
  })
  if (others === 0)
    throw new AppError('conflict', 'È l’ultima persona con tutti i permessi: dalli prima a un’altra.')
}
