import { forbidden } from '@/lib/core/errors'
import type { Actor } from './actor'
import type { Role } from './roles'

type Branches<R extends Role> = { [K in R]: () => unknown }

/**
 * What holds for somebody of a role: one branch for each role that the value may have, so that a branch that is missing does
 * not compile. A role without one, such as a later release may write, is denied.
 *
 * @throws AppError `forbidden` for a role that has no branch
 */
export function byRole<R extends Role, B extends Branches<R>>(role: R, branches: B): ReturnType<B[R]> {
  if (!Object.hasOwn(branches, role)) throw forbidden()
  return branches[role]() as ReturnType<B[R]>
}

/** The two roles that work here. */
export type Staff = Exclude<Role, 'client'>

/** For what is the office's and the network's alone. @throws AppError `forbidden` for everybody else */
export const staffRole = (role: Role): Staff =>
  byRole<Role, Branches<Role>>(role, {
    admin: () => 'admin',
    agent: () => 'agent',
    client: () => {
      throw forbidden()
    },
  }) as Staff

type RowsOf<W> = (actor: Actor) => boolean | W

/** The rows that somebody may have, by their role: none for a visitor, and none for a role that has no branch. */
export function rowsByRole<W>(actor: Actor | null, rows: Record<Role, RowsOf<W> | false>): boolean | W {
  const ofRole = actor && Object.hasOwn(rows, actor.role) && rows[actor.role]
  return ofRole ? ofRole(actor) : false
}
