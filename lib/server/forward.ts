import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  request as open,
  type ServerResponse,
} from 'node:http'
import { connect } from 'node:net'
import { type Duplex, pipeline } from 'node:stream'

/** What concerns one connection only (RFC 9110 §7.6.1), and what Node has already answered. */
const OF_CONNECTION = /^(?:connection|keep-alive|proxy-connection|te|trailer|upgrade|expect)$/
/** The listener writes these itself. */
const OF_DELIVERY = /^(?:connection|keep-alive|transfer-encoding|date)$/

const agent = new Agent({ keepAlive: true })

/**
 * Hands a request over a local socket, and its reply back, as they come. Resolves when both have ended, also by a
 * visitor who leaves; rejects when the other side fails before it has answered.
 */
export function forward(
  socketPath: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = request
    const kept = Object.entries(headers).filter(([name]) => !OF_CONNECTION.test(name))
    const call: ClientRequest = open({
      socketPath,
      agent,
      method,
      path: url,
      headers: Object.fromEntries(kept),
      setHost: false,
    })
    call.on('response', (reply) => {
      response.statusCode = reply.statusCode ?? 502
      for (const [name, values = []] of Object.entries(reply.headersDistinct)) {
        if (!OF_DELIVERY.test(name))
          response.setHeader(name, values.length === 1 ? (values[0] ?? '') : values)
      }
      pipeline(reply, response, () => resolve())
    })
    call.on('error', (error) => {
      if (response.headersSent || response.destroyed) return resolve()
      reject(error)
    })
    response.once('close', () => {
      // What nobody waits for any more need not be made.
      if (!response.writableFinished) call.destroy()
      resolve()
    })
    request.pipe(call)
  })
}

/** Joins a socket that asks for another protocol to the other side, which answers the handshake itself. */
export function forwardUpgrade(
  socketPath: string,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const upstream = connect(socketPath)
  const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`)
  upstream.write(`${[`${request.method} ${request.url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`, 'latin1')
  upstream.write(head)
  // Either side may leave at any time, and takes the other with it.
  pipeline(socket, upstream, socket, () => undefined)
}
