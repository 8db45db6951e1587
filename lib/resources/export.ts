import 'server-only'
import { Readable } from 'node:stream'
import type { Actor } from '@/lib/auth/actor'
import { dayOf } from '@/lib/core/dates'
import { AppError } from '@/lib/core/errors'
import { valueAt } from '@/lib/core/paths'
import { XLSX_MAX_ROWS, type XlsxCell, xlsxStream } from '@/lib/core/xlsx'
import { decodeCursor } from './cursor'
import { csvLine, type ExportColumn, textCell, xlsxCell } from './export-cells'
import { type ListQuery, MAX_LIMIT, parseListQuery } from './list-query'
import { countRows, pageRows } from './read'
import type { Resource, Row } from './types'

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * The whole filtered list as a file. `x-total-rows` says how many rows are coming, so that the browser can
 * show progress while it reads the stream.
 */
export async function exportList(resource: Resource, actor: Actor | null, url: URL): Promise<Response> {
  const query = parseListQuery(resource, url)
  const format = query.format ?? 'csv'
  if (format !== 'csv' && format !== 'xlsx') throw new AppError('malformed', 'format: csv oppure xlsx.')
  const total = await countRows(resource, actor, query)
  const columns = chosenColumns(resource, url.searchParams.get('columns'))
  const pages = pagesOf(resource, actor, query)
  const name = `${resource.path}-${dayOf(new Date())}.${format}`
  const headers = { 'content-disposition': `attachment; filename="${name}"`, 'x-total-rows': String(total) }
  if (format === 'csv') {
    const body = Readable.from(encoded(csvChunks(columns, pages)))
    return file(body, { ...headers, 'content-type': 'text/csv; charset=utf-8' })
  }
  if (total > XLSX_MAX_ROWS)
    throw new AppError(
      'invalid',
      `L’elenco ha ${total} righe: più di ${XLSX_MAX_ROWS} stanno solo in un CSV.`,
    )
  const header = columns.map(({ label }) => label)
  const body = xlsxStream(resource.labels.many, header, xlsxChunks(columns, pages))
  return file(body, { ...headers, 'content-type': XLSX_TYPE })
}

const file = (body: Readable, headers: Record<string, string>) =>
  new Response(Readable.toWeb(body) as ReadableStream, { headers })

function chosenColumns(resource: Resource, text: string | null): ExportColumn[] {
  const { columns } = resource.list
  const chosen = text?.split(',')
  return columns.filter(({ path, kind }) => kind !== 'image' && (chosen ? chosen.includes(path) : true))
}

async function* pagesOf(resource: Resource, actor: Actor | null, query: ListQuery): AsyncGenerator<Row[]> {
  let cursor: ListQuery['cursor'] = null
  do {
    const page = await pageRows(resource, actor, { ...query, limit: MAX_LIMIT * 5, cursor })
    yield page.items
    cursor = page.nextCursor ? decodeCursor(page.nextCursor, query.sort) : null
  } while (cursor)
}

/** The byte-order mark makes spreadsheets read UTF-8; the semicolon is what the Italian ones expect. */
async function* csvChunks(columns: ExportColumn[], pages: AsyncGenerator<Row[]>): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(columns.map(({ label }) => label))}`
  for await (const rows of pages) {
    yield rows
      .map((row) => csvLine(columns.map((column) => textCell(column, valueAt(row, column.path)))))
      .join('')
  }
}

/** The body of a web Response is bytes: a stream of strings fails as soon as somebody reads it whole. */
async function* encoded(chunks: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const chunk of chunks) yield encoder.encode(chunk)
}

async function* xlsxChunks(
  columns: ExportColumn[],
  pages: AsyncGenerator<Row[]>,
): AsyncGenerator<XlsxCell[][]> {
  for await (const rows of pages)
    yield rows.map((row) => columns.map((column) => xlsxCell(column, valueAt(row, column.path))))
}
