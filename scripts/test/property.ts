/** Set by `npm run test:long`. */
const seed = process.env.TEST_SEED

/** How many times more values the long run tries. */
const LONGER = 100

export const isLong = seed !== undefined

/** One in so many of what is alike, from the first on, or from the `turn`-th; all in the long run. */
export const oneIn = <T>(each: number, all: readonly T[], turn = 0): readonly T[] =>
  isLong ? all : all.filter((_, at) => at % each === turn % each)

/** Which of the parts a run has its turn with; the same for the same sources (`npm test -- e2e` says which). */
export const TURN = Number(process.env.TEST_TURN ?? 0)

/** The first and the last; all in the long run. */
export const ends = <T>(all: readonly T[]): readonly T[] =>
  isLong || all.length < 3 ? all : [...all.slice(0, 1), ...all.slice(-1)]

/** Where random figures begin that are not of fast-check: the seed of the long run, else always the same. */
export const seedOr = (usual: number): number => Number(seed ?? usual)

/**
 * Options of fc.assert: `usual` values in `npm test`, a hundred times as many in the long run, all of whose properties
 * start from one seed. A failure prints its seed in both.
 */
export const runs = (usual: number): { numRuns: number; seed?: number } =>
  isLong ? { numRuns: usual * LONGER, seed: Number(seed) } : { numRuns: usual }
