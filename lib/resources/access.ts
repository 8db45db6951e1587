import { type Actor, can } from '@/lib/auth/actor'
import type { PermissionFlag } from '@/lib/auth/permissions'
import { forbidden, unauthenticated } from '@/lib/core/errors'
import type { Access, Where } from './types'

/** The rows on which an actor may do it; throws 401 or 403 when there can be none. */
export function allowedRows(access: Access, actor: Actor | null): Where {
  const answer = access(actor)
  if (answer === true) return {}
  if (answer !== false) return answer
  throw actor ? forbidden() : unauthenticated()
}

/** For a route that needs one of these rules: refuses, before anything is read, who can have no row by any of them. */
export const requireAnyAccess =
  (...rules: Access[]) =>
  (actor: Actor | null): void => {
    if (rules.some((access) => access(actor) !== false)) return
    throw actor ? forbidden() : unauthenticated()
  }

/** No rows for anybody: the verb does not exist, or is a workflow of its own. */
export const noAccess: Access = () => false

const isAdminWith = (actor: Actor | null, flag: PermissionFlag) => actor?.role === 'admin' && can(actor, flag)

/** All rows for admins with the flag, nothing for anybody else. */
export const adminsWith =
  (flag: PermissionFlag): Access =>
  (actor) =>
    isAdminWith(actor, flag)

/** All rows for admins with the flag; everybody else, signed in or not, sees those that match. */
export const publicRows =
  (flag: PermissionFlag, published: () => Where): Access =>
  (actor) =>
    isAdminWith(actor, flag) || published()

/** The four verbs of public content: visitors read what is published, admins with the flag do the rest. */
export function contentAccess(flag: PermissionFlag, published: () => Where) {
  const edit = adminsWith(flag)
  return { read: publicRows(flag, published), create: edit, update: edit, delete: edit }
}
