import { numberText } from '@/lib/core/number-text'
import type { RigaAnno } from '@/lib/features/budgets/schema'
import { figureText } from '@/lib/reports/summary/figures'
import type { FigureKind } from '@/lib/reports/summary/view'

type Measure = { label: string; kind: FigureKind; unit: 'euro' | 'pezzi' }

/** What the cells of the grid show; each is a figure of the report. */
export const MISURE = {
  raggiunto: { label: 'Raggiunto %', kind: 'percent', unit: 'euro' },
  budget: { label: 'Budget, migliaia di €', kind: 'money', unit: 'euro' },
  erogato: { label: 'Erogato netto, migliaia di €', kind: 'money', unit: 'euro' },
  atteso: { label: 'Atteso, migliaia di €', kind: 'money', unit: 'euro' },
  scarto: { label: 'Scarto, migliaia di €', kind: 'money', unit: 'euro' },
  raggiuntoPezzi: { label: 'Raggiunto % in pratiche', kind: 'percent', unit: 'pezzi' },
  pezzi: { label: 'Budget in pratiche', kind: 'number', unit: 'pezzi' },
  nette: { label: 'Liquidate nette', kind: 'number', unit: 'pezzi' },
} as const satisfies Record<string, Measure>
export type Misura = keyof typeof MISURE

export type Figures = RigaAnno['totale']

/** A figure as a narrow cell has room for it: euro in thousands. */
export function cellText(misura: Misura, figures: Figures): string {
  const value = figures[misura]
  if (value === null || value === undefined) return '–'
  const { kind } = MISURE[misura]
  // 99,9% is not all of it.
  if (kind === 'percent') return `${numberText(Math.trunc(value), { most: 0 })}%`
  if (kind === 'number') return numberText(value, { most: 0 })
  const k = value / 1_000
  return Math.abs(k) < 10 ? numberText(k, { most: 1 }) : numberText(k, { most: 0 })
}

/** All of a cell, for its tooltip. */
export function cellTitle(figures: Figures): string {
  const euro = (name: string) => figureText('money', figures[name])
  return [
    `Budget ${euro('budget')}`,
    figures.conObiettivo === figures.erogato
      ? `erogato netto ${euro('erogato')}`
      : `erogato netto ${euro('erogato')}, di cui ${euro('conObiettivo')} con un budget`,
    `atteso ${euro('atteso')}`,
    `raggiunto ${figureText('percent', figures.raggiunto)}`,
  ].join(', ')
}

export type Tone = 'reached' | 'near' | 'far'

/** How a month stands, by a shape as well as a colour; nothing where there is no target. */
export function toneOf(share: number | null | undefined): Tone | null {
  if (share === null || share === undefined) return null
  if (share >= 100) return 'reached'
  return share >= 80 ? 'near' : 'far'
}
export const SHAPES: Record<Tone, { sign: string; words: string }> = {
  reached: { sign: '▲', words: 'raggiunto' },
  near: { sign: '●', words: 'vicino' },
  far: { sign: '▼', words: 'lontano' },
}

export const monthOf = (anno: number, index: number): string =>
  `${anno}-${String(index + 1).padStart(2, '0')}`
