import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { notFound } from '@/lib/core/errors'
import { corsHeaders, isPreflight } from '@/lib/http/cors'
import { enterHeaders } from '@/lib/http/entry'
import { errorResponse, toAppError } from '@/lib/http/errors'
import { bodyOf } from '@/lib/http/incoming-body'
import { lightRequest } from '@/lib/http/light-request'
import { optionsReply } from '@/lib/http/options-reply'
import { pathOf } from '@/lib/http/path-of'
import { requestInfo } from '@/lib/http/request-info'
import { type Params, routeTree } from '@/lib/http/route-tree'
import { sendResponse } from '@/lib/http/send-response'
import { MARK_HEADER, writeMark } from '@/lib/http/shared-reply'
import { wrongMethod } from '@/lib/http/wrong-method'
import { OF_NEXT } from './v2-handlers'
import { ROUTES } from './v2-routes'

const find = routeTree(Object.entries(ROUTES))
/** A body that is taken in whole: more than a form of ours has, less than anybody would notice. */
const SHORT = 64 * 1024

/** Whether this is a call that is answered here, without Next. */
export const isApi = (target = '/') => /^\/v2(?:[/?]|$)/.test(target) && !OF_NEXT.includes(pathOf(target))

/** Answers a call to /v2 with the handler of its address: the same functions that Next would call. */
export async function handleApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const call = webRequest(request)
  const { requestId, accept } = requestInfo(call.headers)
  const reply = await respond(call, requestId).catch((error: unknown) =>
    errorResponse(toAppError(error), requestId, accept),
  )
  const mark = writeMark(reply)
  if (mark) response.setHeader(MARK_HEADER, mark)
  await openToOrigin(call, reply, response)
  await sendResponse(request, response, reply)
  call.body?.letGo()
}

/** Pages of listed sites may read the reply; of any other the browser refuses it. */
async function openToOrigin({ method, headers }: ApiRequest, reply: Response, response: ServerResponse) {
  if (!headers.has('origin')) return
  const allow = isPreflight(method, headers) ? reply.headers.get('allow') : null
  // Where the settings cannot be read the reply says so itself: without these headers no other site reads it.
  const cors = await corsHeaders(headers, allow).catch(() => [])
  for (const [name, value] of cors) response.appendHeader(name, value)
}

async function respond(call: ApiRequest, requestId: string): Promise<Response> {
  const { url, method, body } = call
  const found = find(call.path)
  // /v2 itself: all that is below it is somebody’s.
  if (!found) throw notFound('Questo indirizzo dell’API non esiste.')
  const handlers = await found.value()
  const handler = handlers[method] ?? (method === 'HEAD' ? handlers.GET : undefined)
  if (!handler) return wrongMethod(call, requestId) ?? optionsReply(handlers)
  const headers = enterHeaders(call, requestId)
  const head = { method, url, headers }
  const web = !body
    ? lightRequest(head)
    : isShort(headers)
      ? lightRequest(head, body)
      : new Request(url, { ...head, body: body.stream(), duplex: 'half' } as RequestInit)
  return handler(web, { params: Promise.resolve(decoded(found.params)) })
}

const decoded = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? decodeURIComponent(value) : value.map(decodeURIComponent),
    ]),
  )

/** Node takes no more bytes than are announced. */
const isShort = (headers: Headers) => Number(headers.get('content-length') ?? Number.NaN) <= SHORT

/** Asks the API from inside, as whoever the headers prove; `target` begins after /v2. */
export async function askApi(target: string, headers: Headers): Promise<Response> {
  const url = new URL(`/v2${target}`, 'http://localhost')
  const found = find(url.pathname)
  const handler = (await found?.value())?.GET
  if (!found || !handler) throw new Error(`nobody answers ${url.pathname}`)
  const call = lightRequest({ method: 'GET', url: url.href, headers })
  return handler(call, { params: Promise.resolve(decoded(found.params)) })
}

type ApiRequest = {
  method: string
  url: string
  path: string
  headers: Headers
  body?: ReturnType<typeof bodyOf>
}

/** A request of Node as the web's own kind; its headers are those that the listener has put right. */
function webRequest(request: IncomingMessage): ApiRequest {
  const { method = 'GET', url = '/', headers: given } = request
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'string') headers.set(name, value)
    else for (const one of value ?? []) headers.append(name, one)
  }
  const secure = given['x-forwarded-proto'] === 'https'
  const base = `${secure ? 'https' : 'http'}://${hostOf(given.host)}`
  const hasBody = method !== 'GET' && method !== 'HEAD' && bodyFollows(given)
  return {
    method,
    url: base + url,
    path: pathOf(url),
    headers,
    ...(hasBody ? { body: bodyOf(request) } : {}),
  }
}

const hostOf = (host = '') => (URL.canParse(`http://${host}`) && host !== '' ? host : 'localhost')

const bodyFollows = (headers: IncomingMessage['headers']) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
