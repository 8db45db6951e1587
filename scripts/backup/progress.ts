import { numberText } from '../../lib/core/number-text'
/** What a long work tells, and how it is told to stop. */
export type Watch = { say(line: string): void; signal?: AbortSignal }

export const QUIET: Watch = { say: () => undefined }

/** Numbers as people here write them. */
export const count = (value: number): string => numberText(value)

const UNITS = ['byte', 'kB', 'MB', 'GB', 'TB']

/** 12.345.678 → «12,3 MB». */
export function size(bytes: number): string {
  let [value, at] = [bytes, 0]
  while (value >= 1000 && at < UNITS.length - 1) {
    value /= 1000
    at += 1
  }
  return `${numberText(value, { most: 1 })} ${UNITS[at]}`
}

const EVERY_MS = 2_000

/** Says how far a long work is, every couple of seconds. */
export function reporter(say: (line: string) => void): (line: () => string) => void {
  let last = Date.now()
  return (line) => {
    if (Date.now() - last < EVERY_MS) return
    last = Date.now()
    say(line())
  }
}
