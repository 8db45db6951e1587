import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { AppError } from '@/lib/core/errors'
import { Prisma } from '@/prisma/generated/client'
import { type Report, type SubtotalSql, viewOf } from './define'
import type { ReportQuery } from './query'
import { as, ask, valuesOf } from './read'
import { inSnapshot } from './snapshot'
import { lastDayOf } from './summary/periods'
import type { SubtotalReply } from './view'

/** More groups than these are found by a filter. */
const MOST = 500

/** The grouping that is asked for, where this reader has it. */
export function subtotalOf(report: Report, actor: Actor, per: string): string {
  const names = viewOf(report, actor).subtotals.map(({ name }) => name)
  if (names.includes(per)) return per
  const message = `per: uno fra ${names.join(', ')}.`
  throw new AppError('invalid', message, { errors: [{ path: 'per', message }] })
}

type Row = Record<string, unknown> & { whole: boolean; key: string | null; label: string | null }

/** The figures of a report by group and of the whole, with every filter; months in their order, others by the first figure. */
export async function readSubtotals(
  report: Report,
  actor: Actor,
  query: ReportQuery,
  per: string,
): Promise<SubtotalReply> {
  const now = new Date()
  const { source, where, totals: figures } = await ask(report, actor, query, now)
  const by = source.subtotals?.[per]
  if (!by) throw new Error(`${report.name} has no groups ${per}`)
  const totals = figures.map(({ name }) => as(source.totals[name] ?? Prisma.sql`NULL`, name))
  const order = by.isMonth ? Prisma.sql`g.key DESC` : Prisma.sql`4 DESC`
  const rows = await inSnapshot(
    (tx) => tx.$queryRaw<Row[]>`
      SELECT grouping(g.key) = 1 AS whole, g.key, min(g.label) AS label, ${Prisma.join(totals)}
      FROM ${source.from} CROSS JOIN LATERAL (SELECT ${by.key} AS key, ${by.label} AS label) g
      WHERE ${where}
      GROUP BY GROUPING SETS ((), (g.key))
      ORDER BY 1 DESC, ${order} LIMIT ${MOST + 1}`,
  )
  return {
    rows: rows
      .filter(({ whole }) => !whole)
      .map((row) => ({
        key: row.key,
        label: row.label ?? '',
        figures: valuesOf(figures, row),
        filters: filtersOf(by, row.key),
      })),
    totals: valuesOf(
      figures,
      rows.find(({ whole }) => whole),
    ),
    asOf: now.toISOString(),
  }
}

const filtersOf = ({ filter, isMonth }: SubtotalSql, key: string | null): Record<string, string> | null =>
  key === null ? null : { [filter]: isMonth ? `${key}..${lastDayOf(key)}` : key }
