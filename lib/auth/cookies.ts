import 'server-only'
import { env } from '@/lib/core/env'
import { cookieNames, deviceCookieName, type Role } from './roles'

/** One day (specification, §9). The access cookie outlives its token: its presence means "signed in". */
export const COOKIE_SECONDS = 24 * 60 * 60

/** Half a year: who comes back after a holiday must not count as an unknown device. */
export const DEVICE_SECONDS = 180 * COOKIE_SECONDS

const attributes = (maxAge: number) => {
  const secure = env().SITE_URL.startsWith('https:') ? '; Secure' : ''
  return `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}

/** The Set-Cookie lines of a role's pair. */
export function sessionCookies(role: Role, pair: { access: string; refresh: string }): string[] {
  const names = cookieNames(role)
  return [
    `${names.access}=${pair.access}; ${attributes(COOKIE_SECONDS)}`,
    `${names.refresh}=${pair.refresh}; ${attributes(COOKIE_SECONDS)}`,
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
