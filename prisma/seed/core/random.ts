/** Pseudo-random numbers that come out the same at every run: a demo that changes cannot be talked about. */
export type Random = {
  /** In [0, 1). */
  next(): number
  /** Whole number, both ends included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** `[value, weight]` pairs. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T
  /** `count` different elements, in random order. */
  sample<T>(list: readonly T[], count: number): T[]
  /** Normal distribution. */
  normal(mean: number, deviation: number): number
  /** At most 8 digits. */
  hex(length: number): string
}

/** mulberry32: 32 bits of state are plenty for demo data. */
function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** FNV-1a, so that each part of the seed draws from a sequence of its own. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

export function random(name: string): Random {
  const next = generator(hash(name))
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => at(list, int(0, list.length - 1)),
    weighted: (choices) => weighted(choices, next()),
    sample: (list, count) => sample(list, count, int),
    normal: (mean, deviation) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    hex: (length) =>
      int(0, 16 ** length - 1)
        .toString(16)
        .padStart(length, '0'),
  }
}

/** Element of a list that is known to be long enough; throws instead of spreading `undefined`. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index]
  if (value === undefined) throw new Error(`The seed asked for element ${index} of ${list.length}`)
  return value
}

function weighted<T>(choices: readonly (readonly [T, number])[], point: number): T {
  let rest = point * choices.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [value, weight] of choices) {
    rest -= weight
    if (rest < 0) return value
  }
  return at(choices, choices.length - 1)[0]
}

function sample<T>(list: readonly T[], count: number, int: (min: number, max: number) => number): T[] {
  const copy = [...list]
  const wanted = Math.min(count, copy.length)
  for (let i = 0; i < wanted; i++) {
    const j = int(i, copy.length - 1)
    const moved = at(copy, j)
    copy[j] = at(copy, i)
    copy[i] = moved
  }
  return copy.slice(0, wanted)
}
