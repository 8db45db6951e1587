import type { Cents } from './exact'
import type { Piano } from './schedule-types'

/** What is paid in one year of a plan, cents; `residuo` at its end. */
export type AnnoPiano = { anno: number; rate: Cents; interessi: Cents; capitale: Cents; residuo: Cents }

/** A plan summed by year of the loan (1 = the first twelve months), for charts and tables. */
export function pianoPerAnno({ rate, mesiPerRata }: Piano): AnnoPiano[] {
  const anni: AnnoPiano[] = []
  for (const { n, rata, interessi, capitale, residuo } of rate) {
    const anno = Math.ceil((n * mesiPerRata) / 12)
    const last = anni[anno - 1] ?? { anno, rate: 0, interessi: 0, capitale: 0, residuo: 0 }
    anni[anno - 1] = {
      anno,
      rate: last.rate + rata,
      interessi: last.interessi + interessi,
      capitale: last.capitale + capitale,
      residuo,
    }
  }
  return anni
}
