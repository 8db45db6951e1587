import 'server-only'
import { AppError, notFound } from '@/lib/core/errors'
import { document } from '@/lib/openapi/document'
import { errorResponse } from './errors'
import { withSafeHeaders } from './reply'
import { requestInfo } from './request-info'

type Rule = { path: RegExp; methods: string[] }

const NOWHERE = 'Questo indirizzo dell’API non esiste.'

let rules: Rule[] | undefined

const literal = (path: string) => path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')

/** The addresses of the API's document; a brace sorts after every letter, so a fixed name comes before an id. */
function readRules(): Rule[] {
  const paths = Object.entries(document().paths).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return paths.map(([path, operations]) => ({
    path: new RegExp(`^${literal(path)}/?$`),
    methods: Object.keys(operations).map((method) => method.toUpperCase()),
  }))
}

/** Next answers these two by itself. */
const implied = (methods: readonly string[]) => [
  ...methods,
  ...(methods.includes('GET') ? ['HEAD'] : []),
  'OPTIONS',
]

/** The methods for which Next calls a route; of any other it says 405 without a word. */
const CALLED = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * The reply to a method that an address of /v2 does not know; null when the request may go on. Next would say 405
 * with neither a word nor `Allow`, and knows no hook for it.
 */
export function wrongMethod(
  { method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>,
  requestId: string,
): Response | null {
  rules ??= readRules()
  const { pathname } = new URL(url)
  const known = rules.find(({ path }) => path.test(pathname))
  const { accept } = requestInfo(headers)
  if (!known)
    return CALLED.has(method) ? null : withSafeHeaders(errorResponse(notFound(NOWHERE), requestId, accept))
  return implied(known.methods).includes(method)
    ? null
    : methodRefusal(method, known.methods, requestId, accept)
}

/** Says which methods an address knows, and that this is none of them. */
export function methodRefusal(
  method: string,
  known: readonly string[],
  requestId: string,
  accept: string,
): Response {
  const detail = `Qui il metodo ${method} non è previsto. Si può usare: ${known.join(', ')}.`
  const response = errorResponse(new AppError('method_not_allowed', detail), requestId, accept)
  response.headers.set('allow', implied(known).toSorted().join(', '))
  return withSafeHeaders(response)
}
