import type { SavedQuote } from './data'

const PAGES = {
  mutuo: '/mutui',
  prestito: '/prestiti',
  cdq: '/cdq',
  azienda: '/aziende',
  leasing: '/leasing',
}

/** Names of the request that the page's address calls otherwise. */
const NAMES: Record<string, string> = { classeEnergetica: 'classe' }

/** Path that opens the same simulation again, as the page's own address would. */
export function simulationPath({ product, input }: Pick<SavedQuote, 'product' | 'input'>): string {
  const { coRichiedente, tasso, ...asked } = input
  const values = { ...asked, coEta: coRichiedente?.eta, coReddito: coRichiedente?.reddito }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'number' || typeof value === 'string') query.set(NAMES[name] ?? name, String(value))
  }
  return `${PAGES[product]}?${query}`
}
