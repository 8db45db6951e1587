import type { MessagePort } from 'node:worker_threads'
import type { Carrier } from '@/lib/core/trace'
import type { Work } from '@/lib/core/work'
import type { ExportJob } from '@/lib/resources/export-job'
import { threadOnDemand } from './thread-on-demand'

/**
 * An export to make, and where its bytes are asked for and sent. The lease says whether there was a place for it, and
 * is closed by whoever asked when it needs the place no longer, or by the end of its thread. `work` and `trace` are what it is asked by.
 */
export type ExportOrder = {
  job: ExportJob
  port: MessagePort
  lease: MessagePort
  work: Work
  trace: Carrier
}
export type Lease = 'granted' | 'full'
/** A part of the file, its end, or why it ends before. */
export type ExportPart = Uint8Array | null | { error: string }

/** The file that the build makes of export-worker.ts, beside that of the site. */
export const EXPORT_FILE = 'exports.cjs'

type Limits = { all: number; each: number; idleMs: number }

/** One person, or all visitors together, cannot take every place. */
const LIMITS: Limits = { all: 12, each: 4, idleMs: 60_000 }

/**
 * Makes exports in one thread for all of them, whoever asks, started by the first and ended when there have been none
 * for a while. They share its processor and its few connections, so many at a time take longer and nothing else.
 */
export function exportThread(file: string, limits: Partial<Limits> = {}): (order: ExportOrder) => void {
  const { all, each, idleMs } = { ...LIMITS, ...limits }
  const makers: string[] = []
  const thread = threadOnDemand(file, 'exports', idleMs)

  const isFull = (maker: string) =>
    makers.length >= all || makers.filter((one) => one === maker).length >= each
  return ({ job, port, lease, work, trace }) => {
    const maker = job.actor?.userId ?? ''
    const say = (word: Lease) => lease.postMessage(word)
    if (isFull(maker)) return say('full')
    makers.push(maker)
    lease.once('close', () => {
      makers.splice(makers.indexOf(maker), 1)
      if (makers.length === 0) thread.rest()
    })
    thread.use().postMessage({ job, port, work, trace }, [port])
    say('granted')
  }
}
