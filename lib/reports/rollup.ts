import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { Prisma } from '@/prisma/generated/client'
import type { Report, Rollup, Source } from './define'
import { conditionsOf, type ReportQuery } from './query'

/** What the figures of all rows are added up from. */
export type Sums = Omit<Rollup<string, string>, 'filters'>

/** The cells of a cube, where they say what this reader asks; otherwise the rows, which are `where`. */
export function sumsOf(
  report: Report,
  actor: Actor | null,
  query: ReportQuery,
  source: Source<string, string, string, string>,
  where: Prisma.Sql,
): Sums {
  const { rollup } = source
  if (rollup && actor?.role === 'admin' && query.filters.every(({ name }) => rollup.filters[name]))
    return {
      ...rollup,
      where: Prisma.join([rollup.where, ...conditionsOf(report, query, rollup.filters)], ' AND '),
    }
  const { alone, from, totals, groups } = source
  return { from: alone ?? from, where, count: Prisma.sql`count(*)`, totals, groups }
}
