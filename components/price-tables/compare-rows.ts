import type { Riga } from '@/lib/features/price-tables/schema'

type Kept = Riga & { _id?: string }

const keyOf = ({ importo, durata }: Riga) => `${importo} ${durata}`
const FIGURES = ['rata', 'tan', 'taeg', 'spese'] as const

/** Rows that take the place of others; a row of the same amount and duration stays that row. */
export function replaced(before: readonly Kept[], after: readonly Riga[]) {
  const known = new Map(before.map((riga) => [keyOf(riga), riga]))
  const righe = after.map((riga): Kept => {
    const same = known.get(keyOf(riga))
    return same?._id ? { _id: same._id, ...riga } : riga
  })
  const kept = after.flatMap((riga) => known.get(keyOf(riga)) ?? [])
  const changed = after.filter((riga) => {
    const same = known.get(keyOf(riga))
    return same && FIGURES.some((name) => same[name] !== riga[name])
  })
  return {
    righe,
    nuove: after.length - kept.length,
    cambiate: changed.length,
    tolte: before.length - kept.length,
  }
}
