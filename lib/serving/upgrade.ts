import { type ClientRequest, type IncomingMessage, request as open, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Inner, proofHeader } from '@/lib/core/incoming-proof'
import { refuse } from '@/lib/http/refusal'

/** What concerns one connection only, and lengths of a body that a handshake cannot have. */
const LEFT_OUT =
  /^(?:connection|upgrade|keep-alive|proxy-connection|te|trailer|expect|content-length|transfer-encoding)$/
/** How long the other side may take to accept a handshake: a check of a token, and a query. */
const HANDSHAKE_MS = 10_000
/** How long one end stays open for what the other may still have to say, when that has ended. */
const LEAVE_MS = 2_000

/**
 * Asks the site for another protocol, and joins the two sockets when it accepts. Before that the caller's bytes do not
 * reach it: what it takes for an ordinary request is answered here, and the caller never holds a line to it.
 */
export function forwardUpgrade(
  inner: Inner,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  limitMs = HANDSHAKE_MS,
): void {
  const kept = Object.entries(request.headers).filter(([name]) => !LEFT_OUT.test(name))
  const { socketPath } = inner
  const call = open({
    socketPath,
    agent: false,
    path: request.url,
    headers: {
      ...Object.fromEntries(kept),
      connection: 'Upgrade',
      upgrade: request.headers.upgrade,
      ...proofHeader(inner),
    },
    setHost: false,
  })
  const settle = settleOnce(call, socket, limitMs)
  call.once('upgrade', (reply, upstream, rest) => {
    if (!settle()) return upstream.destroy()
    socket.write(handshakeOf(reply), 'latin1')
    if (rest.length > 0) socket.write(rest)
    if (head.length > 0) upstream.write(head)
    join(socket, upstream)
  })
  call.once('response', (reply) => {
    reply.resume()
    if (settle()) refuse(socket, reply.statusCode && reply.statusCode >= 400 ? reply.statusCode : 400)
    call.destroy()
  })
  call.on('error', () => settle() && refuse(socket, 503))
  call.end()
}

/** A handshake ends once: accepted, refused, too late, or because the caller has left. */
function settleOnce(call: ClientRequest, socket: Duplex, limitMs: number): () => boolean {
  let isOpen = true
  const settle = () => {
    const first = isOpen
    isOpen = false
    clearTimeout(late)
    return first
  }
  const late = setTimeout(() => {
    if (settle()) refuse(socket, 504)
    call.destroy()
  }, limitMs)
  socket.on('error', () => socket.destroy())
  socket.once('close', () => {
    if (settle()) call.destroy()
  })
  return settle
}

function handshakeOf({ statusCode = 101, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`]
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}

/** Both ways, until either ends or breaks, which the other does not outlive. */
function join(one: Duplex, other: Duplex): void {
  const leave = () => {
    setTimeout(() => {
      one.destroy()
      other.destroy()
    }, LEAVE_MS).unref()
  }
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.pipe(to)
    from.on('error', () => from.destroy())
    from.once('end', leave)
    from.once('close', () => {
      // What has arrived here still goes out there.
      to.end(() => to.destroy())
      leave()
    })
  }
}
