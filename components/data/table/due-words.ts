import type { Tone } from '@/lib/words/options'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Less than this is soon. */
const SOON = 4 * HOUR
/** Up to this a deadline is told to the minute. */
const EXACT = 12 * HOUR

function lengthWords(length: number): string {
  if (length < HOUR) return `${Math.max(1, Math.round(length / MINUTE))} min`
  if (length < 2 * DAY) return `${Math.round(length / HOUR)} h`
  return `${Math.round(length / DAY)} gg`
}

/** Of what is near every minute counts, "2 h 14 min"; of what is late it no longer does. */
function exactWords(length: number): string {
  const minutes = Math.round(length / MINUTE)
  const rest = minutes % 60
  if (length < HOUR || length >= EXACT || rest === 0) return lengthWords(length)
  return `${Math.floor(minutes / 60)} h ${rest} min`
}

/** How long something has been so: "12 min", "5 h", "3 gg". */
export const ageWords = (since: Date, now: Date): string =>
  lengthWords(Math.max(0, now.getTime() - since.getTime()))

/** How long there is still to do something, or for how long it has been late. */
export function dueWords(due: Date, now: Date): { label: string; tone: Tone } {
  const left = due.getTime() - now.getTime()
  if (left <= 0) return { label: `in ritardo di ${lengthWords(-left)}`, tone: 'bad' }
  return { label: `fra ${exactWords(left)}`, tone: left < SOON ? 'warn' : 'neutral' }
}
