import type { Thresholds } from '@/lib/features/rates/types'

/** The usury threshold in force for a category and an amount in euro, percent; null when it is not known. */
export function thresholdOf(thresholds: Thresholds | null, category: string, importo: number): number | null {
  if (!thresholds?.inForce) return null
  const cents = importo * 100
  const row = thresholds.rows.find(
    ({ category: name, classFrom, classTo }) =>
      name.startsWith(category) && cents >= (classFrom ?? 0) && (classTo === null || cents <= classTo),
  )
  return row?.soglia ?? null
}
