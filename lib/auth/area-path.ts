import { ROLE_NAMES, ROLES, type Role } from './roles'

/** Pages of an area that need no session, under the area's own path. */
const OPEN = [
  'login',
  'password-dimenticata',
  'register',
  'confirm-account',
  'confirm-email',
  'confirm-reset-password',
]

/** The role whose area a path belongs to, and whether the path is behind the sign-in. */
export function areaOfPath(pathname: string): { role: Role; guarded: boolean } | null {
  const role = ROLE_NAMES.find(
    (name) => pathname === ROLES[name].area || pathname.startsWith(`${ROLES[name].area}/`),
  )
  if (!role) return null
  const [first = ''] = pathname.slice(ROLES[role].area.length + 1).split('/')
  return { role, guarded: !OPEN.includes(first) }
}
