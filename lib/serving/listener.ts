import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { BlockList, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { Drain } from '@/lib/core/http-drain'
import { clientAddress, identify } from '@/lib/core/incoming'
import { logger } from '@/lib/core/logger'
import { isProxy } from '@/lib/core/proxies'
import { AddressLimit } from '@/lib/http/address-limit'
import { refuse, sendRefusal } from '@/lib/http/refusal'

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void
type Given = {
  handle: RequestListener
  upgrade: Upgrade
  /** Whether a path changes protocol at all. */
  mayUpgrade(path: string): boolean
  /** Whose forwarded headers count. */
  proxies: BlockList
}
export type Listener = { server: Server; drain: Drain }

/**
 * Browsers and proxies send some twenty lines, sixty with many cookies. Node is told to keep one line more: it drops
 * those above its own limit in silence, and goes on acting on what they said.
 */
const MAX_HEADERS = 200
/** Sockets of `/ws` from one address: an office of fifty people behind one line, four tabs each. */
const MAX_SOCKETS = 200
/**
 * Connections of one address that comes to us directly, each a descriptor: a browser opens six, and a mobile operator puts
 * hundreds of telephones behind one. A trusted proxy has its own limits, and as many as it needs.
 */
const MAX_CONNECTIONS = 2_000
/** A line a minute is enough to say that descriptors have run out. */
const QUIET_MS = 60_000

const TIMES = {
  keepAliveTimeout: 65_000,
  headersTimeout: 30_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
}

/** The server that visitors reach: it refuses what is not HTTP as it should be, and passes on the rest. */
export function newListener({ handle, upgrade, mayUpgrade, proxies }: Given): Listener {
  const server = createServer(TIMES)
  const drain = new Drain(server)
  const sockets = new AddressLimit(MAX_SOCKETS)
  server.maxHeadersCount = MAX_HEADERS + 1
  server.on('request', (request, response) => {
    drain.markLast(response)
    if (hasTooMany(request)) return refuseHeaders(request, response)
    handle(request, response)
    // A kept page has been sent by now.
    if (!response.writableEnded) drain.watch(response)
  })
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    const status = drain.isStopping ? 503 : refusalOf(request, mayUpgrade)
    if (status) return refuse(socket, status)
    const giveBack = sockets.take(addressOf(request, proxies))
    if (!giveBack) return refuse(socket, 429)
    socket.once('close', giveBack)
    identify(request, proxies)
    upgrade(request, socket, head)
  })
  server.on('connect', (_request, socket) => refuse(socket, 405))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseBroken(error, socket, drain))
  limitConnections(server, proxies)
  server.once('listening', () => server.on('error', saySometimes()))
  return { server, drain }
}

const addressOf = ({ socket, headers }: IncomingMessage, proxies: BlockList) =>
  clientAddress(socket.remoteAddress, headers['x-forwarded-for'], proxies)

const hasTooMany = ({ rawHeaders }: IncomingMessage) => rawHeaders.length > 2 * MAX_HEADERS

function refuseHeaders(request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false
  sendRefusal(request, response, 431)
}

/**
 * Node says that a request changes protocol by its own reading of it, which is not that of the headers it hands over:
 * what these do not say does not count.
 */
function refusalOf(request: IncomingMessage, mayUpgrade: Given['mayUpgrade']): number | undefined {
  if (hasTooMany(request)) return 431
  const { method, url = '', headers } = request
  const isAsked =
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers.connection?.split(',').some((token) => token.trim().toLowerCase() === 'upgrade') &&
    headers.host !== undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  return isAsked && mayUpgrade(url.split('?', 1)[0] ?? '') ? undefined : 400
}

const BROKEN: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

function refuseBroken({ code = '' }: NodeJS.ErrnoException, socket: Duplex, drain: Drain): void {
  // Behind the beginning of a reply another one would be taken for its end.
  if (code === 'ECONNRESET' || drain.replyOn(socket)?.headersSent) return void socket.destroy()
  refuse(socket, BROKEN[code] ?? 400)
}

function limitConnections(server: Server, proxies: BlockList): void {
  const limit = new AddressLimit(MAX_CONNECTIONS)
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isProxy(address, proxies)) return
    const giveBack = limit.take(address)
    if (giveBack) socket.once('close', giveBack)
    else socket.destroy()
  })
}

/** Without descriptors nobody can be let in, until somebody has left. */
function saySometimes(): (error: Error) => void {
  let saidAt = Number.NEGATIVE_INFINITY
  return (err) => {
    if (Date.now() - saidAt < QUIET_MS) return
    saidAt = Date.now()
    logger().error({ err }, 'connections cannot be accepted')
  }
}
