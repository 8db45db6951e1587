/** Percentage points by which a rate moves without anybody being surprised, where nothing is known of how it moved before. */
export const USUAL_STEP = 1

/** A series that hardly moves may still move by this much. */
const LEAST_STEP = 0.25
/** So many times the largest step that a series has made. */
const TIMES = 3

/**
 * The step, in percentage points, beyond which a rate of this series is looked at twice: from its own steps, one after the other.
 * `values` in the order of time.
 */
export function usualStep(values: readonly number[]): number {
  const steps = values.slice(1).map((value, at) => Math.abs(value - (values[at] ?? value)))
  return steps.length === 0 ? USUAL_STEP : Math.max(LEAST_STEP, TIMES * Math.max(...steps))
}

/** Whether a rate that goes from one value to another one is worth a question; what is new or goes away is not. */
export const isUnusual = (from: number | null, to: number | null, usual = USUAL_STEP): boolean =>
  from !== null && to !== null && Math.abs(to - from) > usual + 1e-9
