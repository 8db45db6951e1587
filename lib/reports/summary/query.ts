import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type Day, formatDay, todayInRome } from '@/lib/core/dates'
import { AppError, type FieldError } from '@/lib/core/errors'
import { readDay } from '@/lib/italian/day-text'
import { givenFilters, malformed } from '@/lib/resources/list-query'
import { problemOf } from '../query'
import { columnsFor, filtersFor, type Grouping, groupingsFor, hasDays, type Summary, stepOf } from './define'
import { daysIn, isWhole, lastDayOf, monthStart, monthsIn, namedPeriods, type Period } from './periods'
import type { Comparison } from './view'

export type SummaryQuery = Period & {
  /** Of days: not of whole months, or with a row for each day. */
  days: boolean
  gruppo: string
  confronto: Comparison
  filters: readonly { name: string; text: string }[]
  /** Time comes in its own order, other rows by the first figure, unless one is named. */
  sort: { path: string; desc: boolean } | null
  format?: string
}

const COMPARISONS: readonly Comparison[] = ['nessuno', 'anno', 'periodo']
/** Every summary's parameters, besides its filters and the order of its rows. */
export const OWN = ['from', 'to', 'periodo', 'gruppo', 'confronto'] as const
/** What lists have and summaries do not: all of their rows come at once. */
const OF_LISTS = ['limit', 'cursor', 'q']
const MAX_MONTHS = 36
/** Where a row is a quarter or a year. */
const MAX_LONG_MONTHS = 120
const MAX_DAYS = 62

/**
 * Query string of a summary: a parameter that it does not have is a 400, a value that cannot be a 422 with its name.
 * A period has a name, or a first and a last day; without either it is the first of those that have a name.
 */
export function parseSummaryQuery(summary: Summary, actor: Actor, { searchParams }: URL): SummaryQuery {
  const strange = OF_LISTS.find((name) => searchParams.has(name))
  if (strange) throw malformed(`Parametro non previsto: ${strange}.`)
  const rest = new URLSearchParams([...searchParams].filter(([name]) => !OWN.some((own) => own === name)))
  const errors: FieldError[] = []
  const filters = givenFilters(filtersFor(summary, actor), rest).map(({ filter, key, value }) => {
    const message = problemOf(filter, value)
    if (message) errors.push({ path: key, message })
    return { name: filter.name, text: value }
  })
  const gruppo = oneOf(
    'gruppo',
    groupingsFor(summary, actor).map(([name]) => name),
    searchParams,
    errors,
  )
  const grouping = summary.groupings[gruppo]
  const today = todayInRome()
  const period = periodOf({ summary, grouping, params: searchParams, today }, errors)
  const problem = errors.length > 0 ? null : periodError(summary, grouping, period, today)
  if (problem) errors.push(problem)
  const confronto = oneOf('confronto', COMPARISONS, searchParams, errors)
  if (errors.length > 0)
    throw new AppError('invalid', errors.map(({ message }) => message).join(' '), { errors })
  const whole = isWhole(period, today)
  return {
    from: period.from,
    to: whole ? lastDayOf(period.to) : period.to,
    days: !whole || isByDay(grouping),
    gruppo,
    confronto,
    filters,
    sort: sortOf(summary, actor, searchParams.get('sort')),
    format: searchParams.get('format') ?? undefined,
  }
}

const isByDay = (grouping: Grouping | undefined) => grouping !== undefined && stepOf(grouping) === 'day'

type PeriodInput = { summary: Summary; grouping: Grouping | undefined; params: URLSearchParams; today: Day }

/** By days it is the last thirty, unless others are named. */
function periodOf({ summary, grouping, params, today }: PeriodInput, errors: FieldError[]): Period {
  const named = namedPeriods(today, {
    ahead: summary.ahead ?? false,
    year: summary.year,
    days: hasDays(summary),
  })
  const name = params.get('periodo')
  const isAsked = ({ value }: { value: string }) => value === (name ?? (isByDay(grouping) ? '30g' : '12'))
  const usual = named.find(isAsked) ?? named[0]
  if (!usual) throw new Error(`${summary.name} has no period`)
  const end = (which: 'from' | 'to'): Day => {
    const text = params.get(which)
    if (!text) return usual[which]
    const { day, problem } = readDay(text)
    if (problem !== undefined) errors.push({ path: which, message: problem })
    return day ?? usual[which]
  }
  if (!name) return { from: end('from'), to: end('to') }
  if (usual.value !== name)
    errors.push({
      path: 'periodo',
      message: `periodo: uno fra ${named.map(({ value }) => value).join(', ')}.`,
    })
  if (params.get('from') || params.get('to'))
    errors.push({ path: 'periodo', message: 'Scegli un periodo per nome, o il primo e l’ultimo giorno.' })
  return usual
}

function sortOf(summary: Summary, actor: Actor, text: string | null): SummaryQuery['sort'] {
  if (!text) return null
  const path = text.replace(/^-/, '')
  if (!columnsFor(summary, actor).some((column) => column.path === path))
    throw malformed(`Ordinamento non previsto: ${path}.`)
  return { path, desc: text.startsWith('-') }
}

function oneOf<T extends string>(
  name: string,
  values: readonly T[],
  params: URLSearchParams,
  errors: FieldError[],
): T {
  const given = params.get(name)
  const found = values.find((value) => value === given)
  if (given && !found) errors.push({ path: name, message: `${name}: uno fra ${values.join(', ')}.` })
  return found ?? (values[0] as T)
}

function periodError(
  summary: Summary,
  grouping: Grouping | undefined,
  period: Period,
  today: Day,
): FieldError | null {
  const { from, to } = period
  if (from > to) return { path: 'to', message: 'Il periodo finisce prima di cominciare.' }
  if (isByDay(grouping) && daysIn(period) > MAX_DAYS)
    return { path: 'from', message: `Per giorno al massimo ${MAX_DAYS} giorni: raggruppa per mese.` }
  if (!isWhole(period, today)) return brokenError(summary, period)
  const step = grouping && stepOf(grouping)
  const isLong = step === 'quarter' || step === 'year'
  const most = isLong ? MAX_LONG_MONTHS : MAX_MONTHS
  if (monthsIn(period) <= most) return null
  const other = isLong ? '' : ' Per un periodo più lungo raggruppa per trimestre o per anno.'
  return { path: 'from', message: `Al massimo ${most} mesi per volta.${summary.ahead ? '' : other}` }
}

/** A period that is not of whole months is read by day: a long one is offered as whole months, in words. */
function brokenError(summary: Summary, period: Period): FieldError | null {
  if (hasDays(summary) && daysIn(period) <= MAX_DAYS) return null
  const path = period.from.endsWith('-01') ? 'to' : 'from'
  const months = `dal ${formatDay(monthStart(period.from))} al ${formatDay(lastDayOf(period.to))}`
  const why = hasDays(summary)
    ? `Un periodo che non è di mesi interi ha al massimo ${MAX_DAYS} giorni`
    : 'I dati sono per mesi interi'
  return { path, message: `${why}: scegli ${months}.` }
}
