import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { env } from '@/lib/core/env'
import { takeProof } from '@/lib/core/incoming-proof'
import { logger } from '@/lib/core/logger'
import { offerExports } from '@/lib/resources/export-job'
import { Busy } from './busy'
import { EXPORT_FILE, exportThread } from './export-thread'
import { refuse } from './refuse'
import { type Site, startSite } from './site'
import type { Order, ThreadData, Word } from './thread'
import { onUncaught } from './uncaught'
import { claimSocket, forVisitors, isForVisitor } from './visits'

/** Requests that a visitor has left may still write: they end before the database is taken away. */
const PATIENCE_MS = 5_000
/** Only the listener calls here: it has its own patience with visitors, and has looked at the size of what they send. */
const OPTIONS = { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0, maxHeaderSize: 64 * 1024 }

const tell = (word: Word) => parentPort?.postMessage(word)

/** The other end of thread.ts: the site behind a local socket, and the orders to end it. */
async function serve({ inner, tally }: ThreadData): Promise<void> {
  offerExports(exportThread(path.join(__dirname, EXPORT_FILE)))
  const site = await startSite(env(), tally)
  const requests = new Busy()
  const server = newServer(site, inner.proof, requests)
  // Whatever comes of a connection, also later, is known by this.
  await forVisitors(() => once(server.listen({ path: inner.socketPath, backlog: 4_096 }), 'listening'))
  parentPort?.on('message', async (order: Order) => {
    if (order === 'close') await requests.over(PATIENCE_MS)
    await site[order]()
    tell(order)
  })
  tell('ready')
}

function newServer(site: Site, proof: string, requests: Busy): Server {
  const server = createServer(OPTIONS, (request, response) => {
    if (!takeProof(request, proof)) return void response.writeHead(403, { connection: 'close' }).end()
    requests.during(site.handle(request, response)).catch((err) => {
      logger().error({ err, requestId: request.headers['x-request-id'] }, 'request failed')
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  server.maxHeadersCount = 0
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    // Node leaves the other half open for who wants to use it: nobody here does.
    socket.once('end', () => socket.end())
    claimSocket(socket)
    if (takeProof(request, proof)) site.upgrade(request, socket, head)
    else refuse(socket, 403)
  })
  server.on('error', (err) => logger().error({ err }, 'the site cannot accept connections'))
  return server
}

onUncaught((err, origin) => {
  // One visitor's failure is no reason to take the site away from the others.
  if (isForVisitor()) return logger().error({ err, origin }, 'nobody caught a visit’s error')
  logger().fatal({ err, origin }, 'nobody caught an error of the site')
  tell('failed')
})

// Next swallows what is rejected unheard.
serve(workerData as ThreadData).catch((err) => {
  logger().fatal({ err }, 'the site did not start')
  process.exit(1)
})
