import 'server-only'
import { staffRole } from '@/lib/auth/by-role'
import { type Column, isNarrowed, stepOf } from './define'
import { type Period, partOf } from './periods'
import { type Gathered, NOBODY, type SummaryRequest } from './sums'
import type { Figures, Links } from './view'

/** An address has to be one that every server takes: a row of more agents than this opens no list. */
const MOST_VALUES = 150

/** The filters that are set; of who sees others in lists and not here, themselves. */
export const setFilters = ({
  summary,
  actor,
  query,
}: Pick<SummaryRequest, 'summary' | 'actor' | 'query'>) => ({
  ...Object.fromEntries(query.filters.map(({ name, text }) => [name, text])),
  ...(isNarrowed(summary, actor) && { agentId: actor.userId }),
})

type Row = { key: string | null; figures: Figures }

/** The days that a row is about. */
export function periodOfRow({ query, grouping }: SummaryRequest, key: string | null): Period {
  const step = stepOf(grouping)
  const whole = { from: query.from, to: query.to }
  return step && key !== null ? partOf(step, key, whole) : whole
}

/**
 * Where the rows of each figure are listed: with every filter that is set. A row of nobody opens the lists that can be asked
 * for rows of nobody.
 */
export function linksOf(
  request: SummaryRequest,
  columns: readonly Column<string>[],
  gathered: Gathered | null,
  { key, figures }: Row,
): Links {
  const { actor } = request
  const own = filterOfRow(request, gathered, key)
  if (!own) return {}
  const filters = { ...setFilters(request), ...own }
  const area = staffRole(actor.role)
  const drill = { area, ...periodOfRow(request, key), filters }
  return Object.fromEntries(
    columns.flatMap(({ path, drill: to, ofNobody }) => {
      const isListed = figures[path] !== null && (key !== NOBODY || ofNobody)
      const link = isListed ? to?.(drill) : null
      return link ? [[path, link]] : []
    }),
  )
}

/** The filter that says the same as the row; null where none does. */
function filterOfRow(
  { query, grouping }: SummaryRequest,
  gathered: Gathered | null,
  key: string | null,
): Record<string, string> | null {
  if (key === null || stepOf(grouping)) return {}
  const { filter } = grouping
  if (!filter || (key === NOBODY && gathered)) return null
  if (!gathered) return { [filter]: key }
  // Of the row's members, those that are asked for: the row's filter takes the place of the one that is set.
  const chosen = query.filters.find(({ name }) => name === filter)?.text.split(',')
  const members = [...gathered].flatMap(([member, whole]) => (whole === key ? [member] : []))
  const listed = chosen ? members.filter((member) => chosen.includes(member)) : members
  return listed.length > 0 && listed.length <= MOST_VALUES ? { [filter]: listed.join(',') } : null
}
