import 'server-only'
import { AppError, type FieldError } from '@/lib/core/errors'
import { filterWhere } from '@/lib/resources/filters'
import { givenFilters, type ListQuery, pageOf } from '@/lib/resources/list-query'
import type { Filter } from '@/lib/resources/types'
import { Prisma } from '@/prisma/generated/client'
import { type FilterSql, isDated, type Report, sortsOf } from './define'

export type ReportQuery = Pick<ListQuery, 'limit' | 'cursor' | 'sort'> & {
  format?: string
  filters: readonly { name: string; text: string }[]
}

/** Query string of a report: a parameter that it does not have is a 400, a value that a filter cannot have a 422. */
export function parseReportQuery(report: Report, { searchParams }: URL): ReportQuery {
  const wrong: FieldError[] = []
  const given = givenFilters(report.filters, withPeriod(report, withoutSearch(searchParams)))
  const filters = given.map(({ filter, key, value }) => {
    const message = problemOf(filter, value)
    if (message) wrong.push({ path: key, message })
    return { name: filter.name, text: value }
  })
  if (wrong.length > 0)
    throw new AppError('invalid', wrong.map(({ message }) => message).join(' '), { errors: wrong })
  return {
    ...pageOf({ sorts: sortsOf(report), defaultSort: report.defaultSort }, searchParams),
    filters,
    format: searchParams.get('format') ?? undefined,
  }
}

/** Reports have no words to search for: `q` is a parameter that nobody knows. */
function withoutSearch(params: URLSearchParams): URLSearchParams {
  if (params.has('q')) throw new AppError('malformed', 'Parametro non previsto: q.')
  return params
}

/** `from` and `to`, as the summaries have them, are the days of a report whose rows have one. */
function withPeriod(report: Report, params: URLSearchParams): URLSearchParams {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  if (!isDated(report) || !(from || to)) return params
  const rest = new URLSearchParams([...params].filter(([name]) => name !== 'from' && name !== 'to'))
  if (rest.get('filter[at]')) throw new AppError('malformed', 'Indica from e to, oppure filter[at].')
  rest.set('filter[at]', `${from}..${to}`)
  return rest
}

type Range = Record<'gte' | 'lte' | 'lt', Date | bigint | number | undefined>
type Condition = boolean | null | { in: readonly string[] } | Range

const conditionOf = (filter: Filter, text: string, money: boolean): Condition =>
  filterWhere(filter, text, money ? 'money' : undefined)[filter.name] as Condition

/** What is wrong with the text of a filter, in words. */
export function problemOf(filter: Filter, text: string): string | null {
  try {
    const condition = conditionOf(filter, text, false)
    if (condition === null || typeof condition === 'boolean' || 'in' in condition) return null
    const { gte, lte, lt } = condition
    const isEmpty =
      (lte !== undefined && (gte ?? lte) > lte) || (lt !== undefined && gte !== undefined && gte >= lt)
    return isEmpty ? `Filtro «${filter.label}»: l’inizio viene dopo la fine.` : null
  } catch (error) {
    if (error instanceof AppError) return error.detail
    throw error
  }
}

const OPERATORS = { gte: '>=', lte: '<=', lt: '<' } as const

/** One filter as an SQL condition. */
export function filterCondition(filter: Filter, text: string, by: FilterSql): Prisma.Sql {
  if (typeof by === 'function') return by(filter.kind === 'text' ? [text] : text.split(','))
  const type = Prisma.raw(by.type)
  const condition = conditionOf(filter, text, filter.kind === 'moneyRange')
  if (condition === null) return Prisma.sql`${by.sql} IS NULL`
  if (typeof condition === 'boolean') return Prisma.sql`${by.sql} = ${condition}`
  if ('in' in condition) return Prisma.sql`${by.sql} = ANY(${[...condition.in]}::${type}[])`
  const ends = Object.entries(OPERATORS).flatMap(([end, operator]) => {
    const value = condition[end as keyof Range]
    return value === undefined ? [] : [Prisma.sql`${by.sql} ${Prisma.raw(operator)} ${endOf(value, by.type)}`]
  })
  return Prisma.join(ends, ' AND ')
}

/** The filters that are set, each by its expression. */
export const conditionsOf = (
  { name: report, filters }: Report,
  query: Pick<ReportQuery, 'filters'>,
  sql: Readonly<Partial<Record<string, FilterSql>>>,
): Prisma.Sql[] =>
  query.filters.map(({ name, text }) => {
    const filter = filters.find((one) => one.name === name)
    const by = sql[name]
    if (!filter || !by) throw new Error(`${report} cannot filter by ${name}`)
    return Prisma.sql`(${filterCondition(filter, text, by)})`
  })

/** Of a column of days the day that begins in Italy at this instant. */
const endOf = (value: Date | bigint | number, type: string): Prisma.Sql =>
  type === 'date'
    ? Prisma.sql`giorno_di(${textOf(value)}::timestamptz)`
    : Prisma.sql`${textOf(value)}::${Prisma.raw(type)}`

/** As text, which PostgreSQL reads as the type that is named: the same in every time zone of a connection. */
const textOf = (value: Date | bigint | number): string =>
  value instanceof Date ? value.toISOString() : String(value)
