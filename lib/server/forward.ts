import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as open,
  type ServerResponse,
} from 'node:http'
import { pipeline } from 'node:stream'
import { type Inner, proofHeader } from '@/lib/core/incoming-proof'
import { SiteUnavailable } from '@/lib/page-cache/renderer'
import { MARK_HEADER } from '@/lib/page-cache/reply-mark'
import { showReply } from '@/lib/page-cache/reply-watch'

/** What concerns one connection only (RFC 9110 §7.6.1), and what Node has already answered. */
const OF_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'expect',
])
/** Held in memory until it is whole. */
const SMALL = 256 * 1024
/** The listener writes these itself, or they are for it alone. */
const OF_DELIVERY = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', MARK_HEADER])

/**
 * More than the site can work on at once wait their turn here, and cost one descriptor each instead of three. A
 * connection that nobody uses is not kept for ever.
 */
const agent = new Agent({ keepAlive: true, maxSockets: 512, maxFreeSockets: 32 })

/**
 * Hands a request over a local socket, and its reply back, as they come. Resolves when both have ended, also by a
 * visitor who leaves; rejects when the other side fails before it has answered.
 */
export function forward(inner: Inner, request: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = request
    const sent: OutgoingHttpHeaders = {}
    for (const name in headers) if (!OF_CONNECTION.has(name)) sent[name] = headers[name]
    Object.assign(sent, proofHeader(inner))
    const call: ClientRequest = open({
      socketPath: inner.socketPath,
      agent,
      method,
      path: url,
      headers: sent,
      setHost: false,
    })
    call.on('response', (reply) => {
      showReply(request, reply)
      response.statusCode = reply.statusCode ?? 502
      for (const [name, values = []] of Object.entries(reply.headersDistinct)) {
        if (!OF_DELIVERY.has(name)) response.setHeader(name, values.length === 1 ? (values[0] ?? '') : values)
      }
      passOn(reply, response, () => {
        if (!request.complete) discardBody(request, call)
        resolve()
      })
    })
    call.on('error', (error) => {
      if (response.headersSent || response.destroyed) return resolve()
      reject(new SiteUnavailable(error))
    })
    response.once('close', () => {
      // What nobody waits for any more need not be made.
      if (!response.writableFinished) call.destroy()
      resolve()
    })
    const hasBody = Boolean(headers['content-length'] || headers['transfer-encoding'])
    afterConnect(call, () => {
      if (hasBody) request.pipe(call)
      else {
        request.resume()
        call.end()
      }
    })
  })
}

/** Nothing of the body is taken before there is somebody to take it: the request can then be handed to another. */
function afterConnect(call: ClientRequest, work: () => void): void {
  call.once('socket', (socket) => {
    if (socket.connecting) socket.once('connect', work)
    else work()
  })
}

/** A reply that is there whole goes out in one piece, without the machinery of streams. */
function passOn(reply: IncomingMessage, response: ServerResponse, done: () => void): void {
  const length = Number(reply.headers['content-length'] ?? Number.NaN)
  if (!(length <= SMALL)) return void pipeline(reply, response, done)
  const pieces: Buffer[] = []
  reply.on('data', (piece: Buffer) => pieces.push(piece))
  reply.on('error', () => {
    response.destroy()
    done()
  })
  reply.on('end', () => {
    response.end(pieces.length === 1 ? pieces[0] : Buffer.concat(pieces))
    done()
  })
}

/**
 * A reply that comes before the end of the body (it is too large, its sender may not) is read by browsers only when they
 * have sent all of it: what is still on its way is taken in, and goes nowhere.
 */
function discardBody(request: IncomingMessage, call: ClientRequest): void {
  request.unpipe(call)
  request.resume()
  call.destroy()
}
