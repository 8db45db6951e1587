import { numberText } from '@/lib/core/number-text'
export type Say = (text: string) => void

const EVERY_MS = 5_000
const number = (value: number) => numberText(Math.round(value))

/**
 * Told of rows as they go, says now and then how many have gone and how quickly; and, when all have, what the database
 * does next without a word of its own.
 */
export function progress(what: string, total: number, say: Say, next?: string): (rows: number) => void {
  const startedAt = performance.now()
  let done = 0
  let saidAt = startedAt
  return (rows) => {
    done += rows
    const now = performance.now()
    if (now - saidAt < EVERY_MS && done < total) return
    saidAt = now
    const rate = done / Math.max((now - startedAt) / 1_000, 0.001)
    say(`${what}: ${number(done)} di ${number(total)}, ${number(rate)} al secondo`)
    if (next && done >= total) say(`${what}: ${next}`)
  }
}
