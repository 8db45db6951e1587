import type { Section } from '../report/types'

/** `scale` is the share of the full figures: 0.1 for a quick look. */
export type Options = { scale: number }

export type Fault = Section<Options>

/** So many of the full figure, at least one. */
export const share = (full: number, { scale }: Options): number => Math.max(1, Math.round(full * scale))
