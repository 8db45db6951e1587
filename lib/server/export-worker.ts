import { setPriority } from 'node:os'
import type { Readable } from 'node:stream'
import { type MessagePort, parentPort } from 'node:worker_threads'
import { env } from '@/lib/core/env'
import { logger } from '@/lib/core/logger'
import { reportBody } from '@/lib/reports/export'
import { REPORTS, SUMMARIES } from '@/lib/reports/manifest'
import { SCHEDA, schedaBody } from '@/lib/reports/scheda/reply'
import { summaryBody } from '@/lib/reports/summary/export'
import { formatOf } from '@/lib/resources/export'
import { exportBody } from '@/lib/resources/export-body'
import type { ExportJob } from '@/lib/resources/export-job'
import { RESOURCES } from '@/lib/resources/manifest'
import type { ExportOrder, ExportPart } from './export-thread'

/** The database has other things to do. */
const CONNECTIONS = 2
/** Behind whoever waits for a page. */
const PRIORITY = 10

type Asked = Pick<ExportOrder, 'job' | 'port'>

/** The other end of export-thread.ts. */
async function send({ job, port }: Asked): Promise<void> {
  try {
    const body = await bodyOf(job)
    port.once('close', () => body.destroy())
    await sendParts(body, port)
  } catch (err) {
    logger().error({ err, resource: job.path }, 'export failed')
    port.postMessage({ error: String(err) } satisfies ExportPart)
  }
}

async function bodyOf({ path, actor, url, format }: ExportJob): Promise<Readable> {
  const report = await REPORTS[path]?.()
  if (report) return reportBody(report, actor, new URL(url), format)
  const summary = await SUMMARIES[path]?.()
  if (summary && actor) return summaryBody(summary, actor, new URL(url), format)
  if (path === SCHEDA && actor) return schedaBody(actor)
  const resource = await RESOURCES[path]?.()
  if (!resource) throw new Error(`no resource is called ${path}`)
  return exportBody(resource, actor, new URL(url), formatOf(format))
}

function sendParts(body: Readable, port: MessagePort): Promise<void> {
  const parts = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  return new Promise((resolve, reject) => {
    port.on('close', resolve)
    port.on('message', () => {
      parts.next().then(({ value, done }) => {
        port.postMessage((done ? null : value) satisfies ExportPart)
      }, reject)
    })
  })
}

Object.assign(env(), { DATABASE_POOL: CONNECTIONS })
// Only Linux has priorities of single threads: elsewhere it would be that of the whole server.
if (process.platform === 'linux') setPriority(0, PRIORITY)
parentPort?.on('message', (asked: Asked) => void send(asked))
