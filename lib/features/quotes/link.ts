import { PRODUCT_PAGES } from '@/lib/words/public-pages'
import type { SavedQuote } from './data'
import type { Seen } from './seen'

/** Names of the request that the page's address calls otherwise. */
const NAMES: Record<string, string> = { classeEnergetica: 'classe' }

/** Path that opens the same simulation again, as the page's own address would: with its filter and the open offer. */
export function simulationPath(
  { product, input }: Pick<SavedQuote, 'product' | 'input'>,
  seen: Seen = {},
): string {
  const { coRichiedente, tasso: asksFor, ...asked } = input
  const tasso = seen.tasso ?? (asksFor === 'tutti' ? undefined : asksFor)
  const co = { coEta: coRichiedente?.eta, coReddito: coRichiedente?.reddito }
  const values = { ...asked, ...co, tasso, offerta: seen.productId }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (['number', 'string', 'boolean'].includes(typeof value)) query.set(NAMES[name] ?? name, String(value))
  }
  return `${PRODUCT_PAGES[product]}?${query}`
}
