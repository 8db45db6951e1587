import { ROLES, type Role } from '@/lib/auth/roles'
import type { Route } from '@/lib/http/handle'
import { newAddress } from '@/lib/testing/new-address'
import { mailsTo } from '@/lib/testing/queued-mails'
import { FACTORY_PASSWORD } from '@/prisma/seed/factories/support'
import { loginRoute } from './routes'

type Call = {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  params?: unknown
  query?: string
  ip?: string
}

/** Calls a route as the network would, with the address that the server writes. */
export function call(route: Route, { method = 'POST', body, headers, params, query = '', ip }: Call = {}) {
  const request = new Request(`http://localhost:8000/v2/prova${query}`, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
    headers: {
      accept: 'application/problem+json',
      'x-client-ip': ip ?? newAddress(),
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  })
  return route(request, { params: Promise.resolve(params) })
}

export type Tokens = { access: string; refresh: string }

export async function signIn(role: Role, email: string, more: object = {}, at: Call = {}): Promise<Tokens> {
  const body = { email, password: FACTORY_PASSWORD, ...more }
  const response = await call(loginRoute(role), { ...at, body })
  if (response.status !== 200) throw new Error(`${ROLES[role].api}/login: ${await response.text()}`)
  return (await response.json()) as Tokens
}

export const bearer = (access: string) => ({ authorization: `Bearer ${access}` })

/** The problem of a failed call, without what differs from request to request. */
export async function problemOf(response: Response) {
  const { requestId: _, ...problem } = (await response.json()) as Record<string, unknown>
  return problem
}

/** The secret at the end of the link in the last mail to an address. */
export async function linkSecret(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1)
  const url = new URL(mail?.data.url ?? 'http://nessuna.mail')
  return url.searchParams.get('token') ?? url.pathname.split('/').at(-1) ?? ''
}
