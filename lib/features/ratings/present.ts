import type { Voto } from '@/prisma/generated/client'
import type { RatingSummary, Review } from './schema'

const STARS = [5, 4, 3, 2, 1] as const

/** A rating as visitors read it: who wrote it stays a name and an initial. */
export function presentReview({ id, stelle, commento, firma, createdAt, risposta }: Voto): Review {
  return { _id: id, stelle, commento, firma, createdAt: createdAt.toISOString(), risposta: risposta || null }
}

/** Counts by number of stars → average with one decimal and distribution. */
export function summarise(counts: readonly { stelle: number; numero: number }[]): RatingSummary {
  const perStelle = STARS.map((star) => counts.find(({ stelle }) => stelle === star)?.numero ?? 0)
  const numero = perStelle.reduce((sum, count) => sum + count, 0)
  const points = perStelle.reduce((sum, count, at) => sum + count * (STARS[at] ?? 0), 0)
  return { media: numero === 0 ? null : Math.round((points * 10) / numero) / 10, numero, perStelle }
}
