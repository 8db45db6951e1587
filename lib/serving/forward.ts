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
import { type Body, discardRest } from '@/lib/http/bodies'
import { Refused, SiteUnavailable } from '@/lib/http/refusal'
import { MARK_HEADER } from '@/lib/http/shared-reply'

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
 * `lineMs`: how long such a turn may take to come; callers are told within ten seconds to try again. `unreadMs`: how long a visitor
 * may take nothing of a reply that waits for them, and keep its line from others.
 */
type Limits = { lineMs?: number; unreadMs?: number }

type Watch = (reply: IncomingMessage) => void
const watches = new WeakMap<IncomingMessage, Watch>()

/** Shows the reply to this request to `watch` as it passes. */
export const watchReply = (request: IncomingMessage, watch: Watch): void => void watches.set(request, watch)

export const showReply = (request: IncomingMessage, reply: IncomingMessage): void =>
  watches.get(request)?.(reply)

/**
 * Hands a request over a local socket, and its reply back, as they come. Resolves when both have ended, also by a
 * visitor who leaves; rejects when the other side fails before it has answered.
 */
export function forward(
  inner: Inner,
  request: IncomingMessage,
  response: ServerResponse,
  body: Body,
  { lineMs = 8_000, unreadMs = 120_000 }: Limits = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const { method, url } = request
    const call: ClientRequest = open({
      socketPath: inner.socketPath,
      agent,
      method,
      path: url,
      headers: { ...headersOf(request, body), ...proofHeader(inner) },
      setHost: false,
    })
    call.on('response', (reply) => {
      showReply(request, reply)
      response.statusCode = reply.statusCode ?? 502
      for (const [name, values = []] of Object.entries(reply.headersDistinct)) {
        if (!OF_DELIVERY.has(name)) response.setHeader(name, values.length === 1 ? (values[0] ?? '') : values)
      }
      passOn(reply, response, unreadMs, () => {
        if (!request.complete) discardBody(request, call)
        resolve()
      })
    })
    call.on('error', (error) => {
      if (response.headersSent || response.destroyed) return resolve()
      reject(error instanceof Refused ? error : new SiteUnavailable(error))
    })
    response.once('close', () => {
      clearTimeout(late)
      // What nobody waits for any more need not be made.
      if (!response.writableFinished) call.destroy()
      resolve()
    })
    const late = setTimeout(() => {
      call.destroy()
      // Of a call that has no socket yet Node says nothing.
      reject(new SiteUnavailable(new Error('no line to the site was free in time')))
    }, lineMs)
    call.once('close', () => clearTimeout(late))
    call.once('socket', () => clearTimeout(late))
    afterConnect(call, () => send(request, call, body))
  })
}

/** What is whole says its length, in whatever pieces it came. */
function headersOf({ headers }: IncomingMessage, { start, isWhole }: Body): OutgoingHttpHeaders {
  const sent: OutgoingHttpHeaders = {}
  for (const name in headers) if (!OF_CONNECTION.has(name)) sent[name] = headers[name]
  if (!isWhole || sent['transfer-encoding'] === undefined) return sent
  delete sent['transfer-encoding']
  return { ...sent, 'content-length': String(start.length) }
}

/** Nothing of the body is taken before there is somebody to take it: the request can then be handed to another. */
function afterConnect(call: ClientRequest, work: () => void): void {
  call.once('socket', (socket) => {
    if (socket.connecting) socket.once('connect', work)
    else work()
  })
}

function send(request: IncomingMessage, call: ClientRequest, { start, isWhole, most }: Body): void {
  if (isWhole) {
    request.resume()
    return void (start.length > 0 ? call.end(start) : call.end())
  }
  if (start.length > 0) call.write(start)
  let size = start.length
  // A body in pieces does not say how long it will be.
  const count = (piece: Buffer) => {
    size += piece.length
    if (size <= most) return
    request.off('data', count)
    call.destroy(new Refused(413))
    discardRest(request)
  }
  request.on('data', count).pipe(call)
}

/** A reply that is there whole goes out in one piece, without the machinery of streams. */
function passOn(reply: IncomingMessage, response: ServerResponse, unreadMs: number, done: () => void): void {
  const length = Number(reply.headers['content-length'] ?? Number.NaN)
  if (!(length <= SMALL)) {
    dropUnread(reply, response, unreadMs)
    return void pipeline(reply, response, done)
  }
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

function dropUnread(reply: IncomingMessage, response: ServerResponse, unreadMs: number): void {
  let unread: NodeJS.Timeout | undefined
  // The reply is held back until what was written has left.
  reply.on('pause', () => {
    unread = setTimeout(() => response.destroy(), unreadMs).unref()
  })
  for (const event of ['drain', 'close']) response.on(event, () => clearTimeout(unread))
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
