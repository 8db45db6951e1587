import { formatRate, wholeEuroText } from '@/lib/core/money'
import type { Comparison, FigureKind } from './view'

const count = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })
const decimal = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const WORDS: Record<FigureKind, (value: number) => string> = {
  number: (value) => count.format(value),
  money: (value) => wholeEuroText(value),
  percent: (value) => `${decimal.format(value)}%`,
  rate: formatRate,
  decimal: (value) => decimal.format(value),
}

/** A figure as people read it; a dash where there is none. */
export const figureText = (kind: FigureKind, value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : WORDS[kind](value)

/** When the figures were that those of a period are compared with. */
export function beforeWords({ confronto, sameDays }: { confronto: Comparison; sameDays: boolean }): string {
  if (confronto === 'nessuno') return ''
  if (confronto === 'anno') return sameDays ? 'negli stessi giorni di un anno prima' : 'un anno prima'
  return sameDays ? 'negli stessi giorni del periodo prima' : 'nel periodo prima'
}

/** "Produzione per mese"; "Previsioni per banca" says it already. */
export const titleBy = (title: string, words = ''): string =>
  title.endsWith(words) ? title : `${title} ${words}`
