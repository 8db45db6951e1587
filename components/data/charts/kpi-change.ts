import { amountText, numberText } from '@/lib/core/number-text'
import type { Unit } from './chart-types'
import { valueText } from './chart-words'

export type MoreIs = 'good' | 'bad' | 'neutral'

/** "+12%", the same in words, and whether that is good. */
type Change = { text: string; spoken: string; tone: MoreIs }

/** A percentage of less than this says nothing: 4 after 1 is not "+300%". Counts, cents (10.000 €). */
const LEAST_BASE: Record<Exclude<Unit, 'percent'>, number> = { count: 10, euro: 1_000_000 }
/** Beyond this a percentage is a way of saying "much more" that nobody can picture. */
const MOST_PERCENT = 500

/** A figure as a card writes it: whole euro, counts in full. */
export const figureWords = (value: number, unit: Unit): string =>
  unit === 'euro' ? amountText(Math.round(value / 100), 0) : valueText(value, unit)

/**
 * How a figure compares with an earlier one: in per cent where there is a base for it, else by how much. A percentage by its
 * points: 30% after 25% is five more, not a fifth more.
 */
export function changeOf(now: number, before: number, unit: Unit, moreIs: MoreIs = 'neutral'): Change {
  if (now === before) return { text: '=', spoken: 'come', tone: 'neutral' }
  const more = now > before
  const tone = moreIs === 'neutral' ? 'neutral' : more === (moreIs === 'good') ? 'good' : 'bad'
  const size = sizeOf(now, before, unit)
  if (size === null) return { text: '=', spoken: 'quasi come', tone: 'neutral' }
  return {
    text: `${more ? '+' : '−'}${size}`,
    spoken: `${size} in ${more ? 'più' : 'meno'} rispetto a`,
    tone,
  }
}

/** Null where it rounds to nothing: "−0%" would be a fall of nothing, in red. */
function sizeOf(now: number, before: number, unit: Unit): string | null {
  const difference = Math.abs(now - before)
  if (unit === 'percent') {
    const points = numberText(difference, { most: 1 })
    return points === '0' ? null : `${points} ${points === '1' ? 'punto' : 'punti'}`
  }
  const percent = (difference / Math.abs(before)) * 100
  if (before < LEAST_BASE[unit] || percent > MOST_PERCENT) return figureWords(difference, unit)
  return percent < 0.5 ? null : `${numberText(percent, { most: 0 })}%`
}

/** How much of a goal is reached, in whole per cent, and never more than it says: 99,6% is not all of it. */
export const shareOf = (value: number, target: number): number =>
  target > 0 ? Math.trunc((value / target) * 100) + 0 : 0
