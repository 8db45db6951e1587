import { ROLES, type Role } from './roles'

/** Written by middleware: a server component cannot see its own address. */
export const PATH_HEADER = 'x-path'

/** Where to go after sign-in: only a page of the role's own area, anything else becomes its home. */
export function safeNext(role: Role, next: string | null | undefined): string {
  const { area, login } = ROLES[role]
  if (!next || next.length > 1000 || /[\\\s]|\/\//.test(next.split('?')[0] ?? '')) return area
  const path = next.split(/[?#]/)[0]
  const inside = path === area || next.startsWith(`${area}/`)
  return inside && path !== login && !/(^|\/)\.{1,2}(\/|$)/.test(path ?? '') ? next : area
}

const withNext = (path: string, next: string) =>
  next ? `${path}?${new URLSearchParams({ next }).toString()}` : path

/** The role's sign-in page, which comes back to `next`. */
export const loginPath = (role: Role, next = ''): string => withNext(ROLES[role].login, next)

/** Where somebody who has to sets up a second factor: nothing else of the area is open until then. */
export const enrolPath = (role: Role): string => `${ROLES[role].area}/secondo-fattore`

/** Renews the pair of a browser whose access token has expired, and comes back to `next`. */
export const renewPath = (role: Role, next = ''): string => withNext(`/api/auth/${role}/renew`, next)
