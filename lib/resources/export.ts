import 'server-only'
import { Readable } from 'node:stream'
import writeExcelFile from 'write-excel-file/node'
import type { Actor } from '@/lib/auth/actor'
import { dayOf } from '@/lib/core/dates'
import { AppError } from '@/lib/core/errors'
import { valueAt } from '@/lib/core/paths'
import { decodeCursor } from './cursor'
import { csvLine, type ExportColumn, textCell, xlsxCell } from './export-cells'
import { type ListQuery, MAX_LIMIT, parseListQuery } from './list-query'
import { countRows, pageRows } from './read'
import type { Resource, Row } from './types'

/** A workbook is built in memory; beyond this only CSV, which streams. */
const XLSX_ROWS = 50_000
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
    const body = Readable.toWeb(Readable.from(encoded(csvChunks(columns, pages)))) as ReadableStream
    return new Response(body, { headers: { ...headers, 'content-type': 'text/csv; charset=utf-8' } })
  }
  if (total > XLSX_ROWS) {
    throw new AppError('invalid', `L’elenco ha ${total} righe: per più di ${XLSX_ROWS} usa il formato CSV.`)
  }
  const body = new Uint8Array(await workbook(resource, columns, pages))
  return new Response(body, { headers: { ...headers, 'content-type': XLSX_TYPE } })
}

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

async function workbook(
  resource: Resource,
  columns: ExportColumn[],
  pages: AsyncGenerator<Row[]>,
): Promise<Buffer> {
  const header = columns.map(({ label }) => ({ value: label, fontWeight: 'bold' as const }))
  const data: Parameters<typeof writeExcelFile>[0][] = [header as never]
  for await (const rows of pages) {
    for (const row of rows)
      data.push(columns.map((column) => xlsxCell(column, valueAt(row, column.path))) as never)
  }
  return writeExcelFile(data as never, { sheet: resource.labels.many.slice(0, 31) }).toBuffer()
}
