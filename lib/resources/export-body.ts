import 'server-only'
import { Readable } from 'node:stream'
import type { Actor } from '@/lib/auth/actor'
import type { Role } from '@/lib/auth/roles'
import { decodeCursor } from '@/lib/core/cursor'
import { logger } from '@/lib/core/logger'
import { inReadCall } from '@/lib/core/read-call'
import { type XlsxCell, xlsxStream } from '@/lib/core/xlsx'
import { brokenLine } from './broken-export'
import { cellValue } from './cell-value'
import { csvLine, type ExportColumn, headOf, textCell, xlsxCell, xlsxColumn } from './export-cells'
import type { ListFormat } from './export-job'
import { type ListQuery, MAX_LIMIT, parseListQuery } from './list-query'
import { meantQuery, pageRows } from './read'
import { type Export, tellBroken } from './tell-broken'
import type { Resource, Row } from './types'

/** The bytes of an export, a page of rows at a time; whoever stops reading stops the reading of the database. */
export function exportBody(resource: Resource, actor: Actor | null, url: URL, format: ListFormat): Readable {
  const columns = chosenColumns(resource.view.list.columns, url)
  const pages = pagesOf(resource, actor, { ...parseListQuery(resource, url), only: topLevel(columns) })
  const title = resource.labels.many
  const screens: Partial<Record<Role, string>> = { ...resource.areas, admin: resource.page }
  const href = (actor && screens[actor.role]) ?? ''
  return fileBody({ title, columns, pages, format, of: { actor, title, href } })
}

type File = {
  /** Name of the sheet. */
  title: string
  columns: ExportColumn[]
  pages: AsyncGenerator<Row[]>
  format: ListFormat
  of: Export
}

/**
 * Rows that come a page at a time as the bytes of a file. Where they break off, a CSV says so in its last line, and a workbook
 * ends in its middle, which nothing opens; whoever has it made finds a failed job.
 */
export function fileBody({ title, columns, pages: all, format, of }: File): Readable {
  const pages = told(inReadCall(all), of)
  if (format === 'csv') return Readable.from(encoded(csvChunks(columns, pages)), { objectMode: false })
  return xlsxStream(title, columns.map(xlsxColumn), xlsxChunks(columns, pages))
}

/** Rows that broke off after so many. */
class BrokenOff extends Error {
  constructor(
    readonly rows: number,
    cause: unknown,
  ) {
    super('the rows of an export broke off', { cause })
  }
}

async function* told(pages: AsyncGenerator<Row[]>, of: Export): AsyncGenerator<Row[]> {
  let rows = 0
  try {
    for await (const page of pages) {
      yield page
      rows += page.length
    }
  } catch (err) {
    logger().error({ err, title: of.title, rows }, 'an export broke off')
    await tellBroken(of, rows)
    throw new BrokenOff(rows, err)
  }
}

/** The columns that the address asks for: if it names none, all that a file can hold but for the withheld ones. */
export function chosenColumns(columns: readonly ExportColumn[], { searchParams }: URL): ExportColumn[] {
  const chosen = searchParams.get('columns')?.split(',')
  const isAsked = ({ path, withheld }: ExportColumn) => (chosen ? chosen.includes(path) : !withheld)
  return columns.filter((column) => column.kind !== 'image' && isAsked(column))
}

const topLevel = (columns: ExportColumn[]) =>
  columns.flatMap(({ path, given, instead }) => [
    path.split('.', 1)[0] ?? path,
    ...(given ? [given] : []),
    ...(instead ? [instead.when] : []),
  ])

async function* pagesOf(resource: Resource, actor: Actor | null, asked: ListQuery): AsyncGenerator<Row[]> {
  const query = await meantQuery(resource, actor, asked)
  let cursor: ListQuery['cursor'] = null
  do {
    const page = await pageRows(resource, actor, { ...query, limit: MAX_LIMIT * 5, cursor })
    yield page.items
    cursor = page.nextCursor ? decodeCursor(page.nextCursor, query.sort) : null
  } while (cursor)
}

/** The byte-order mark makes spreadsheets read UTF-8; the semicolon is what the Italian ones expect. */
async function* csvChunks(columns: ExportColumn[], pages: AsyncGenerator<Row[]>): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(columns.map(headOf))}`
  try {
    for await (const rows of pages) {
      yield rows
        .map((row) => csvLine(columns.map((column) => textCell(column, cellValue(row, column)))))
        .join('')
    }
  } catch (error) {
    if (!(error instanceof BrokenOff)) throw error
    yield csvLine([brokenLine(error.rows)])
  }
}

/** The body of a web Response is bytes: a stream of strings fails as soon as somebody reads it whole. */
async function* encoded(chunks: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  // An empty chunk of bytes would end the stream.
  for await (const chunk of chunks) if (chunk) yield encoder.encode(chunk)
}

async function* xlsxChunks(
  columns: ExportColumn[],
  pages: AsyncGenerator<Row[]>,
): AsyncGenerator<XlsxCell[][]> {
  for await (const rows of pages)
    yield rows.map((row) => columns.map((column) => xlsxCell(column, cellValue(row, column))))
}
