import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Actor, mintScope } from '@/lib/auth/actor'
import { loadActor } from '@/lib/auth/authenticate'
import { PERMISSIONS, type PermissionFlag, ticketingName } from '@/lib/auth/permissions'
import type { Role } from '@/lib/auth/roles'
import { createSession } from '@/lib/auth/sessions'
import { db } from '@/lib/core/db'
import type { Ctx } from '@/lib/http/context'
import type { Route } from '@/lib/http/handle'
import { buildAdmin, buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { newAddress } from './new-address'

/** Somebody signed in: a row of the sessions table and a real access token. */
export type Caller = { role: Role; id: string; actor: Actor; token: string }

/** Signs an existing account in. */
export async function signedIn(role: Role, { id: userId }: { id: string }): Promise<Caller> {
  const { sessionId, access } = await createSession(db(), { role, userId, ip: '', userAgent: 'jest' })
  const actor = await loadActor({ role, userId, sessionId })
  if (!actor) throw new Error(`${role} ${userId} cannot sign in`)
  return { role, id: userId, actor, token: access }
}

const inTicketing = (flag: string) =>
  flag in PERMISSIONS ? ticketingName(flag as PermissionFlag) : undefined

/** An administrator with these flags and no others. */
export const adminWith = async (...flags: string[]): Promise<Caller> => {
  const on = (names: string[]) => Object.fromEntries(names.map((name) => [name, true]))
  const ofTickets = flags.flatMap((flag) => inTicketing(flag) ?? [])
  const permissions = on(flags.filter((flag) => !inTicketing(flag)))
  const ticketing = on(ofTickets.length > 0 ? ['ticketing_access', ...ofTickets] : [])
  return signedIn('admin', await buildAdmin({ permissions, ticketing }))
}

export const anAgent = async (overrides?: Parameters<typeof buildAgent>[0]): Promise<Caller> =>
  signedIn('agent', await buildAgent(overrides))

export const aClient = async (overrides?: Parameters<typeof buildClient>[0]): Promise<Caller> =>
  signedIn('client', await buildClient(overrides))

/** The context of a verb that is called without its route. */
export const ctxOf = ({ actor }: Caller): Ctx => ({
  actor,
  scope: mintScope(actor),
  ip: '',
  userAgent: 'jest',
  requestId: 'richiesta-di-prova',
})

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Routes = Record<Method, Route>

/** The handlers of `app/v2/<name>/route.ts` or, where there is no such file, those of its declaration. */
export async function routesOf(name: string): Promise<Partial<Routes>> {
  const file = path.join(process.cwd(), 'app/v2', name, 'route.ts')
  if (existsSync(file)) return (await import(file)) as Partial<Routes>
  const { declaredAt } = await import('@/lib/registry/declared-routes')
  const found = await declaredAt(name.split('/'))
  if (!found) throw new Error(`Nobody answers ${name}`)
  return found.answers
}

export type Call = {
  as?: Caller | null
  method?: Method
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown
  headers?: Record<string, string>
  params?: Record<string, string>
  query?: Record<string, string>
}

/** The body is parsed where it is JSON. */
export type Reply<T = Json> = { status: number; headers: Headers; text: string; json: T }
export type Json = Record<string, unknown> & {
  _id: string
  version: number
  code: string
  detail: string
  errors: { path: string; message: string }[]
  items: Json[]
  total: number
  nextCursor: string | null
  prevCursor: string | null
}

function requestOf({ as, method = 'GET', body, headers, query = {} }: Call): Request {
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  const token: Record<string, string> = as ? { authorization: `Bearer ${as.token}` } : {}
  return new Request(`http://localhost:8000/v2/prova?${new URLSearchParams(query)}`, {
    method,
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      accept: 'application/problem+json',
      'x-client-ip': newAddress(),
      ...type,
      ...token,
      ...headers,
    },
  })
}

/** Calls a handler as the network would, with the caller's own token. */
export async function send<T = Json>(route: Route | undefined, call: Call = {}): Promise<Reply<T>> {
  if (!route) throw new Error('There is no such handler')
  const response = await route(requestOf(call), { params: Promise.resolve(call.params) })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: (isJson ? JSON.parse(text) : {}) as T,
  }
}

/** Calls the handler of a path: `callAs(agent, 'POST', 'pratiche/[id]/state', { params, body })`. */
export async function callAs<T = Json>(
  as: Caller | null,
  method: Method,
  name: string,
  call: Omit<Call, 'as' | 'method'> = {},
): Promise<Reply<T>> {
  return send<T>((await routesOf(name))[method], { ...call, as, method })
}
