import 'server-only'
import type { AuthOptions, CookieOption } from 'next-auth'
import { withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { logger } from '@/lib/core/logger'
import { loadActor } from './authenticate'
import { cookieNames, ROLES, type Role } from './roles'
import { revoke } from './sessions'
import { ACCESS_SECONDS, accessSecret, verifyAccess } from './tokens'

const cookie = (name: string): CookieOption => ({
  name,
  options: { httpOnly: true, sameSite: 'lax', path: '/', secure: env().SITE_URL.startsWith('https:') },
})

/** Every cookie of next-auth has the role in its name, so that three sign-ins live side by side. */
const cookiesOf = (role: Role) => ({
  sessionToken: cookie(cookieNames(role).access),
  csrfToken: cookie(`${role}_csrf`),
  callbackUrl: cookie(`${role}_callback`),
  pkceCodeVerifier: cookie(`${role}_pkce`),
  state: cookie(`${role}_state`),
  nonce: cookie(`${role}_nonce`),
})

/**
 * next-auth on our own tokens. It has no providers: signing in goes through /v2, with its rate limits and its
 * second factor, and nowhere else. A token whose session has been revoked reads as nobody.
 */
export function nextAuthOptions(role: Role): AuthOptions {
  const { login } = ROLES[role]
  return {
    providers: [],
    secret: accessSecret(role),
    session: { strategy: 'jwt', maxAge: ACCESS_SECONDS },
    jwt: {
      decode: async ({ token }) => {
        const claims = token ? await verifyAccess(role, token) : null
        const actor = claims && (await loadActor(claims))
        if (!actor) return null
        const { userId: sub, sessionId: sid, nome, cognome, email } = actor
        return { sub, sid, nome, cognome, email }
      },
      // Only /v2 and the renewal mint tokens; what next-auth would set is dropped by the route.
      encode: async () => '',
    },
    cookies: cookiesOf(role),
    pages: { signIn: login, signOut: login, error: login },
    callbacks: {
      redirect: async () => login,
      session: async ({ session, token: { sub, nome, cognome, email } }) => ({
        expires: session.expires,
        user: { id: sub, role, nome, cognome, email },
      }),
    },
    events: {
      signOut: async ({ token }) => {
        const { sid } = token
        if (typeof sid === 'string') await withTransaction((tx) => revoke(tx, [sid], 'uscita'))
      },
    },
    logger: {
      error: (code, cause) => logger().debug({ code, cause }, 'next-auth'),
      warn: () => undefined,
      debug: () => undefined,
    },
  }
}
