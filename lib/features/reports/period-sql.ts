import 'server-only'
import { filterCondition } from '@/lib/reports/query'
import type { Summary } from '@/lib/reports/summary/define'
import type { SummaryQuery } from '@/lib/reports/summary/query'
import { Prisma } from '@/prisma/generated/client'

/** The columns of a relation that a summary's filters are about, with their PostgreSQL types. */
export type Where = Readonly<Record<string, string>>

const FILTER_COLUMNS: Readonly<Record<string, string>> = {
  product: 'product',
  agencyId: 'agency_id',
  agentId: 'agent_id',
  bankId: 'bank_id',
}

/** The instants of a period of days in Italy, both ends in. */
export const periodSql = (alias: string, { from, to }: Pick<SummaryQuery, 'from' | 'to'>, column = 'at') => {
  const at = Prisma.raw(`${alias}.${column}`)
  return Prisma.sql`(${at} >= ${from}::date::timestamp AT TIME ZONE 'Europe/Rome'
    AND ${at} < (${to}::date + 1)::timestamp AT TIME ZONE 'Europe/Rome')`
}

/** The filters of a summary that are set, on a relation with these columns. */
export function whereOf(
  { filters }: Summary,
  query: SummaryQuery,
  alias: string,
  columns: Where,
): Prisma.Sql {
  const parts = query.filters.map(({ name, text }) => {
    const filter = filters.find((one) => one.name === name)
    const column = FILTER_COLUMNS[name] ?? ''
    const type = columns[column]
    if (!filter || !type) throw new Error(`no column for the filter ${name}`)
    return Prisma.sql`(${filterCondition(filter, text, { sql: Prisma.raw(`${alias}.${column}`), type })})`
  })
  return parts.length > 0 ? Prisma.join(parts, ' AND ') : Prisma.sql`TRUE`
}
