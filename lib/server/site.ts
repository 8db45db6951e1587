import 'server-only'
import { EventEmitter } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import next from 'next'
import { disconnect } from '@/lib/core/db'
import type { Env } from '@/lib/core/env'
import type { Inner } from '@/lib/core/incoming-proof'
import { logger } from '@/lib/core/logger'
import { publishMetrics, type Tally } from '@/lib/core/metrics'
import { startWorker } from '@/lib/jobs/worker'
import type { Handler } from '@/lib/page-cache/request-listener'
import { attachRealtime } from '@/lib/realtime/server'
import { sweepUploads } from '@/lib/storage/temporary'
import { tellAbsence } from './away'
import { handleApi, isApi } from './v2'

/** Whatever answers what is not kept in memory: Next, the sockets of /ws, the jobs. */
export type Site = {
  handle: Handler
  /** Where it can be asked without passing the listener; undefined when it has no socket of its own. */
  inner?: Inner
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Ends the sockets of /ws; requests go on being answered. */
  hangUp(): Promise<unknown>
  /** Jobs, Next, database: nothing is taken away from what still uses it. */
  close(): Promise<unknown>
}

const isOurs = (target = '/') => /^\/ws(?:[/?]|$)/.test(target)

/** Starts it in this thread. `tally` is what the listener counts for /v2/metrics. */
export async function startSite(settings: Env, tally: Tally): Promise<Site> {
  const dev = settings.NODE_ENV !== 'production'
  // Next hangs its upgrade listener on the server it knows: on one of its own, /ws stays ours. Its
  // getUpgradeHandler() is of no use, it does not know the hot-reload socket.
  const upgrades = createServer()
  const app = next({ dev, dir: process.cwd(), httpServer: upgrades, ...(dev ? { turbopack: true } : {}) })
  await app.prepare()
  const pages = tellAbsence(app.getRequestHandler())
  const sockets = new EventEmitter()
  const realtime = attachRealtime(sockets)
  const jobs = settings.WORKER === 'inline' ? await startWorker() : undefined
  void sweepUploads()
  publishMetrics(tally)
  const stops = [
    { name: 'jobs', stop: async () => jobs?.stop() },
    { name: 'next', stop: () => app.close() },
    { name: 'database', stop: disconnect },
  ]
  return {
    handle: (request, response) =>
      !dev && isApi(request.url) ? handleApi(request, response) : pages(request, response),
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
