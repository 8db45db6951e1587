import { FINALITA } from '@/lib/words/purposes'
import type { Prodotto } from '@/prisma/generated/client'

/** How often each purpose occurs, in the order in which the schema lists them. */
const WEIGHTS: Record<Prodotto, readonly number[]> = {
  mutuo: [46, 6, 8, 6, 2, 17, 3, 3, 4, 3, 1, 1],
  prestito: [30, 18, 10, 7, 35],
  cdq: [60, 40],
  azienda: [45, 40, 15],
  leasing: [70, 10, 20],
}

export const purposes = (product: Prodotto): readonly string[] => FINALITA[product]

export const weightedPurposes = (product: Prodotto): (readonly [string, number])[] =>
  purposes(product).map((finalita, i) => [finalita, WEIGHTS[product][i] ?? 1] as const)

/** Purposes that every mortgage serves: the first home, and taking a mortgage over from another bank. */
export const isCommon = (finalita: string): boolean =>
  finalita === FINALITA.mutuo[0] || finalita.startsWith('surroga')

/** What people come for. */
export const PRODUCT_MIX: readonly (readonly [Prodotto, number])[] = [
  ['mutuo', 58],
  ['prestito', 20],
  ['cdq', 14],
  ['azienda', 5],
  ['leasing', 3],
]
