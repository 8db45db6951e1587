import type { Tone } from './chart-types'

/** This period dark, the other grey; the parts of a whole stay apart in grey print too. */
export const COLOURS: Record<Tone, string> = {
  now: 'var(--chart-1)',
  before: 'var(--line-strong)',
  first: 'var(--chart-1)',
  second: 'var(--chart-2)',
  third: 'var(--chart-3)',
  fourth: 'var(--chart-4)',
  fifth: 'var(--chart-5)',
}

/** The parts of a whole, in their order; there are no more than five. */
export const PARTS: readonly Tone[] = ['first', 'second', 'third', 'fourth', 'fifth']
