/** Set by `npm run test:long`. */
const seed = process.env.TEST_SEED

/** How many times more values the long run tries. */
const LONGER = 100

export const isLong = seed !== undefined

/** Where random figures begin that are not of fast-check: the seed of the long run, else always the same. */
export const seedOr = (usual: number): number => Number(seed ?? usual)

/**
 * Options of fc.assert: `usual` values in `npm test`, a hundred times as many in the long run, all of whose properties
 * start from one seed. A failure prints its seed in both.
 */
export const runs = (usual: number): { numRuns: number; seed?: number } =>
  isLong ? { numRuns: usual * LONGER, seed: Number(seed) } : { numRuns: usual }
