import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { consoleAsLines } from '@/lib/core/console-lines'
import { env } from '@/lib/core/env'
import { takeProof } from '@/lib/core/incoming-proof'
import { logger } from '@/lib/core/logger'
import { onUncaught } from '@/lib/core/uncaught'
import { refuse } from '@/lib/http/refusal'
import { offerDrawing } from '@/lib/pdf/render'
import { offerExports } from '@/lib/resources/export-job'
import { collectAtRest } from './collect-at-rest'
import { exportsBy } from './export-asker'
import { InFlight } from './in-flight'
import { PAPER_FILE, paperThread } from './paper-thread'
import { keepPagesReadable } from './readable-pages'
import { shareManifests } from './shared-manifests'
import { sharedQuota } from './shared-quota'
import { type Site, startSite } from './site'
import type { Said, ThreadData, Told } from './thread'
import { bindToRequest, isForVisitor, runAsRequest } from './visits'
import { writeWholeFiles } from './whole-files'

/** Requests that a visitor has left may still write: they end before the database is taken away. */
const PATIENCE_MS = 5_000
/** Only the listener calls here: it has its own patience with visitors, and has looked at the size of what they send. */
const OPTIONS = { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0, maxHeaderSize: 64 * 1024 }

const tell = (said: Said) => parentPort?.postMessage(said)

/** The other end of thread.ts: the site behind a local socket, and the orders to end it. */
async function serve({ inner, tally, leads, threads }: ThreadData): Promise<void> {
  consoleAsLines()
  offerExports(exportsBy((order) => parentPort?.postMessage({ export: order }, [order.port, order.lease])))
  offerDrawing(paperThread(path.join(__dirname, PAPER_FILE)))
  writeWholeFiles(path.join(__dirname, 'server'))
  shareManifests()
  keepPagesReadable(__dirname, env())
  const quota = sharedQuota(tell)
  const site = await startSite(env(), tally, { leads, threads, quota })
  const requests = new InFlight()
  const server = newServer(site, inner.proof, requests)
  // Whatever comes of a connection, also later, is known by this.
  await runAsRequest(() => once(server.listen({ path: inner.socketPath, backlog: 4_096 }), 'listening'))
  parentPort?.on('message', async (told: Told) => {
    if (typeof told === 'object') return quota.refused(told.noSlot)
    if (told === 'close') await requests.over(PATIENCE_MS)
    await site[told]()
    tell(told)
  })
  collectAtRest({ onGrown: () => tell('grown') })
  tell('ready')
}

function newServer(site: Site, proof: string, requests: InFlight): Server {
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
    bindToRequest(socket)
    if (takeProof(request, proof)) site.upgrade(request, socket, head)
    else refuse(socket, 403)
  })
  server.on('error', (err) => logger().error({ err }, 'the site cannot accept connections'))
  return server
}

onUncaught((err, origin) => {
  // A page that turns out not to be everybody's asks for several things at once, and is given up at the first.
  if (err instanceof Error && err.name === 'NotImpersonal') return
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
