import 'server-only'
import type { EventEmitter } from 'node:events'
import { createServer, type IncomingMessage, request as open } from 'node:http'
import { duplexPair } from 'node:stream'
import type { Rights } from '@/lib/auth/rights'
import { type Impersonal, impersonally } from '@/lib/core/impersonal'
import type { Handler } from '@/lib/serving/pages/request-listener'
import { newPerson } from './slots'

export type Rendered = {
  state: Impersonal
  status: number
  headers: IncomingMessage['headers']
  body: string
}

const TIMEOUT_MS = 15_000
/** Nobody's browser, but one that Next sends a whole page to. */
const AGENT = 'Mozilla/5.0 (compatible; area-pages)'

/**
 * Asks Next for a page of an area as somebody with these rights who is nobody in particular: without cookies, without
 * a name, without rows. The request passes no network and cannot come from outside.
 */
export async function renderImpersonally(
  next: Handler,
  rights: Rights,
  target: string,
  { router, host, secure }: { router: Record<string, string>; host: string; secure: boolean },
): Promise<Rendered> {
  const state: Impersonal = { rights, person: newPerson(), isOver: false }
  const server = createServer((request, response) => {
    impersonally(state, () => next(request, response)).catch((error: Error) => response.destroy(error))
  })
  const [near, far] = duplexPair()
  server.emit('connection', far)
  const headers = {
    host,
    'x-forwarded-proto': secure ? 'https' : 'http',
    'x-forwarded-for': '0.0.0.0',
    'x-client-ip': '0.0.0.0',
    'user-agent': AGENT,
    'accept-encoding': 'identity',
    ...router,
  }
  let late: NodeJS.Timeout | undefined
  const heard: EventEmitter[] = []
  try {
    return await new Promise((resolve, reject) => {
      late = setTimeout(() => reject(new Error('the page took too long')), TIMEOUT_MS)
      const call = open({ createConnection: () => near, path: target, headers }, (reply) => {
        const chunks: Buffer[] = []
        heard.push(reply)
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('error', reject)
        reply.on('end', () => {
          const { statusCode: status = 0 } = reply
          resolve({ state, status, headers: reply.headers, body: Buffer.concat(chunks).toString() })
        })
      })
      heard.push(call)
      call.on('error', reject)
      call.end()
    })
  } finally {
    clearTimeout(late)
    near.destroy()
    far.destroy()
    for (const one of heard) letGo(one)
  }
}

/**
 * Modules that a page is the first to load belong, for Node, to its request for ever: the request keeps its connection, the other end of
 * that the call, and whoever listens to the call what it has heard, which is the whole page.
 */
const letGo = (one: EventEmitter) => one.removeAllListeners().on('error', () => undefined)
