import { addTo } from '@/lib/core/grouped'
import { offerName } from './offer-name'

interface Excluded {
  bank: { nome: string } | null
  product: { nome: string }
  motivi: string[]
}

/** Reasons for which products are missing, the most frequent first. */
export function reasonsOf(excluded: readonly Excluded[]): { motivo: string; prodotti: string[] }[] {
  const byReason = new Map<string, string[]>()
  for (const one of excluded) {
    for (const motivo of one.motivi) {
      addTo(byReason, motivo, offerName(one))
    }
  }
  return [...byReason]
    .map(([motivo, prodotti]) => ({ motivo, prodotti }))
    .sort((a, b) => b.prodotti.length - a.prodotti.length)
}
