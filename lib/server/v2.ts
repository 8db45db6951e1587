import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { enterApi } from '@/lib/http/entry'
import { errorResponse, toAppError } from '@/lib/http/errors'
import { requestInfo } from '@/lib/http/request-info'
import { bodyOf } from './v2-body'
import { type Handlers, matcher, OF_NEXT } from './v2-match'
import { ROUTES } from './v2-routes'
import { sendResponse } from './v2-send'

const find = matcher(ROUTES)

/** Whether this is a call that is answered here, without Next. */
export const isApi = (target = '/') => /^\/v2(?:[/?]|$)/.test(target) && !OF_NEXT.includes(pathOf(target))

const pathOf = (target: string) => {
  const query = target.indexOf('?')
  return query < 0 ? target : target.slice(0, query)
}

/** Answers a call to /v2 with the handler of its address: the same functions that Next would call. */
export async function handleApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = webRequest(request)
  const { requestId, accept } = requestInfo(asked.headers)
  const reply = await answer(asked, requestId).catch((error: unknown) =>
    errorResponse(toAppError(error), requestId, accept),
  )
  await sendResponse(request, response, reply)
  asked.letGo?.()
}

async function answer(asked: Asked, requestId: string): Promise<Response> {
  const entered = enterApi(asked, requestId)
  if (entered instanceof Response) return entered
  const found = find(new URL(asked.url).pathname)
  if (!found) throw new Error(`nobody answers ${asked.url}`)
  const handlers = await found.load()
  const handler = handlers[asked.method] ?? (asked.method === 'HEAD' ? handlers.GET : undefined)
  if (!handler) return optionsOf(handlers)
  const { url, method, body } = asked
  const web = new Request(url, { method, headers: entered, ...(body ? { body, duplex: 'half' } : {}) })
  return handler(web, { params: Promise.resolve(found.params) })
}

/** What Next says by itself of an address whose handlers say nothing of OPTIONS. */
function optionsOf(handlers: Handlers): Response {
  const own = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => handlers[method])
  const allow = [...own, ...(own.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].toSorted().join(', ')
  return new Response(null, { status: 204, headers: { allow } })
}

type Asked = { method: string; url: string; headers: Headers; body?: ReadableStream; letGo?: () => void }

/** A request of Node as the web's own kind; its headers are those that the listener has put right. */
function webRequest(request: IncomingMessage): Asked {
  const { method = 'GET', url = '/', headers: given } = request
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'string') headers.set(name, value)
    else for (const one of value ?? []) headers.append(name, one)
  }
  const secure = given['x-forwarded-proto'] === 'https'
  const base = `${secure ? 'https' : 'http'}://${hostOf(given.host)}`
  const hasBody = method !== 'GET' && method !== 'HEAD' && bodyFollows(given)
  return { method, url: base + url, headers, ...(hasBody ? bodyOf(request) : {}) }
}

const hostOf = (host = '') => (URL.canParse(`http://${host}`) && host !== '' ? host : 'localhost')

const bodyFollows = (headers: IncomingMessage['headers']) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
