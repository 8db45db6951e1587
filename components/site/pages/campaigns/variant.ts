import type { Variante } from '@/lib/features/campaigns/schema'

/** The variant that this browser was given, where the page has it; otherwise the page's first one. */
export function shownVariant(varianti: readonly Variante[]): Variante {
  const drawn = document.documentElement.dataset.variante
  return varianti.find((one) => one === drawn) ?? varianti[0] ?? 'a'
}
