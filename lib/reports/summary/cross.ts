import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { staffRole } from '@/lib/auth/by-role'
import { AppError } from '@/lib/core/errors'
import type { CrossReply } from './chart-view'
import {
  type Column,
  CROSSED,
  columnsFor,
  type Grouping,
  groupingsFor,
  isCrossing,
  type Summary,
  stepOf,
} from './define'
import { setFilters } from './links'
import { partOf } from './periods'
import type { SummaryQuery } from './query'
import { readSummary } from './read'
import { NOBODY } from './sums'

const NAME = 'incrocio'
/** Agents of a large network, by month of a year. */
const MOST = 6_000

export type CrossQuery = SummaryQuery & { per: string; colonna: string }

/** One figure of a summary by two of its groupings: the same parts, scope and filters, with both keys in one. */
export async function readCross(summary: Summary, actor: Actor, query: CrossQuery): Promise<CrossReply> {
  const column = columnsFor(summary, actor).find(({ path }) => path === query.colonna)
  const groupings = Object.fromEntries(groupingsFor(summary, actor))
  const [of, by] = [groupings[query.gruppo], groupings[query.per]]
  if (!column || !of || !by) throw new Error(`${summary.name} cannot be crossed by ${query.per}`)
  const one: Summary = { ...summary, columns: [column], main: [column.path] }
  const read = (gruppo: string, from: Summary = one) =>
    readSummary(from, actor, { ...query, gruppo, confronto: 'nessuno', sort: null })
  const rows = await read(query.gruppo)
  const columns = await read(query.per)
  const both = await read(NAME, crossed(one, query.gruppo, query.per))
  const cells = both.rows.flatMap(({ key, figures }) => {
    const value = figures[column.path]
    const [row = '', of_ = ''] = key.split(CROSSED)
    if (value === null || value === undefined) return []
    const href = drillOf({ summary, column, query, actor }, [
      { grouping: of, key: row },
      { grouping: by, key: of_ },
    ])
    return [{ row, column: of_, value, ...(href && { href }) }]
  })
  const names = ({ key, label, figures }: (typeof rows.rows)[number]) => ({
    key,
    label,
    total: figures[column.path] ?? null,
  })
  return {
    from: rows.from,
    to: rows.to,
    column: column.path,
    rows: rows.rows.map(names),
    columns: columns.rows.map(names),
    cells,
    asOf: both.asOf,
  }
}

/** The same summary with a grouping that is two of its own. A part that does not know both stays out. */
const crossed = (summary: Summary, of: string, by: string): Summary => ({
  ...summary,
  groupings: {
    ...summary.groupings,
    [NAME]: { label: '', words: '', kind: 'crossed', of: [of, by], most: MOST },
  },
})

type Place = { grouping: Grouping; key: string }
type From = { summary: Summary; column: Column<string>; query: SummaryQuery; actor: Actor }

/** The list of one cell: the filters that are set, those of both keys, and the days of its month. */
function drillOf({ summary, column, query, actor }: From, places: readonly Place[]): string | null {
  const filters: Record<string, string> = setFilters({ summary, actor, query })
  let { from, to } = query
  for (const { grouping, key } of places) {
    const step = stepOf(grouping)
    if (step) ({ from, to } = partOf(step, key, { from, to }))
    else if (grouping.filter && (key !== NOBODY || column.ofNobody)) filters[grouping.filter] = key
    else return null
  }
  return column.drill?.({ area: staffRole(actor.role), from, to, filters }) ?? null
}

/** Which figure, and by what besides the rows: refused by name where the summary has no such. */
export function checkCross(summary: Summary, actor: Actor, query: CrossQuery): void {
  const wrong = (path: string, message: string) =>
    new AppError('invalid', message, { errors: [{ path, message }] })
  const groups = groupingsFor(summary, actor).flatMap(([name, one]) => (isCrossing(one) ? [name] : []))
  if (!groups.includes(query.gruppo)) throw wrong('gruppo', `gruppo: uno fra ${groups.join(', ')}.`)
  // A column for each day is no table.
  const others = groups.filter((name) => name !== query.gruppo && summary.groupings[name]?.kind !== 'day')
  if (!others.includes(query.per)) throw wrong('per', `per: uno fra ${others.join(', ')}.`)
  const columns = columnsFor(summary, actor).map(({ path }) => path)
  if (!columns.includes(query.colonna)) throw wrong('colonna', `colonna: una fra ${columns.join(', ')}.`)
}
