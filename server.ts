import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { answer } from './lib/core/answer'
import { type Env, EnvError, env } from './lib/core/env'
import { drain } from './lib/core/http-drain'
import { identify } from './lib/core/incoming'
import { logger } from './lib/core/logger'
import { newTally, type Tally } from './lib/core/metrics'
import { type Pages, startPages } from './lib/core/pages'
import type { Site } from './lib/server/site'
import { startSiteThread } from './lib/server/thread'
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
  const tally = newTally()
  let pages: Pages | undefined
  const site = dev ? await sameThread(settings, tally) : await startSiteThread(DIST, tally)
  const server = createServer(
    { keepAliveTimeout: 65_000, headersTimeout: 70_000, requestTimeout: 300_000 },
    answer({ settings, distDir: DIST, handle: site.handle, pagesOf: () => pages, tally }),
  )
  server.on('upgrade', (request, socket, head) => {
    identify(request)
    site.upgrade(request, socket, head)
  })
  const port = await listen(server, settings)
  const stops: Stoppable[] = [{ name: 'sockets', stop: () => site.hangUp() }]
  if (site.socketPath) {
    const started = await startPages(settings, site.socketPath, DIST)
    pages = started
    stops.push({ name: 'page cache', stop: () => started.close() })
  }
  stops.push({ name: 'site', stop: () => site.close() })
  stopOnSignals(server, stops)
  process.send?.({ ready: port })
  logger().info({ port, dev, memory: Math.round(process.memoryUsage().rss / 1e6) }, 'server ready')
}

/** While developing there is no page cache to keep free of Next, and one thread is easier to look into. */
async function sameThread(settings: Env, tally: Tally): Promise<Site> {
  // Loading it takes memory that in production the other thread needs.
  const { startSite } = await import('./lib/server/site')
  return startSite(settings, tally)
}

/** Requests and sockets first, then the page cache, jobs, Next, database: nothing is taken away from what still uses it. */
function stopOnSignals(server: Server, stops: Stoppable[]): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    const drained = drain(server, 10_000)
    for (const { name, stop: end } of stops) {
      await end().catch((err) => logger().error({ err }, `could not stop: ${name}`))
      if (name === 'sockets') await drained
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
