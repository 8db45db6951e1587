import 'server-only'
import { Readable } from 'node:stream'

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

/** The bytes of a document, whose library is loaded and which is made when somebody begins to read them. */
export const pdfBody = (make: () => Promise<ReportSheet>): Readable =>
  Readable.from(pdfBytes(make), { objectMode: false })

async function* pdfBytes(make: () => Promise<ReportSheet>): AsyncGenerator<Buffer> {
  const { reportPdf } = await import('./pdf')
  yield await reportPdf(await make())
}
