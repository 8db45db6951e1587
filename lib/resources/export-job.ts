import 'server-only'
import type { Readable } from 'node:stream'
import type { Actor } from '@/lib/auth/actor'

export type ListFormat = 'csv' | 'xlsx'
/** A report is a document, too. */
export type ExportFormat = ListFormat | 'pdf'

/** All that an export is made from: plain data, which can go to another thread. `path` names the resource or the report. */
export type ExportJob = {
  path: string
  actor: Actor | null
  url: string
  format: ExportFormat
  /** What the call must read after: see read-call.ts. */
  after?: bigint | null
}

/** Makes the bytes of an export; null when too many are being made already. */
export type MakeExport = (job: ExportJob) => Promise<Readable | null>

// Next's bundles and the thread's own have each a copy of this module.
const holder = globalThis as typeof globalThis & { __makeExport?: MakeExport }

/** From now on exports are made there; until it is called, in the thread that is asked for them. */
export function offerExports(make: MakeExport | undefined): void {
  holder.__makeExport = make
}

export const offeredExports = (): MakeExport | undefined => holder.__makeExport
