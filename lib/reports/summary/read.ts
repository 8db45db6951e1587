import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { Prisma } from '@/prisma/generated/client'
import { inSnapshot } from '../snapshot'
import { type Column, columnsFor, type Grouping, type Summary, type Sums, shownOf, stepOf } from './define'
import { linksOf, periodOfRow } from './links'
import {
  comparedPeriod,
  isMaturing,
  isRunning,
  isWhole,
  type Period,
  periodBefore,
  stepsOf,
  stepWords,
} from './periods'
import type { SummaryQuery } from './query'
import { ranksOf } from './rank'
import { type Found, gatheredBy, groupingOf, type SummaryRequest, sumsIn, sumsOf } from './sums'
import type { Figures, SummaryReply, SummaryRow } from './view'

const MAX_ROWS = 500

/**
 * All rows of a summary with the figures of the whole, of one instant. Every figure is its column's formula on sums, so that
 * percentages are ratios of sums.
 */
export async function readSummary(
  summary: Summary,
  actor: Actor,
  query: SummaryQuery,
): Promise<SummaryReply> {
  const grouping = groupingOf(summary, query.gruppo)
  const request: SummaryRequest = { summary, actor, query, grouping }
  const today = todayInRome()
  const whole = isWhole(query, today)
  const compared =
    query.confronto === 'nessuno' ? null : comparedPeriod(query, query.confronto, { whole, today })
  // Rows of time stand beside those of the whole earlier period: the days to come have none yet.
  const earlier = query.confronto === 'nessuno' ? null : periodBefore(query, query.confronto, whole)
  const asOf = new Date()
  const { now, before, labels, gathered, ranks } = await inSnapshot(async (tx) => {
    const gathered = await gatheredBy(tx, grouping)
    const found = await sumsIn(tx, request, query, { gathered })
    const sums = compared && (await sumsIn(tx, request, compared, { gathered, earlier }))
    const later = sums && earlier ? shifted(sums, grouping, earlier, query) : null
    const keys = new Set([...found.groups.keys(), ...(later?.groups.keys() ?? [])])
    return {
      now: found,
      before: later,
      gathered,
      labels: await labelsOf(tx, grouping, keys),
      ranks: await ranksOf(tx, request, found),
    }
  })
  const columns = columnsFor(summary, actor)
  const figures = (found: Found, key: string | null) => ({
    ...figuresOf(columns, sumsOf(summary, found, key), sumsOf(summary, found, null)),
    ...(found === now && ranks.get(key)),
  })
  const keys = keysOf(request, labels)
  if (keys.length > (grouping.most ?? MAX_ROWS))
    throw new AppError('invalid', `Sono ${keys.length} righe: scegli un filtro o un altro raggruppamento.`)
  const rowOf = (key: string | null) => {
    const own = figures(now, key)
    return {
      figures: own,
      before: before && figures(before, key),
      links: linksOf(request, columns, gathered, { key, figures: own }),
      few: fewOf(columns, sumsOf(summary, now, key)),
      maturing: isMaturing(periodOfRow(request, key), today),
    }
  }
  const step = stepOf(grouping)
  const rows: SummaryRow[] = keys.map((key) => ({
    key,
    label: step ? stepWords(step, key) : (labels.get(key) ?? key),
    ...rowOf(key),
  }))
  const [first = ''] = summary.main
  const order = query.sort ?? (step ? null : { path: first, desc: true })
  if (order) rows.sort(byFigure(order))
  const { from, to, gruppo, confronto } = query
  const missing = query.days ? unknownTo(summary, columns, countedByDays(summary)) : []
  const uncounted = unknownTo(summary, columns, now.ofWhole).filter((path) => !missing.includes(path))
  return {
    from,
    to,
    gruppo,
    confronto,
    columns: columns.map(shownOf),
    rows,
    totals: rowOf(null),
    compared,
    sameDays: compared !== null && isRunning(query, today),
    missing,
    uncounted,
    asOf: asOf.toISOString(),
  }
}

