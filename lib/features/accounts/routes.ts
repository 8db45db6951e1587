import 'server-only'
import { z } from 'zod'
import { loadActor } from '@/lib/auth/authenticate'
import { clearedCookies, deviceCookie, sessionCookies } from '@/lib/auth/cookies'
import { claimedDevice, DEVICE_HEADER } from '@/lib/auth/device-header'
import { hashPassword } from '@/lib/auth/password'
import { ROLES, type Role } from '@/lib/auth/roles'
import { type Pair, rotate } from '@/lib/auth/sessions'
import { unauthenticated } from '@/lib/core/errors'
import { handle, type Route } from '@/lib/http/handle'
import { changePassword, preparePassword } from './change-password'
import { countForgotten, FORGOT_MS, forgotPassword } from './forgot-password'
import {
  countPassword,
  FORGOT_ADDRESS,
  forgiveCode,
  LINK_ADDRESS,
  REFRESH_ADDRESS,
  SIGN_IN_ADDRESS,
} from './limits'
import { login, loginByPasskey, type SignedIn } from './login'
import { logout } from './logout'
import { passkeyLoginBody } from './passkey-schema'
import { presentAccount, presentMe } from './present'
import { prove } from './prove'
import { resetPassword } from './reset-password'
import {
  changePasswordBody,
  forgotBody,
  loginBody,
  loginReply,
  logoutBody,
  otpBody,
  proofBody,
  refreshBody,
  resetBody,
  totpOffBody,
  totpReply,
  totpStartBody,
} from './schema'
import { disableTotp, enableTotp, startTotp } from './totp'

/* The routes that the three areas share: each route file names its role and nothing else. */

type Staff = Exclude<Role, 'client'>

const areaOf = (role: Role) => ROLES[role].label.toLowerCase()

