import 'server-only'
import { env } from '@/lib/core/env'
import { SESSION_SECONDS } from '@/lib/core/session-life'
import { cookieNames, deviceCookieName, type Role } from './roles'

/** Half a year: who comes back after a holiday must not count as an unknown device. */
export const DEVICE_SECONDS = 180 * SESSION_SECONDS

const attributes = (maxAge: number) => {
  const secure = env().SITE_URL.startsWith('https:') ? '; Secure' : ''
  return `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}

/** The Set-Cookie lines of a role's pair. The access cookie outlives its token: its presence means "signed in". */
export function sessionCookies(role: Role, pair: { access: string; refresh: string }): string[] {
  const names = cookieNames(role)
  return [
    `${names.access}=${pair.access}; ${attributes(SESSION_SECONDS)}`,
    `${names.refresh}=${pair.refresh}; ${attributes(SESSION_SECONDS)}`,
  ]
}

/** The Set-Cookie line that marks this browser as one of the account's; signing out leaves it. */
export const deviceCookie = (role: Role, token: string): string =>
  `${deviceCookieName(role)}=${token}; ${attributes(DEVICE_SECONDS)}`

/** Takes away one role's pair and no other. */
export function clearedCookies(role: Role): string[] {
  const names = cookieNames(role)
  return [`${names.access}=; ${attributes(0)}`, `${names.refresh}=; ${attributes(0)}`]
}
