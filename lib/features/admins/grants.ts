import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { PERMISSIONS, type PermissionFlag, ticketingName } from '@/lib/auth/permissions'
import type { Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'

type Flags = Readonly<Record<string, unknown>>
type Granted = { permissions: Flags; ticketing: Flags }

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
