import { ticksOf } from './scale'

/** How dark a step is, in per cent of the darkest. */
const SHADES = [20, 40, 60, 80, 100]

export type Step = { from: number; colour: string }

/** Five steps of the same height from nothing to a round number above the largest figure. */
export function stepsOf(values: readonly number[]): Step[] {
  const top = ticksOf([Math.max(0, ...values)]).at(-1) ?? 1
  return SHADES.map((shade, index) => ({
    from: (top / SHADES.length) * index,
    colour: `color-mix(in srgb, var(--chart-1) ${shade}%, var(--bg-raised))`,
  }))
}
