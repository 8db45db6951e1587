import { numberText } from '@/lib/core/number-text'
import type { SystemInfo } from '@/lib/features/system/schema'

export const count = (value: number) => numberText(value, { most: 0 })
export const percent = (value: number) => `${numberText(value, { most: 1 })}%`

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB']

/** By 1024, as file managers count. */
export function size(bytes: number): string {
  const power = bytes < 1_024 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10))
  return `${numberText(bytes / 1_024 ** power, { most: 1 })} ${UNITS[power]}`
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "40 s", "3 min", "2 h 5 min", "4 giorni". */
export function duration(seconds: number): string {
  if (seconds < MINUTE) return `${Math.round(seconds)} s`
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min`
  if (seconds < 2 * DAY) {
    const minutes = Math.floor((seconds % HOUR) / MINUTE)
    return `${Math.floor(seconds / HOUR)} h${minutes > 0 ? ` ${minutes} min` : ''}`
  }
  return `${Math.floor(seconds / DAY)} giorni`
}

export const milliseconds = (value: number) =>
  value < 10_000 ? `${count(value)} ms` : duration(value / 1_000)

/** "ogni 5 min", "ogni giorno". */
export function every(minutes: number): string {
  if (minutes === 24 * 60) return 'ogni giorno'
  return `ogni ${duration(minutes * MINUTE).replace(/^1 h$/, 'ora')}`
}

export function verdict({ problems }: Pick<SystemInfo, 'problems'>): string {
  if (problems.length === 0) return 'Tutto in ordine'
  return problems.length === 1
    ? 'C’è un problema da controllare'
    : `Ci sono ${problems.length} problemi da controllare`
}
