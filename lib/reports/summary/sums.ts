import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import { Prisma } from '@/prisma/generated/client'
import { filterCondition } from '../query'
import { refuseStrangers } from '../strangers'
import {
  CROSSED,
  type Grouping,
  type Part,
  readerOf,
  type Summary,
  type Sums,
  stepOf,
  summaryScope,
} from './define'
import { lastDayOf, monthStart, type Period, type Step, shiftDay } from './periods'
import type { SummaryQuery } from './query'

type AnyPart = Part<string, string, string>
export type SummaryRequest = { summary: Summary; actor: Actor; query: SummaryQuery; grouping: Grouping }
/** Sums by the key of a group; the whole is under no key. */
type Groups = Map<string | null, Record<string, number>>
/** With what is known of the whole, and of its rows. */
export type Found = { groups: Groups; ofWhole: Set<string>; ofRows: Set<string> }
/** For a grouping that gathers others: the row that each of them belongs to. */
export type Gathered = ReadonlyMap<string, string>

/** Stands in a cube for nobody. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'
const NAME = 'c'

/** Which rows gather which keys; null where every key is a row. */
export async function gatheredBy(tx: Tx, grouping: Grouping): Promise<Gathered | null> {
  if (grouping.kind !== 'table' || !grouping.through) return null
  const rows = await tx.$queryRaw<{ key: string; whole: string | null }[]>`
    ${Prisma.raw(grouping.through.statement)}`
  return new Map(rows.map(({ key, whole }) => [key, whole ?? NOBODY]))
}

/**
 * The sums of every part, and of the whole. A part that does not know a filter, or the days of the period, says nothing.
 * `earlier`: the whole of the period that this one is compared with, of which `period` has as many days as this one.
 */
export async function sumsIn(
  tx: Tx,
  request: SummaryRequest,
  period: Period,
  { gathered, earlier = null }: { gathered: Gathered | null; earlier?: Period | null },
): Promise<Found> {
  const { summary, query } = request
  await refuseStrangers('pratica', request.actor, query.filters)
  const found: Found = { groups: new Map(), ofWhole: new Set(), ofRows: new Set() }
  for (const part of summary.parts) {
    if (earlier && !part.month) continue
    const spans = spansOf(part, query, part.like === 'whole' && earlier ? earlier : period)
    if (!spans) continue
    if (query.filters.some(({ name }) => !part.filters[name])) continue
    if (part.when && !part.when(questionOf(request))) continue
    for (const span of spans) {
      const time = timeOf(part, span)
      const by = keyOf(request, part, { name: query.gruppo, grouping: request.grouping, time })
      for (const name of Object.keys(part.measures)) {
        found.ofWhole.add(name)
        if (by) found.ofRows.add(name)
      }
      for (const { key, ...sums } of await rowsOf(tx, request, part, { ...span, by, time })) {
        add(found.groups, null, sums)
        if (key !== null) add(found.groups, gathered ? (gathered.get(key) ?? NOBODY) : key, sums)
      }
    }
  }
  return found
}

/** Days that are read from a relation by the month or from one by the day. */
type Span = Period & { days: boolean }

/**
 * What is read of a part: months by the month, days by the day. A last month of which there are some days alone is the part of an
 * earlier period that is compared with this one so far. Null where the part does not know such days.
 */
function spansOf(part: AnyPart, query: SummaryQuery, { from, to }: Period): Span[] | null {
  if (!part.month) return [{ from, to, days: false }]
  if (query.days) return part.days ? [{ from, to, days: true }] : null
  const last = monthStart(to)
  const closed = from < last ? [{ from, to: shiftDay(last, -1), days: false }] : []
  if (to === lastDayOf(to)) return [{ from, to, days: false }]
  if (part.like === 'closed') return closed
  if (!part.days && !part.compared) return null
  return [...closed, { from: last, to, days: true }]
}

