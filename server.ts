import { createServer, type Server } from 'node:http'
import path from 'node:path'
import next from 'next'
import { answer, type Handler } from './lib/core/answer'
import { disconnect } from './lib/core/db'
import { type Env, EnvError, env } from './lib/core/env'
import { drain } from './lib/core/http-drain'
import { identify } from './lib/core/incoming'
import { logger } from './lib/core/logger'
import { type Pages, startPages } from './lib/core/pages'
import { startWorker } from './lib/jobs/worker'
import { attachRealtime } from './lib/realtime/server'
import nextConfig from './next.config'

type Stoppable = { name: string; stop(): Promise<unknown> }

/** Whoever starts this file does it from the root; the file itself may be the one that the build made of it. */
const ROOT = process.cwd()
const DIST = path.join(ROOT, nextConfig.distDir ?? '.next')

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
    answer({
      settings,
      distDir: DIST,
      handle: async (request, response) => handle?.(request, response),
      pagesOf: () => pages,
    }),
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
    const started = await startPages(settings, port, DIST)
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
