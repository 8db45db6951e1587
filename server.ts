import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import next from 'next'
import { canonicalPath } from './lib/core/canonical-path'
import { disconnect } from './lib/core/db'
import { type Env, EnvError, env } from './lib/core/env'
import { drain } from './lib/core/http-drain'
import { identify, isSecure, requestId, securityHeaders, transportHeaders } from './lib/core/incoming'
import { logger } from './lib/core/logger'
import { startMetrics } from './lib/core/metrics'
import { sendAnswer, sendPage } from './lib/core/page-sender'
import { type Pages, startPages } from './lib/core/pages'
import { isContent, isPage, RENDER_HEADER } from './lib/core/renderer'
import { startWorker } from './lib/jobs/worker'
import { attachRealtime } from './lib/realtime/server'
import nextConfig from './next.config'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type Stoppable = { name: string; stop(): Promise<unknown> }

/** Whoever starts this file does it from the root; the file itself may be the one that the build made of it. */
const ROOT = process.cwd()

/** Listens, and says in a sentence why it cannot. */
function listen(server: Server, { PORT, HOST }: Env): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(taken ? new EnvError(`La porta ${PORT} è già occupata: scegline un’altra con PORT.`) : error)
    })
    server.listen(PORT, HOST, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : PORT)
    })
  })
}

/** The request listener: the page cache first, Next for everything else. */
function answer(settings: Env, handle: Handler, pagesOf: () => Pages | undefined) {
  const count = startMetrics(() => pagesOf()?.cache.size ?? 0)
  const pass = async (request: IncomingMessage, response: ServerResponse, extra: string[]) => {
    for (let at = 0; at + 1 < extra.length; at += 2) response.setHeader(extra[at] ?? '', extra[at + 1] ?? '')
    response.once('finish', () => count('next', response.statusCode))
    const gate = isContent(request.url ?? '/') ? pagesOf()?.gate : undefined
    await (gate ? gate.render(() => handle(request, response)) : handle(request, response))
  }
  /** Nearly every visit ends here: what can wait until a page is missing waits. */
  const sendKept = (request: IncomingMessage, response: ServerResponse, pages: Pages, path: string) => {
    const ready = pages.cache.peek(path)
    if (!ready) return false
    // A kept page already has the other headers: they were there when it was rendered.
    const extra = ['X-Request-Id', requestId(request), ...transportHeaders(isSecure(request))]
    sendPage(request, response, ready, extra)
    count('page-cache', response.statusCode)
    return true
  }
  return (request: IncomingMessage, response: ServerResponse): void => {
    const target = request.url ?? '/'
    // A kept page cannot have read its query: whoever comes from a campaign gets the same one.
    const path = pathOf(target)
    const own = request.headers[RENDER_HEADER] === settings.INTERNAL_TOKEN
    const pages = !own && isVisit(request, path) ? pagesOf() : undefined
    if (pages && sendKept(request, response, pages, path)) return
    delete request.headers[RENDER_HEADER]
    const { id, secure } = identify(request)
    const mark = ['X-Request-Id', id]
    // Next cannot make a Request of this method, and would answer with a 500.
    if (request.method === 'TRACE') {
      response.writeHead(405, ['Allow', 'GET, HEAD, OPTIONS', ...mark, ...securityHeaders('/', secure)])
      response.end()
      return
    }
    const elsewhere = redirection(request, target)
    if (elsewhere) {
      response.writeHead(308, ['Location', elsewhere, ...mark, ...securityHeaders(path, secure)])
      response.end()
      return
    }
    const later = async () => {
      const page = await pages?.cache.find(path)
      if (!page && pages) {
        await sendAnswer(request, response, await pages.ask(target), [
          ...mark,
          ...securityHeaders(path, secure),
        ])
        return count('next', response.statusCode)
      }
      if (!page) return pass(request, response, [...mark, ...securityHeaders(path, secure)])
      sendPage(request, response, page, [...mark, ...transportHeaders(secure)])
      count('page-cache', response.statusCode)
    }
    later().catch((err) => {
      logger().error({ err, requestId: id }, 'request failed')
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  }
}

const pathOf = (target: string) => {
  const query = target.indexOf('?')
  return query < 0 ? target : target.slice(0, query)
}

/** The same address in its right spelling, with its query; null when it is right. */
function redirection({ method }: IncomingMessage, target: string): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const [path = '', ...query] = target.split('?')
  const wanted = canonicalPath(path)
  return wanted === null ? null : [wanted, ...query].join('?')
}

/** A public page asked for as a whole: no React Server Components payload, no action. */
function isVisit({ method, headers }: IncomingMessage, path: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers.rsc || headers['next-router-prefetch'] || headers['next-action']) return false
  return isPage(path)
}

async function start(): Promise<void> {
  const settings = env()
  const dev = settings.NODE_ENV !== 'production'
  // Next hangs its upgrade listener on the server it knows: on one of its own, /ws stays ours. Its
  // getUpgradeHandler() is of no use, it does not know the hot-reload socket.
  const upgrades = createServer()
  const app = next({ dev, dir: ROOT, httpServer: upgrades, ...(dev ? { turbopack: true } : {}) })
  let pages: Pages | undefined
  let handle: Handler | undefined
  const server = createServer(
    { keepAliveTimeout: 65_000, headersTimeout: 70_000, requestTimeout: 300_000 },
    answer(
      settings,
      async (request, response) => handle?.(request, response),
      () => pages,
    ),
  )
  await app.prepare()
  handle = app.getRequestHandler()
  server.on('upgrade', (request) => void identify(request))
  const realtime = attachRealtime(server)
  server.on('upgrade', (request, socket, head) => {
    if (/^\/ws(?:[/?]|$)/.test(request.url ?? '')) return
    // Before its first request Next listens to nothing.
    if (!upgrades.emit('upgrade', request, socket, head)) socket.destroy()
  })
  const port = await listen(server, settings)
  const stops: Stoppable[] = [{ name: 'realtime', stop: () => realtime.close() }]
  if (settings.WORKER === 'inline') {
    const worker = await startWorker()
    stops.push({ name: 'worker', stop: () => worker.stop() })
  }
  if (!dev) {
    const started = await startPages(settings, port, path.join(ROOT, nextConfig.distDir ?? '.next'))
    pages = started
    stops.push({ name: 'page cache', stop: () => started.close() })
  }
  stops.push({ name: 'next', stop: () => app.close() }, { name: 'database', stop: disconnect })
  stopOnSignals(server, stops)
  process.send?.({ ready: port })
  logger().info({ port, dev, memory: Math.round(process.memoryUsage().rss / 1e6) }, 'server ready')
}

/** Requests first, then sockets, jobs, Next, database: nothing is taken away from what still uses it. */
function stopOnSignals(server: Server, stops: Stoppable[]): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    const drained = drain(server, 10_000)
    for (const { name, stop: end } of stops) {
      await end().catch((err) => logger().error({ err }, `could not stop: ${name}`))
      if (name === 'realtime') await drained
    }
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('disconnect', stop)
  // Ctrl-C reaches the whole terminal group; below a supervisor, it is the supervisor that decides the order.
  process.on('SIGINT', () => (process.connected ? undefined : stop()))
}

start().catch((error: unknown) => {
  if (error instanceof EnvError) process.stderr.write(`\n${error.message}\n\n`)
  else logger().fatal({ err: error }, 'server did not start')
  process.exit(1)
})
