import { once } from 'node:events'
import { createServer } from 'node:http'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { env } from '@/lib/core/env'
import { logger } from '@/lib/core/logger'
import { offerExports } from '@/lib/resources/export-job'
import { EXPORT_FILE, exportThread } from './export-thread'
import { startSite } from './site'
import type { Order, ThreadData } from './thread'

/** The other end of thread.ts: the site behind a local socket, and the orders to end it. */
async function serve({ socketPath, tally }: ThreadData): Promise<void> {
  offerExports(exportThread(path.join(__dirname, EXPORT_FILE)))
  const site = await startSite(env(), tally)
  // Only the listener calls here, and it has its own patience with visitors.
  const patient = { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 }
  const server = createServer(patient, (request, response) => {
    site.handle(request, response).catch((err) => {
      logger().error({ err, requestId: request.headers['x-request-id'] }, 'request failed')
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  server.on('upgrade', site.upgrade)
  await once(server.listen(socketPath), 'listening')
  parentPort?.on('message', async (order: Order) => {
    await site[order]()
    parentPort?.postMessage(order)
  })
  parentPort?.postMessage('ready')
}

// Next swallows what is rejected unheard.
serve(workerData as ThreadData).catch((err) => {
  logger().fatal({ err }, 'the site did not start')
  process.exit(1)
})
