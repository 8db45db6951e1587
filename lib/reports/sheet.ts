import 'server-only'
import { Readable } from 'node:stream'
import { inReadCall } from '@/lib/core/read-call'

/** What a document of a report says; every cell is text already. */
export type ReportSheet = {
  title: string
  /** Under the title: what it is about, which period and filters, when it was true. */
  lines: readonly string[]
  columns: readonly { label: string; isNumber: boolean }[]
  rows: readonly (readonly string[])[]
  /** The last row, of the whole. */
  whole?: readonly string[]
  author: string
}

/** More than these nobody reads on paper. */
export const PDF_ROWS = 500

/** The bytes of a table, whose library is loaded when somebody begins to read them. */
export const pdfBody = (make: () => Promise<ReportSheet>): Readable =>
  laterBody(async () => {
    const { reportPdf } = await import('./pdf')
    return reportPdf(await make())
  })

/** The bytes of a document, which is made when somebody begins to read them. */
export const laterBody = (make: () => Promise<Buffer>): Readable =>
  Readable.from(inReadCall(bytesOf(make)), { objectMode: false })

async function* bytesOf(make: () => Promise<Buffer>): AsyncGenerator<Buffer> {
  yield await make()
}
