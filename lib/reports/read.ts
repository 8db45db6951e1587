import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type Cursor, encodeCursor } from '@/lib/core/cursor'
import type { Tx } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import { malformed } from '@/lib/resources/list-query'
import type { Column } from '@/lib/resources/view'
import { Prisma } from '@/prisma/generated/client'
import { columnsFor, type Report, type SortSql, type Source, scopeOf, totalsFor } from './define'
import { conditionsOf, type ReportQuery } from './query'
import { type Sums, sumsOf } from './rollup'
import { inSnapshot, ofReport } from './snapshot'
import { refuseStrangers } from './strangers'
import type { BreakdownCell, Figures, ReportReply, ReportRow } from './view'

type AnySource = Source<string, string, string, string>
export type ReportRequest = {
  report: Report
  /** Those of the reader. */
  shown: Report['columns']
  totals: Report['totals']
  source: AnySource
  where: Prisma.Sql
  sums: Sums
  query: ReportQuery
}
export type ReportPage = Pick<ReportReply, 'items' | 'nextCursor' | 'prevCursor'>

/** One page of a report with the figures of all its rows, both of one instant. */
export async function readReport(
  report: Report,
  actor: Actor | null,
  query: ReportQuery,
  now = new Date(),
): Promise<ReportReply> {
  const request = await ask(report, actor, query, now)
  return inSnapshot(async (tx) => {
    const page = await pageOf(tx, request)
    const { total, totals, breakdown } = await figuresOf(tx, request)
    const columns = request.shown.map(({ path, label, kind, definition }) => ({
      path,
      label,
      kind,
      definition,
    }))
    return { columns, ...page, total, totalIsCapped: false, totals, breakdown, asOf: now.toISOString() }
  })
}

/** The rows of one page after another; for exports. */
export async function* reportPages(
  report: Report,
  actor: Actor | null,
  query: ReportQuery,
  decode: (cursor: string) => Cursor,
): AsyncGenerator<ReportRow[]> {
  const request = await ask(report, actor, query, new Date())
  let cursor: Cursor | null = null
  do {
    const page: ReportPage = await ofReport((tx) => pageOf(tx, { ...request, query: { ...query, cursor } }))
    yield page.items
    cursor = page.nextCursor ? decode(page.nextCursor) : null
  } while (cursor)
}

/** How many rows the report has. */
export async function countReport(report: Report, actor: Actor | null, query: ReportQuery): Promise<number> {
  const { sums } = await ask(report, actor, query, new Date())
  const [row] = await ofReport(
    (tx) => tx.$queryRaw<{ n: number }[]>`
      SELECT ${sums.count}::int AS n FROM ${sums.from} WHERE ${sums.where}`,
  )
  return row?.n ?? 0
}

export async function ask(
  report: Report,
  actor: Actor | null,
  query: ReportQuery,
  now: Date,
): Promise<ReportRequest> {
  await refuseStrangers(report.model, actor, query.filters)
  const source = await report.source(now)
  const scope = scopeOf(report, source.alias, actor)
  const where = Prisma.join([source.where, scope, ...conditionsOf(report, query, source.filters)], ' AND ')
  return {
    report,
    shown: columnsFor(report, actor),
    totals: totalsFor(report, actor),
    source,
    query,
    where,
    sums: sumsOf(report, actor, query, source, where),
  }
}

export const as = (sql: Prisma.Sql, name: string) => Prisma.sql`${sql} AS ${Prisma.raw(`"${name}"`)}`

/** The rows of a page, and one more if there is one. */
export function pageSql({
  report,
  shown,
  source,
  where,
  query: { limit, cursor, sort },
}: ReportRequest): Prisma.Sql {
  const by = source.sorts[sort.field]
  if (!by) throw new Error(`${report.name} cannot sort by ${sort.field}`)
  const id = source.id ?? Prisma.raw(`${source.alias}.id`)
  const place = source.place ?? { sql: id, ofId: (of: string) => Prisma.sql`${of}::uuid` }
  const down = (sort.desc !== (cursor?.back ?? false)) !== (by.reverse ?? false)
  const direction = Prisma.raw(down ? 'DESC' : 'ASC')
  const beyond = cursor
    ? Prisma.sql`AND (${by.sql}, ${place.sql}) ${Prisma.raw(down ? '<' : '>')} (${valueAt(cursor, by)}, ${place.ofId(cursor.id)})`
    : Prisma.empty
  const columns = shown.map(({ path }) => as(source.columns[path] ?? Prisma.sql`NULL`, path))
  return Prisma.sql`
    SELECT ${Prisma.join([as(id, '_id'), as(source.opens ?? id, '_opens'), as(source.version ?? Prisma.sql`NULL::int`, 'version'), ...columns, as(by.sql, '_sort')])}
    FROM ${source.from}
    WHERE ${where} ${beyond}
    ORDER BY ${by.sql} ${direction}, ${place.sql} ${direction}
    LIMIT ${limit + 1}`
}

