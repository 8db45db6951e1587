import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as turn } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import { negotiate, packed } from './encoding'
import { LARGE_REPLY } from './shared-reply'
import { wholeBodyOf } from './whole-body'

/** Less than this fits into one packet as it is. */
const WORTH_PACKING = 1_400
const TEXT = /^(?:text\/|application\/(?:[\w.+-]*json|xml))/
/** Quick: a reply is packed once, and sent once. */
const LEVEL = { level: 3 }

/** Writes a web Response to a response of Node: whole where it is there whole, else as it comes. */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Response,
): Promise<void> {
  copyHead(response, reply)
  const packs = mayPack(request, reply)
  const known = request.method === 'HEAD' ? undefined : wholeBodyOf(reply)
  if (known && known.length > LARGE_REPLY && reply.headers.has('etag'))
    return sendLarge(request, response, known)
  if (known) return sendWhole(response, known, packs)
  if (!reply.body || request.method === 'HEAD') {
    if (request.method === 'HEAD') await reply.body?.cancel()
    response.end()
    return
  }
  const { whole, stream } = await wholeOrStream(reply.body)
  if (whole) return sendWhole(response, whole, packs)
  if (packs) {
    response.removeHeader('content-length')
    response.setHeader('content-encoding', 'gzip')
    response.setHeader('vary', 'Accept-Encoding')
  }
  const from = Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0])
  // A reader who leaves ends the source; a source that breaks off ends the connection: half is never taken for all.
  await (packs ? pipeline(from, createGzip(LEVEL), response) : pipeline(from, response)).catch(() => {
    response.destroy()
  })
}

async function sendWhole(response: ServerResponse, body: Buffer, packs: boolean): Promise<void> {
  const sent = packs && body.length >= WORTH_PACKING ? await packed('gzip', body, 'once') : body
  if (sent !== body) response.setHeader('content-encoding', 'gzip')
  if (packs) response.setHeader('vary', 'Accept-Encoding')
  response.setHeader('content-length', sent.length)
  response.end(sent)
}

/**
 * One that the listener keeps, and is too large to be sent once as it is: it goes out in the form that is asked for, which is
 * then kept. Its ETag is of these very bytes, as that of the kept copy.
 */
async function sendLarge(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
  const encoding = negotiate(request.headers['accept-encoding'])
  if (encoding === 'identity') return sendWhole(response, body, false)
  const sent = await packed(encoding, body, 'again')
  const etag = String(response.getHeader('etag')).replace(/"$/, `-${encoding}"`)
  const vary = [response.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ')
  response.setHeader('etag', etag)
  response.setHeader('vary', vary)
  response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', sent.length)
  response.end(sent)
}

function copyHead(response: ServerResponse, reply: Response): void {
  response.statusCode = reply.status
  for (const [name, value] of reply.headers) if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = reply.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
}

function mayPack(request: IncomingMessage, { headers }: Response): boolean {
  const text = TEXT.test(headers.get('content-type') ?? '') && !headers.has('content-encoding')
  // The listener keeps what has an ETag, and packs it itself.
  return text && !headers.has('etag') && negotiate(request.headers['accept-encoding']) !== 'identity'
}

type Body = { whole?: Buffer; stream: ReadableStream<Uint8Array> }

/** What is there at once, whole; anything that is still being made, as a stream that begins with what was read. */
async function wholeOrStream(body: ReadableStream<Uint8Array>): Promise<Body> {
  const reader = body.getReader()
  const first = await reader.read()
  if (first.done) return { whole: Buffer.alloc(0), stream: body }
  const next = reader.read()
  const second = await Promise.race([next, turn(null)])
  if (second?.done) return { whole: Buffer.from(first.value), stream: body }
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(first.value),
    pull: async (controller) => {
      const piece = pending ? await pending : await reader.read()
      pending = undefined
      if (piece.done) controller.close()
      else controller.enqueue(piece.value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  let pending: typeof next | undefined = next
  return { stream }
}
