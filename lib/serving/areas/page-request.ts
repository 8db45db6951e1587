import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { areaOfPath } from '@/lib/auth/area-path'
import type { Role } from '@/lib/auth/roles'
import { ACTION, QUERIED_PAGE, ROUTER_HEADERS, RSC, RSC_QUERY, STATE_TREE } from '@/lib/core/next-internals'
import { FIRST_ROWS } from '@/lib/resources/first-rows'

/** A request for a page that may be cached. */
export type PageRequest = {
  role: Role
  path: string
  search: URLSearchParams
  /** What the router says; empty for a document. */
  router: Record<string, string>
  /** The address that is rendered: without what belongs to the browser alone. */
  target: string
  /** Which part of the page is asked for, as a hash: where the router comes from may name a row. */
  part: string
}

/** Whether, and how, a request asks for a page that may be cached; null for all others. */
export function parseRequest(
  request: IncomingMessage,
  isFixed: (path: string) => boolean,
): PageRequest | null {
  const { method, url = '/', headers } = request
  if (method !== 'GET' || headers[ACTION]) return null
  const [path = '', query = ''] = url.split('?', 2)
  const area = areaOfPath(path)
  if (!area?.guarded || !isFixed(path)) return null
  const search = new URLSearchParams(query)
  const router = routerOf(headers)
  if (!router) return null
  if (Object.keys(router).length === 0) {
    // What a list's address says is read by its script; other pages may read theirs on the server.
    if (search.size > 0 && !(path in FIRST_ROWS)) return null
    return { role: area.role, path, search, router, target: path, part: '' }
  }
  const isBare = [...search.keys()].every((key) => key === RSC_QUERY)
  return isBare ? { role: area.role, path, search, router, target: url, part: partOf(router, search) } : null
}

/** Null for a page that a search has led to: what somebody looks for may be a name. */
function routerOf(headers: IncomingMessage['headers']): Record<string, string> | null {
  if (headers[RSC] === undefined) return {}
  const router: Record<string, string> = {}
  for (const name of ROUTER_HEADERS) {
    const value = headers[name]
    if (typeof value === 'string') router[name] = value
  }
  return QUERIED_PAGE.test(router[STATE_TREE] ?? '') ? null : router
}

/** The query goes in too: where it does not go with the headers, the reply is another. */
const partOf = (router: Record<string, string>, search: URLSearchParams): string =>
  createHash('sha256')
    .update(JSON.stringify([search.getAll(RSC_QUERY), ...ROUTER_HEADERS.map((name) => router[name] ?? null)]))
    .digest('base64url')