function withCookies(body: unknown, cookies: string[]): Response {
  const response = Response.json(body)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

const withPair = (pair: Pair, more: object = {}) =>
  withCookies({ access: pair.access, refresh: pair.refresh, ...more }, sessionCookies(pair.role, pair))

/** A browser gets the token as a cookie that no script can read, a program as a header. */
function withDevice(response: Response, role: Role, request: Request, token: string | undefined): Response {
  if (!token) return response
  if (request.headers.has('x-area')) response.headers.append('set-cookie', deviceCookie(role, token))
  else response.headers.set(DEVICE_HEADER, token)
  return response
}

const signedIn = ({ account, pair, device, pagina }: SignedIn, role: Role, request: Request) =>
  withDevice(withPair(pair, { user: presentAccount(account), pagina }), role, request, device?.token)

export const loginRoute = (role: Role) =>
  handle(
    {
      auth: 'public',
      body: loginBody,
      reply: loginReply,
      rateLimit: SIGN_IN_ADDRESS,
      idempotency: 'none',
      summary: `Accesso come ${areaOf(role)}`,
    },
    async ({ ctx, body, request }) => {
      return signedIn(await login(ctx, role, body, claimedDevice(request.headers)), role, request)
    },
  )

export const passkeyLoginRoute = (role: Staff) =>
  handle(
    {
      auth: 'public',
      body: passkeyLoginBody,
      reply: loginReply,
      rateLimit: SIGN_IN_ADDRESS,
      idempotency: 'none',
      summary: `Accesso come ${areaOf(role)} con una passkey`,
    },
    async ({ ctx, body, request }) => {
      const claimed = claimedDevice(request.headers)
      return signedIn(await loginByPasskey(ctx, role, body.passkey, claimed), role, request)
    },
  )

/** The refresh token comes in its header (for browsers by middleware) or in the body. */
export const refreshRoute = (role: Role) =>
  handle(
    {
      auth: 'public',
      body: refreshBody,
      reply: z.object({ access: z.string(), refresh: z.string() }),
      rateLimit: REFRESH_ADDRESS,
      idempotency: 'none',
      summary: 'Nuova coppia di token al posto di quella usata',
    },
    async ({ request, body }) => {
      const refresh = request.headers.get('x-refresh-token') ?? body?.refresh
      const pair = refresh ? await rotate(refresh, [role]) : null
      if (!pair || !(await loadActor(pair))) throw unauthenticated('La sessione è finita: accedi di nuovo.')
      return withPair(pair)
    },
  )

/**
 * Cookies are removed only for a caller who has proven to own them: a page of another site cannot sign anybody out.
 */
export const logoutRoute = (role: Role) =>
  handle(
    { auth: 'public', body: logoutBody, idempotency: 'none', summary: 'Fine della sessione di quest’area' },
    async ({ request }) => {
      const ended = await logout(request.headers, role)
      const response = new Response(null, { status: 204 })
      if (!ended && !request.headers.has('x-area')) return response
      for (const cookie of clearedCookies(role)) response.headers.append('set-cookie', cookie)
      return response
    },
  )

export const meRoute = (role: Role) =>
  handle({ auth: [role], enrolling: true, summary: 'Il proprio profilo' }, ({ ctx }) => presentMe(ctx.actor))

export const forgotRoute = (role: Role) =>
  handle(
    {
      auth: 'public',
      body: forgotBody,
      rateLimit: FORGOT_ADDRESS,
      prepare: ({ body, request }) => countForgotten(role, body.email, claimedDevice(request.headers).token),
      minimumTime: FORGOT_MS,
      summary: 'Chiede il link per scegliere una nuova password',
    },
    async ({ ctx, body }) => forgotPassword(role, body.email, ctx.tx),
  )

/** The token is no part of the reply that an Idempotency-Key keeps: it is given once. */
export function resetRoute(role: Role): Route<void> {
  const resets = new WeakMap<Request, Awaited<ReturnType<typeof resetPassword>>>()
  const route = handle(
    {
      auth: 'public',
      body: resetBody,
      rateLimit: LINK_ADDRESS,
      prepare: ({ body }) => hashPassword(body.password),
      summary: 'Sceglie una nuova password con il link ricevuto',
    },
    async ({ ctx, body, request, prepared }) => {
      const input = { ...body, passwordHash: prepared }
      resets.set(request, await resetPassword(ctx, role, input, claimedDevice(request.headers)))
    },
  )
  const run = async (request: Request, context?: Parameters<Route>[1]) => {
    const response = await route(request, context)
    const reset = response.ok ? resets.get(request) : undefined
    if (reset) await forgiveCode(role, reset.userId, null)
    return withDevice(response, role, request, reset?.device?.token)
  }
  return Object.assign(run, { options: route.options })
}

export const changePasswordRoute = (role: Role) =>
  handle(
    {
      auth: [role],
      body: changePasswordBody,
      prepare: ({ ctx, body }) => preparePassword(ctx, body),
      summary: 'Cambia la propria password',
    },
    async ({ ctx, prepared }) => changePassword(ctx, prepared),
  )

export const totpStartRoute = (role: Staff) =>
  handle(
    {
      auth: [role],
      enrolling: true,
      body: totpStartBody,
      reply: totpReply,
      idempotency: 'none',
      summary: 'Comincia l’attivazione della verifica in due passaggi',
    },
    async ({ ctx, body }) => startTotp(ctx, body.password),
  )

export const totpEnableRoute = (role: Staff) =>
  handle(
    {
      auth: [role],
      enrolling: true,
      body: otpBody,
      prepare: ({ ctx }) => countPassword(ctx.actor),
      summary: 'Attiva la verifica in due passaggi',
    },
    async ({ ctx, body }) => enableTotp(ctx, body.otp),
  )

export const totpDisableRoute = (role: Staff) =>
  handle(
    { auth: [role], body: totpOffBody, summary: 'Disattiva la verifica in due passaggi' },
    async ({ ctx, body }) => disableTotp(ctx, body),
  )

/** Who is signed in proves again who they are: what asks for it is open for some minutes. */
export const proofRoute = (role: Staff) =>
  handle(
    {
      auth: [role],
      enrolling: true,
      body: proofBody,
      idempotency: 'none',
      summary: 'Conferma chi agisce, per le operazioni che lo chiedono',
    },
    async ({ ctx, body }) => prove(ctx, body),
  )