async function pageOf(tx: Tx, request: ReportRequest): Promise<ReportPage> {
  const { limit, cursor, sort } = request.query
  const back = cursor?.back ?? false
  const found = await tx.$queryRaw<(ReportRow & { _sort: unknown })[]>(pageSql(request))
  const more = found.length > limit
  const rows = found.slice(0, limit)
  if (back) rows.reverse()
  const [first, last] = [rows[0], rows.at(-1)]
  const cursorAt = (row: (typeof rows)[number], backwards = false) =>
    encodeCursor(sort, { [sort.field]: row._sort, id: row._id }, backwards)
  return {
    items: rows.map((row) => present(request.shown, row)),
    nextCursor: last && (back || more) ? cursorAt(last) : null,
    prevCursor: first && cursor && (!back || more) ? cursorAt(first, true) : null,
  }
}

/** A cursor comes from outside: its value must be one of the sort's own type. */
function valueAt({ value }: Cursor, { type }: SortSql): Prisma.Sql {
  if (type === 'timestamptz' && value instanceof Date) return Prisma.sql`${value.toISOString()}::timestamptz`
  if (type === 'bigint' && typeof value === 'bigint') return Prisma.sql`${String(value)}::bigint`
  // What looks like an instant or a number in a text was read as one.
  const text = value instanceof Date ? value.toISOString() : typeof value === 'bigint' ? `${value}n` : value
  if (type === 'text' && typeof text === 'string') return Prisma.sql`${text}::text`
  throw malformed('Il cursore non è valido per questa lista.')
}

type Aggregate = Record<string, unknown> & { whole: boolean; row?: string | null; column?: string | null }

/** The whole and its parts, if it has any, in one statement. */
async function figuresOf(tx: Tx, { report: { breakdown }, totals, sums }: ReportRequest) {
  const group = (name: string) => sums.groups?.[name] ?? Prisma.sql`NULL::text`
  const added = Prisma.sql`${sums.count}::int AS "_n",
    ${Prisma.join(totals.map(({ name }) => as(sums.totals[name] ?? Prisma.sql`NULL`, name)))}
    FROM ${sums.from}`
  const rows = await tx.$queryRaw<Aggregate[]>(
    breakdown
      ? Prisma.sql`SELECT grouping(g.row) = 1 AS whole, g.row, g.column, ${added}
        CROSS JOIN LATERAL (SELECT ${group(breakdown.rows)} AS row, ${group(breakdown.columns)} AS column) g
        WHERE ${sums.where} GROUP BY GROUPING SETS ((), (g.row, g.column)) ORDER BY g.row, g.column`
      : Prisma.sql`SELECT TRUE AS whole, ${added} WHERE ${sums.where}`,
  )
  const figures = (row: Aggregate | undefined) => valuesOf(totals, row)
  const whole = rows.find((row) => row.whole)
  const cells: BreakdownCell[] = rows
    // Cells of a cube may have come to nothing again.
    .filter(({ whole: isWhole, _n }) => !isWhole && Number(_n) > 0)
    .map((row) => ({ row: String(row.row), column: String(row.column), figures: figures(row) }))
  return { total: Number(whole?._n ?? 0), totals: figures(whole), breakdown: cells }
}

/** The figures of a row of sums: of nothing a sum is 0, and a mean is none. */
export const valuesOf = (totals: Report['totals'], row: Record<string, unknown> | undefined): Figures =>
  Object.fromEntries(
    totals.map(({ name, kind, isRatio }) => {
      const value = row?.[name] ?? (isRatio ? null : 0)
      return [name, value === null ? null : Number(apiValue(kind, value))]
    }),
  )

/** Value of the statement → value of the API: euro, plain numbers, ISO. */
function apiValue(kind: Column['kind'], value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (kind === 'money') return toEuro(BigInt(String(value)))
  if (kind === 'number' || kind === 'rate') return Number(value)
  return value instanceof Date ? value.toISOString() : value
}

const present = (columns: Report['columns'], row: ReportRow): ReportRow => ({
  _id: row._id,
  _opens: row._opens,
  ...(row.version !== null && { version: row.version }),
  ...Object.fromEntries(columns.map(({ path, kind }) => [path, apiValue(kind, row[path])])),
})
