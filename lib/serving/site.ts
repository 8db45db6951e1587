import 'server-only'
import { EventEmitter } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import next from 'next'
import { startReadCache } from '@/lib/core/cached'
import { publishCaches } from '@/lib/core/caches-metrics'
import { disconnect } from '@/lib/core/db'
import { directUrl, type Env } from '@/lib/core/env'
import { logger } from '@/lib/core/logger'
import { type Counters, publishCounters, publishThread } from '@/lib/core/metrics'
import { offerMetrics } from '@/lib/core/metrics-exchange'
import { startTracing } from '@/lib/core/start-tracing'
import { watchAlarms } from '@/lib/features/system/watch-alarms'
import { startWorker } from '@/lib/jobs/worker'
import type { Admit } from '@/lib/realtime/presence'
import { attachRealtime } from '@/lib/realtime/server'
import type { SocketQuota } from '@/lib/realtime/socket-quota'
import { cacheAreaPages, fixedPages } from '@/lib/serving/areas/handle'
import { withRecordStatus } from '@/lib/serving/areas/record-status'
import type { Handler } from '@/lib/serving/pages/request-listener'
import { sweepUploads } from '@/lib/storage/temporary'
import { withUnavailable } from './away'
import { handleApi, isApi } from './v2'
import { visited } from './visits'

/** Whatever answers what is not kept in memory: Next, the sockets of /ws, the jobs. */
export type Site = {
  handle: Handler
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Ends the sockets of /ws; requests go on being answered. */
  hangUp(): Promise<unknown>
  /** Jobs, Next, database: nothing is taken away from what still uses it. */
  close(): Promise<unknown>
}

/** Loaded when the first ticket is open somewhere. */
const admit: Admit = async (who, id) =>
  (await import('@/lib/features/tickets/admit-presence')).admitToTicket(who, id)

const isOurs = (target = '/') => /^\/ws(?:[/?]|$)/.test(target)

/** What is different where there are several threads of it. */
type Among = {
  /** Whether what is to be done once is done here. */
  leads?: boolean
  /** Whether the jobs of the queue are, which otherwise have a thread of their own. */
  jobs?: boolean
  /** Places that are counted over all threads. */
  quota?: SocketQuota
  threads?: number
}

/** Pages of a build, which knows its addresses. */
function builtPages(rendered: Handler, { AREA_PAGES, SITE_URL }: Env): Handler {
  // The build has put this file beside its own.
  const isFixed = fixedPages(__dirname)
  const pages = withRecordStatus(rendered, isFixed)
  return AREA_PAGES === 'kept' ? cacheAreaPages(pages, { siteUrl: SITE_URL, isFixed }) : pages
}

/** Starts it in this thread. `tally` is what the listener counts for /v2/metrics. */
export async function startSite(settings: Env, tally: Counters, among: Among = {}): Promise<Site> {
  const { leads = true, jobs: hasJobs = false, quota, threads = 1 } = among
  const dev = settings.NODE_ENV !== 'production'
  // Before Next is: it looks for a provider when it begins. While developing the listener has begun.
  const tracing = dev ? undefined : await startTracing()
  // Next hangs its upgrade listener on the server it knows: on one of its own, /ws stays ours. Its
  // getUpgradeHandler() is of no use, it does not know the hot-reload socket.
  const upgrades = createServer()
  const app = next({ dev, dir: process.cwd(), httpServer: upgrades, ...(dev ? { turbopack: true } : {}) })
  await app.prepare()
  const rendered = withUnavailable(app.getRequestHandler())
  const pages = dev ? rendered : builtPages(rendered, settings)
  const sockets = new EventEmitter()
  const realtime = attachRealtime(sockets, { ...(quota && { quota }), threads, admit })
  const readCache = startReadCache(directUrl(settings))
  const jobs = hasJobs && settings.WORKER === 'inline' ? await startWorker() : undefined
  if (leads) void sweepUploads()
  const alarms = leads && !dev ? watchAlarms() : undefined
  publishCounters(tally)
  publishCaches(leads)
  // While developing, the listener is in this thread and has done so.
  if (!dev) {
    publishThread(settings.APP_ROLE)
    offerMetrics()
  }
  const stops = [
    { name: 'alarms', stop: async () => alarms?.close() },
    { name: 'jobs', stop: async () => jobs?.stop() },
    { name: 'next', stop: () => app.close() },
    { name: 'what is kept', stop: () => readCache.close() },
    { name: 'database', stop: disconnect },
    { name: 'traces', stop: async () => tracing?.close() },
  ]
  return {
    handle: (request, response) => {
      // Who leaves in the middle breaks their request off, when whoever listened to it may have stopped listening.
      request.on('error', () => undefined)
      return visited(request, () =>
        !dev && isApi(request.url) ? handleApi(request, response) : pages(request, response),
      )
    },
    upgrade: (request, socket, head) => {
      const target = isOurs(request.url) ? sockets : upgrades
      // Before its first request Next listens to nothing.
      if (!target.emit('upgrade', request, socket, head)) socket.destroy()
    },
    hangUp: () => realtime.close(),
    close: async () => {
      for (const { name, stop } of stops) {
        await stop().catch((err) => logger().error({ err }, `could not stop: ${name}`))
      }
    },
  }
}
