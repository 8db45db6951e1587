import { formatRate } from '@/lib/core/money'
import { INDICI } from '@/lib/features/bank-products/schema'
import type { Offer } from '@/lib/features/calculators/present'

/** 300 → "25 anni", 18 → "18 mesi" */
export function durationText(months: number): string {
  if (months % 12 !== 0) return `${months} mesi`
  return months === 12 ? '1 anno' : `${months / 12} anni`
}

/** "Eurirs 25 anni 2,55% + spread 0,65%", and later changes; empty where the lender sets the rate by itself. */
export function rateText({ index, tenor, indexValue, spread, tassi }: Offer): string {
  const later = tassi.map(({ dalMese, tan }) => `poi ${formatRate(tan)} dalla rata ${dalMese}`)
  if (index === null || indexValue === null || spread === null) return later.join(', ')
  const name = (INDICI as Record<string, string>)[index] ?? index
  const years = index === 'EURIRS' && tenor ? ` ${Number.parseInt(tenor, 10)} anni` : ''
  return [`${name}${years} ${formatRate(indexValue)} + spread ${formatRate(spread)}`, ...later].join(', ')
}