/** What has no figure comes last, whichever way; equal ones by their name. */
function byFigure({ path, desc }: { path: string; desc: boolean }) {
  return (a: SummaryRow, b: SummaryRow): number => {
    const [x, y] = [a.figures[path] ?? null, b.figures[path] ?? null]
    const order = x === null || y === null ? Number(x === null) - Number(y === null) : desc ? y - x : x - y
    return order || a.label.localeCompare(b.label, 'it')
  }
}

/** The steps of the earlier period stand beside those that they are compared with, if there are as many. */
function shifted(found: Found, grouping: Grouping, earlier: Period, period: Period): Found {
  const step = stepOf(grouping)
  if (!step) return found
  const [before, now] = [stepsOf(step, earlier), stepsOf(step, period)]
  const places = new Map(before.map((start, at) => [start, now[at]]))
  const isAlike = before.length === now.length
  const groups = [...found.groups].flatMap(([key, sums]): [string | null, Record<string, number>][] => {
    if (key === null) return [[null, sums]]
    const place = isAlike ? places.get(key) : undefined
    return place ? [[place, sums]] : []
  })
  return { ...found, groups: new Map(groups), ...(!isAlike && { ofRows: new Set<string>() }) }
}

/** What the rows are called. */
export async function labelsOf(
  tx: Tx,
  grouping: Grouping,
  found: Set<string | null>,
): Promise<Map<string, string>> {
  const keys = [...found].filter((key) => key !== null)
  if (grouping.kind === 'crossed') return new Map(keys.map((key) => [key, key]))
  if (grouping.kind === 'options') {
    const words = new Map(grouping.options.map(({ value, label }) => [value, label]))
    return new Map(keys.map((key) => [key, words.get(key) ?? key]))
  }
  if (grouping.kind !== 'table') return new Map()
  const rows = await tx.$queryRaw<{ key: string; label: string }[]>`
    SELECT key, label FROM (${Prisma.raw(grouping.names)}) AS n WHERE key = ANY(${keys}::text[])`
  const names = new Map(rows.map(({ key, label }) => [key, label]))
  return new Map(keys.map((key) => [key, names.get(key) ?? grouping.none]))
}

function keysOf({ query, grouping }: SummaryRequest, labels: Map<string, string>): string[] {
  const step = stepOf(grouping)
  return step ? stepsOf(step, query) : [...labels.keys()]
}

export const figuresOf = (
  columns: readonly Column<string>[],
  sums: Sums<string>,
  whole: Sums<string>,
): Figures =>
  Object.fromEntries(columns.map(({ path, kind, value }) => [path, rounded(kind, value(sums, whole))]))

/** Means and shares of fewer than these are chance. */
const ENOUGH = 5
const fewOf = (columns: readonly Column<string>[], sums: Sums<string>): string[] =>
  columns.flatMap(({ path, of }) => (of && of(sums) < ENOUGH ? [path] : []))

/** The sums that parts have of days, or whatever the period. */
const countedByDays = ({ parts }: Summary): Set<string> =>
  new Set(parts.filter(({ month, days }) => !month || days).flatMap((part) => Object.keys(part.measures)))

/** The columns that need a sum which is not among these: with every sum they would have a figure. */
function unknownTo(
  { measures }: Summary,
  columns: readonly Column<string>[],
  counted: Set<string>,
): string[] {
  const ones = (known: (name: string) => boolean) =>
    Object.fromEntries(measures.map((name, at) => [name, known(name) ? at + 1 : Number.NaN]))
  const of = (known: (name: string) => boolean) => figuresOf(columns, ones(known), ones(known))
  const [all, some] = [of(() => true), of((name) => counted.has(name))]
  return columns.flatMap(({ path }) => (all[path] !== null && some[path] === null ? [path] : []))
}

function rounded(kind: Column<string>['kind'], value: number | null): number | null {
  if (value === null || !Number.isFinite(value)) return null
  if (kind === 'money') return Math.round(value) / 100
  const digits = { number: 1, percent: 10, decimal: 10, rate: 10_000 }[kind]
  return Math.round(value * digits) / digits
}
