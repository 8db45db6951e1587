import { PERMISSIONS } from '@/lib/auth/permissions'
import { pool } from '@/lib/core/db'
import type { Route } from '@/lib/http/handle'
import { wrongMethod } from '@/lib/http/wrong-method'
import type { FuzzRequest } from './fuzz'
import { newAddress } from './new-address'
import { aClient, adminWith, anAgent, type Caller, routesOf } from './test-kit'

export type Who = 'nobody' | 'admin' | 'adminWithoutFlags' | 'agent' | 'client'

const MAKERS: Record<Who, () => Promise<Caller | null>> = {
  nobody: async () => null,
  admin: () => adminWith(...Object.keys(PERMISSIONS)),
  adminWithoutFlags: () => adminWith(),
  agent: () => anAgent({ permissions: { pratiche_agency: true } }),
  client: () => aClient(),
}
export const WHO = Object.keys(MAKERS) as Who[]

/** Who makes a call: another one in each round of the operations, so that everybody makes each of them. */
export const callerOf = (n: number, operations: number): Who =>
  WHO[(n + Math.floor(n / operations)) % WHO.length] ?? 'nobody'

/** Somebody of every kind, signed in; `renew` signs in another of a kind whose session has ended. */
export async function everybody() {
  const callers = new Map<Who, Caller | null>()
  const renew = async (who: Who) => void callers.set(who, await MAKERS[who]())
  for (const who of WHO) await renew(who)
  return { of: (who: Who) => callers.get(who) ?? null, renew }
}

/** Ids of up to three rows of every table. */
export async function someIds(): Promise<string[]> {
  const { rows } = await pool().query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'id' AND data_type = 'uuid' ORDER BY 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const ids = await pool().query<{ id: string }>(`SELECT id FROM "${name}" ORDER BY id LIMIT 3`)
    found.push(...ids.rows.map(({ id }) => id))
  }
  return found
}

const folderOf = (route: string) => route.replace('/v2/', '').replaceAll('{', '[').replaceAll('}', ']')

type Sent = Omit<FuzzRequest, 'n'>

/** Gives a request to the function that would answer it, after the middleware's own look at the method. */
export async function deliver({ method, path, headers, body, route, params }: Sent, caller: Caller | null) {
  const authorization: Record<string, string> = caller ? { authorization: `Bearer ${caller.token}` } : {}
  const request = new Request(`http://localhost:8000${path}`, {
    method,
    headers: { 'x-client-ip': newAddress(), ...authorization, ...headers },
    ...(body === undefined ? {} : { body }),
  })
  const refused = wrongMethod(request, 'richiesta-di-prova')
  const handlers = (await routesOf(folderOf(route))) as Record<string, Route | undefined>
  // As Next does it: HEAD is answered by GET, OPTIONS by Next itself.
  const handler = handlers[method === 'HEAD' ? 'GET' : method]
  if (refused || !handler) return refused ?? new Response(null, { status: 204 })
  return handler(request, { params: Promise.resolve(params) })
}

const ENGLISH =
  /\b(?:invalid|expected|required|must|error|unexpected|received|too (?:big|small|long|short)|cannot)\b/i

/** What is wrong with a reply: a 5xx, or a refusal without a word of Italian in the form that was asked for. */
export async function faultOf(response: Response, accept = ''): Promise<string | undefined> {
  const { status, headers } = response
  const text = await response.text()
  if (status >= 500) return `${status} ${text}`
  if (status < 400) return undefined
  const isProblem = accept.includes('application/problem+json')
  const type = headers.get('content-type') ?? ''
  if (!type.startsWith(isProblem ? 'application/problem+json' : 'text/plain')) return `${status} as «${type}»`
  const detail = isProblem ? String((JSON.parse(text) as { detail?: unknown }).detail ?? '') : text
  if (!/[a-zà-ù]{3}/i.test(detail)) return `${status} says «${detail}»`
  return ENGLISH.test(detail) ? `${status} speaks English: «${detail}»` : undefined
}
