import { formatRate, wholeEuroText } from '@/lib/core/money'
import { numberText } from '@/lib/core/number-text'
import type { Comparison, FigureKind } from './view'

const WORDS: Record<FigureKind, (value: number) => string> = {
  number: (value) => numberText(value),
  money: (value) => wholeEuroText(value),
  percent: (value) => `${numberText(value, { least: 1, most: 1 })}%`,
  rate: formatRate,
  decimal: (value) => numberText(value, { least: 1, most: 1 }),
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
