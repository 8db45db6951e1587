import { todayInRome } from '@/lib/core/dates'
import { wholeEuroText } from '@/lib/core/money'
import { numberText } from '@/lib/core/number-text'
import type { Figures, SummaryView } from '@/lib/reports/summary/view'
import { goalWords } from '@/lib/words/goals'

/** What an agent's own report asks of the declared ones, on screen and on paper. */

/** Of the figures of production, those that are set beside last year's and the team's. */
export const COMPARED: readonly string[] = [
  'aperte',
  'deliberate',
  'liquidate',
  'erogato',
  'quota',
  'conversione',
  'giorni',
  'voto',
]

/** What the year is made of, and how many rows of each are shown. */
export const PARTS = ['prodotto', 'finalita', 'banca'] as const
export const MOST_PARTS = 8

/** How far requests come, by the columns of the agents' statistics. */
export const LEAD_STEPS = [
  ['lead', 'Ricevute'],
  ['nContattati', 'Contattate'],
  ['nAppuntamenti', 'Con un appuntamento'],
  ['nConvertiti', 'Diventate pratiche'],
] as const

/** The month of today, and the year up to it, as a summary's parameters. The month is whole: its end is its last day. */
export function monthOfToday(): { from: string; to: string } {
  const today = todayInRome()
  return { from: `${today.slice(0, 7)}-01`, to: today }
}

export function yearOfToday(): { from: string; to: string } {
  const today = todayInRome()
  return { from: `${today.slice(0, 4)}-01-01`, to: today }
}

/** The filter that leaves the reader's own rows, none where they see no others; null until it is known who reads. */
export type Own = Record<string, string> | null

export const ownFilter = (view: SummaryView, userId: string): Record<string, string> =>
  view.list.filters.some(({ name }) => name === 'agentId') ? { 'filter[agentId]': userId } : {}

/** The same of lists, where who sees only the own figures may see the rows of others. */
export const ownRows = (view: SummaryView, userId: string): Record<string, string> =>
  view.narrowed ? { 'filter[agentId]': userId } : ownFilter(view, userId)

export const wholeEuro = (value: number | null | undefined) => wholeEuroText(value ?? 0)

/** What the month has brought with what is still expected, and how that stands to what it was to bring. */
export function goalOf({ erogato, previsto, conObiettivo, previstoConObiettivo, budget }: Figures) {
  const expected = (erogato ?? 0) + (previsto ?? 0)
  // What has no goal is paid out as well, and brings no goal nearer.
  const words = goalWords({
    erogato: conObiettivo ?? 0,
    previsto: previstoConObiettivo ?? 0,
    budget: budget ?? null,
  })
  return { paid: wholeEuro(erogato), coming: wholeEuro(previsto), whole: wholeEuro(expected), words }
}

export const NONE_STALLED = 'Nessuna pratica ferma.'
export const stalledWords = (pratiche: number | null) =>
  pratiche === 1 ? 'Una pratica ferma' : `${numberText(pratiche ?? 0)} pratiche ferme`

/** Of how many people the median is; of fewer than three nothing is said. */
export const teamWords = (people: number, isKnown: boolean) =>
  isKnown
    ? `La mediana è di ${people} persone della tua squadra: di loro non si sa altro.`
    : 'La squadra ha meno di tre persone al lavoro: la sua mediana non si mostra.'
