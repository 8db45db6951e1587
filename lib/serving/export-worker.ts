import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import type { Readable } from 'node:stream'
import { type MessagePort, parentPort } from 'node:worker_threads'
import { logger } from '@/lib/core/logger'
import { withReadCall } from '@/lib/core/read-call'
import { traced } from '@/lib/core/trace'
import { duringWork } from '@/lib/core/work'
import { SCHEDA, schedaBody } from '@/lib/features/reports/scheda-reply'
import { REPORTS, SUMMARIES } from '@/lib/registry/reports'
import { RESOURCES } from '@/lib/registry/resources'
import { reportBody } from '@/lib/reports/export'
import { summaryBody } from '@/lib/reports/summary/export'
import { formatOf } from '@/lib/resources/export'
import { exportBody } from '@/lib/resources/export-body'
import type { ExportJob } from '@/lib/resources/export-job'
import { beginThread } from './begin-thread'
import type { ExportOrder, ExportPart } from './export-thread'

/** The database has other things to do; behind whoever waits for a page. */
const PLACE = { connections: 2, priority: 10 }
/**
 * How long the thread rests for each millisecond that it has worked, where there are two processors at most. Its priority does
 * not suffice there: what somebody waits for goes through four threads and the database, and at each of them Linux lets
 * whatever runs finish its slice.
 */
const REST = availableParallelism() > 2 ? 0 : 1.5
const MAX_REST_MS = 100

type ExportRequest = Omit<ExportOrder, 'lease'>

/** The other end of export-thread.ts. */
const send = ({ job, port, work, trace }: ExportRequest): Promise<void> =>
  duringWork(work, () => traced('export', { from: trace }, () => make(job, port)))

async function make(job: ExportJob, port: MessagePort): Promise<void> {
  try {
    const body = await withReadCall({ after: job.after ?? null, wrote: false }, () => bodyOf(job))
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

const never = new Int32Array(new SharedArrayBuffer(4))
let rested = performance.eventLoopUtilization()

/** All of this thread, which makes nothing but files. */
function rest(): void {
  const { active } = performance.eventLoopUtilization(rested)
  if (REST > 0) Atomics.wait(never, 0, 0, Math.min(active * REST, MAX_REST_MS))
  rested = performance.eventLoopUtilization()
}

function sendParts(body: Readable, port: MessagePort): Promise<void> {
  const parts = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  return new Promise((resolve, reject) => {
    port.on('close', resolve)
    port.on('message', () => {
      rest()
      parts.next().then(({ value, done }) => {
        port.postMessage((done ? null : value) satisfies ExportPart)
      }, reject)
    })
  })
}

const tracing = beginThread(PLACE)
parentPort?.on('message', (asked: ExportRequest) => void tracing.then(() => send(asked)))