const questionOf = ({ query, grouping, actor }: SummaryRequest) => ({
  groups: grouping.kind === 'crossed' ? grouping.of : [query.gruppo],
  filters: query.filters.map(({ name }) => name),
  role: actor.role,
})

function add(groups: Groups, key: string | null, sums: Record<string, number>): void {
  const group = groups.get(key) ?? {}
  groups.set(key, group)
  for (const [name, value] of Object.entries(sums)) group[name] = (group[name] ?? 0) + value
}

/** The grouping of this name; the query has been checked for it. */
export function groupingOf(summary: Summary, name: string): Grouping {
  const grouping = summary.groupings[name]
  if (!grouping) throw new Error(`${summary.name} has no grouping ${name}`)
  return grouping
}

type Time = { from: AnyPart['from']; column: string | null }

/** The relation and the column of its time that answer for these days. */
function timeOf(part: AnyPart, { days }: Span): Time {
  if (!part.month) return { from: part.from, column: null }
  const daily = part.days ?? part.compared
  return days && daily
    ? { from: daily, column: `${NAME}.giorno` }
    : { from: part.from, column: `${NAME}.${part.month}` }
}

const startOf = (step: Step, column: string) =>
  step === 'day' ? `${column}::text` : `date_trunc('${step}', ${column})::date::text`

/** The expression of a row's key; null where the part does not know it. */
function keyOf(
  request: SummaryRequest,
  part: AnyPart,
  { name, grouping, time }: { name: string; grouping: Grouping; time: Time },
): string | null {
  if (grouping.kind === 'crossed') {
    const keys = grouping.of.map((one) =>
      keyOf(request, part, { name: one, grouping: groupingOf(request.summary, one), time }),
    )
    return keys.includes(null) ? null : keys.map((key) => `coalesce(${key}, '')`).join(` || '${CROSSED}' || `)
  }
  const step = stepOf(grouping)
  if (step) return time.column && startOf(step, time.column)
  const through = grouping.kind === 'table' ? grouping.through : undefined
  return part.keys[through?.of ?? name] ?? null
}

async function rowsOf(
  tx: Tx,
  request: SummaryRequest,
  part: AnyPart,
  { from, to, days, by, time }: Span & { by: string | null; time: Time },
) {
  const { summary, actor, query } = request
  const chosen = query.filters.map(({ name, text }) => {
    const filter = summary.filters.find((one) => one.name === name)
    const known = part.filters[name]
    if (!filter || !known) throw new Error(`${summary.name} cannot filter by ${name}`)
    return Prisma.sql`(${filterCondition(filter, text, { sql: Prisma.raw(`${NAME}.${known.column}`), type: known.type })})`
  })
  const first = days ? from : monthStart(from)
  const where = [
    summaryScope(NAME, readerOf(summary, actor)),
    ...(time.column ? [Prisma.sql`${Prisma.raw(time.column)} BETWEEN ${first}::date AND ${to}::date`] : []),
    ...(part.where ? [Prisma.raw(part.where)] : []),
    ...chosen,
  ]
  const sums = Object.entries(part.measures).map(
    ([name, sql]) => `coalesce(sum(${sql}), 0)::float8 AS "${name}"`,
  )
  return tx.$queryRaw<({ key: string | null } & Record<string, number>)[]>`
    SELECT ${Prisma.raw(by ?? 'NULL::text')} AS key, ${Prisma.raw(sums.join(', '))}
    FROM ${typeof time.from === 'string' ? Prisma.raw(time.from) : await time.from()} AS ${Prisma.raw(NAME)}
    WHERE ${Prisma.join(where, ' AND ')}
    GROUP BY 1`
}

/** What was measured and is not there is 0; what no part could measure is not known. */
export function sumsOf(
  { measures }: Summary,
  { groups, ofWhole, ofRows }: Found,
  key: string | null,
): Sums<string> {
  const known = key === null ? ofWhole : ofRows
  const group = groups.get(key) ?? {}
  return Object.fromEntries(measures.map((name) => [name, known.has(name) ? (group[name] ?? 0) : Number.NaN]))
}
