import { dayOfColumn } from '@/lib/core/dates'
import { shiftMonths } from '@/lib/core/months'
import type { RateIndex, STEPS } from '@/lib/features/rates/schema'

export const PERIODS = ['1m', '3m', '6m', '1a', '3a', '5a', '10a'] as const
export type Period = (typeof PERIODS)[number]
type Step = (typeof STEPS)[number]

type PeriodInfo = { label: string; last: string; months: number; step: Step }

const info = (label: string, last: string, months: number, step: Step): PeriodInfo => ({
  label,
  last,
  months,
  step,
})

/** How long each period is, and how often a value is shown so that the chart and its table stay readable. */
export const PERIOD_INFO: Record<Period, PeriodInfo> = {
  '1m': info('1 mese', 'nell’ultimo mese', 1, 'day'),
  '3m': info('3 mesi', 'negli ultimi 3 mesi', 3, 'day'),
  '6m': info('6 mesi', 'negli ultimi 6 mesi', 6, 'day'),
  '1a': info('1 anno', 'nell’ultimo anno', 12, 'week'),
  '3a': info('3 anni', 'negli ultimi 3 anni', 36, 'week'),
  '5a': info('5 anni', 'negli ultimi 5 anni', 60, 'month'),
  '10a': info('10 anni', 'negli ultimi 10 anni', 120, 'month'),
}

/** How often there is a value, in words. */
export const STEP_NOTES: Record<Step, string> = {
  day: 'Un valore al giorno.',
  week: 'L’ultimo valore di ogni settimana.',
  month: 'L’ultimo valore di ogni mese.',
}

/** What the chart shows. */
export type Choice = { index: RateIndex; tenor: string; period: Period }

/** A series that can be chosen, and the day of its newest value. */
export type Series = { index: RateIndex; tenor: string; date: string }

/** What each index is best known by. */
const USUAL: Record<RateIndex, string> = { EURIBOR: '3M', EURIRS: '20Y' }

const find = (series: readonly Series[], index: string, tenor: string) =>
  series.find((one) => one.index === index && one.tenor === tenor)

/** The usual tenor of an index, or the first that there is. */
export function usualTenor(series: readonly Series[], index: RateIndex): string {
  const usual = find(series, index, USUAL[index]) ?? series.find((one) => one.index === index)
  return usual?.tenor ?? USUAL[index]
}

/** What is shown first: the index of which there is something, for a year. */
export function initialChoice(series: readonly Series[]): Choice {
  const index = series[0]?.index ?? 'EURIBOR'
  return { index, tenor: usualTenor(series, index), period: '1a' }
}

/** The choice that an address asks for; null when it asks for none, or for what we do not have. */
export function fromQuery(search: string, series: readonly Series[]): Choice | null {
  const query = new URLSearchParams(search)
  const start = initialChoice(series)
  const index = (query.get('indice') ?? start.index).toUpperCase()
  const first = series.find((one) => one.index === index)
  if (!first) return null
  const tenor = (query.get('durata') ?? usualTenor(series, first.index)).toUpperCase()
  const period = PERIODS.find((name) => name === (query.get('periodo') ?? start.period))
  return period && find(series, index, tenor) ? { index: first.index, tenor, period } : null
}

/** The query that reopens the same chart. */
export const toQuery = ({ index, tenor, period }: Choice): string =>
  new URLSearchParams({ indice: index, durata: tenor, periodo: period }).toString()

/** The first day of a period that ends on `last`; the 31st of a short month is its last day. */
export const startDay = (last: string, months: number): string =>
  dayOfColumn(shiftMonths(new Date(last), -months))

/** The parameters with which /v2/rates gives the points of a chart, and with which it gives every day as CSV. */
export function pointsQuery({ index, tenor, period }: Choice, series: readonly Series[]) {
  const { months, step } = PERIOD_INFO[period]
  const last = find(series, index, tenor)?.date
  return { index, tenor, ...(last && { from: startDay(last, months) }), step }
}
