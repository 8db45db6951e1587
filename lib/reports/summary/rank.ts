import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import { columnsFor, type Grouping, isOwn, type Summary, type Sums } from './define'
import { type Found, NOBODY, type SummaryRequest, sumsIn, sumsOf } from './sums'
import type { Figures } from './view'

/** What is asked of everybody keeps these filters: whose figures they are decides nothing. */
const OF_ALL = ['product']

/** The rows of people, whose place can be said; of an agent who sees no others, and of one agent, the whole. */
function placed({ summary, actor, query }: SummaryRequest): { rows: boolean; whole: string | null } {
  const one = query.filters.find(({ name }) => name === 'agentId')?.text
  const whole = isOwn(summary, actor)
    ? actor.userId
    : one && !one.includes(',') && one !== 'null'
      ? one
      : null
  return { rows: query.gruppo === 'agente', whole }
}

/** The measures that a figure is made of. */
const neededBy = (summary: Summary, value: (sums: Sums<string>) => number): string[] =>
  summary.measures.filter((measure) =>
    Number.isNaN(
      value(Object.fromEntries(summary.measures.map((one) => [one, one === measure ? Number.NaN : 1]))),
    ),
  )

/** The reader has asked for everybody's rows: nothing more has to be read. */
const isOfEverybody = ({ actor, query }: SummaryRequest): boolean =>
  actor.role === 'admin' &&
  query.gruppo === 'agente' &&
  query.filters.every(({ name }) => OF_ALL.includes(name))

/** Everybody's sums, from those parts alone that have one of the measures. */
function everybodys(tx: Tx, { summary, actor, query }: SummaryRequest, grouping: Grouping, needed: string[]) {
  const parts = summary.parts.filter(({ measures }) => needed.some((name) => name in measures))
  const everybody: Actor = { ...actor, role: 'admin', permissions: {}, ticketing: {} }
  const filters = query.filters.filter(({ name }) => OF_ALL.includes(name))
  const request = {
    summary: { ...summary, parts },
    actor: everybody,
    grouping,
    query: { ...query, filters, gruppo: 'agente' },
  }
  return sumsIn(tx, request, query, { gathered: null })
}

/**
 * The places of agents among all of the network who did something in the period, by a figure: equal ones share one. Nobody
 * is named, and who sees a row learns no figure of another. `read`: what has been read for the reader.
 */
export async function ranksOf(
  tx: Tx,
  request: SummaryRequest,
  read: Found,
): Promise<Map<string | null, Figures>> {
  const { summary, actor } = request
  const columns = columnsFor(summary, actor).filter(({ rank }) => rank)
  const { rows, whole } = placed(request)
  const ranks = new Map<string | null, Figures>()
  const grouping = summary.groupings.agente
  if (columns.length === 0 || !grouping || (!rows && !whole)) return ranks
  for (const { path, rank } of columns) {
    const by = summary.columns.find((one) => one.path === rank)
    if (!by) throw new Error(`${summary.name} has no figure ${rank}`)
    const value = (sums: Sums<string>) => by.value(sums, sums) ?? 0
    const needed = neededBy(summary, value)
    const found = isOfEverybody(request) ? read : await everybodys(tx, request, grouping, needed)
    const figures = new Map(
      [...found.groups]
        .filter(([key, sums]) => key !== null && key !== NOBODY && needed.some((name) => name in sums))
        .map(([key]) => [key, value(sumsOf(summary, found, key))]),
    )
    const place = (key: string) => {
      const own = figures.get(key)
      return own === undefined ? null : 1 + [...figures.values()].filter((other) => other > own).length
    }
    const put = (key: string | null, of: string) => ranks.set(key, { ...ranks.get(key), [path]: place(of) })
    if (rows) for (const key of figures.keys()) if (key) put(key, key)
    if (whole) put(null, whole)
  }
  return ranks
}
