import type { Server } from 'node:http'
import path from 'node:path'
import { consoleAsLines } from './lib/core/console-lines'
import { type Env, EnvError, env } from './lib/core/env'
import { logger } from './lib/core/logger'
import { type Counters, newCounters, publishThread } from './lib/core/metrics'
import { offerMetrics } from './lib/core/metrics-exchange'
import { startTracing } from './lib/core/start-tracing'
import { collectAtRest } from './lib/serving/collect-at-rest'
import { JOBS_FILE, type Jobs, startJobsThread } from './lib/serving/jobs-thread'
import { type Listener, newListener } from './lib/serving/listener'
import { type Pages, startPages } from './lib/serving/pages/pages'
import { requestListener } from './lib/serving/pages/request-listener'
import type { Site } from './lib/serving/site'
import { stopInOrder, stopWhenTold } from './lib/serving/stop'
import { type SiteThreads, startSiteThreads } from './lib/serving/threads'
import nextConfig from './next.config'

/** This file is started from the root; the file itself may be the one that the build made of it. */
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

/** How long requests in progress may take when the server is told to end. */
const PATIENCE_MS = 15_000

async function start(): Promise<void> {
  const settings = env()
  const dev = settings.NODE_ENV !== 'production'
  if (!dev) consoleAsLines()
  const tracing = await startTracing()
  const tally = newCounters()
  publishThread(settings.APP_ROLE)
  offerMetrics()
  let site: Site | undefined
  let threads: SiteThreads | undefined
  let listener: Listener | undefined
  let pages: Pages | undefined
  let jobs: Jobs | undefined
  const stop = stopInOrder([
    {
      name: 'requests',
      stop: () => Promise.allSettled([site?.hangUp(), listener?.drain.stop(PATIENCE_MS)]),
    },
    { name: 'jobs', stop: async () => jobs?.stop() },
    { name: 'page cache', stop: async () => pages?.close() },
    // Next, database.
    { name: 'site', stop: async () => site?.close() },
    { name: 'traces', stop: tracing.close },
  ])
  stopWhenTold(stop)
  if (!dev) threads = await startSiteThreads({ folder: DIST, settings, tally, onFailed: () => stop(1) })
  site = threads ?? (await sameThread(settings, tally))
  if (threads && settings.WORKER === 'inline') jobs = startJobsThread(path.join(DIST, JOBS_FILE))
  listener = newListener({
    handle: requestListener({ settings, distDir: DIST, handle: site.handle, pagesOf: () => pages, tally }),
    upgrade: site.upgrade,
    proxies: settings.TRUSTED_PROXIES,
    mayUpgrade: (path) => /^\/ws\/?$/.test(path) || (dev && path.startsWith('/_next/')),
  })
  const port = await listen(listener.server, settings)
  if (threads) {
    pages = await startPages(settings, threads.renderers, DIST)
    void threads.grow(pages.welcome)
  }
  if (!dev) collectAtRest()
  // The process that started us may have gone meanwhile.
  process.send?.({ ready: port }, undefined, undefined, () => undefined)
  logger().info({ port, dev, memory: Math.round(process.memoryUsage().rss / 1e6) }, 'server ready')
}

/** While developing there is no page cache to keep free of Next, and one thread is easier to look into. */
async function sameThread(settings: Env, tally: Counters): Promise<Site> {
  // Loading it takes memory that in production the other thread needs.
  const { startSite } = await import('./lib/serving/site')
  return startSite(settings, tally, { jobs: true })
}

start().catch((error: unknown) => {
  if (error instanceof EnvError) process.stderr.write(`\n${error.message}\n\n`)
  else logger().fatal({ err: error }, 'server did not start')
  process.exit(1)
})
