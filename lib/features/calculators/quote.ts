import 'server-only'
import { saveQuote } from '@/lib/features/quotes/mutations'
import { valoriDiOggi } from '@/lib/features/rates/data'
import { mortgageProducts, priceTables } from './data'
import { calcolaMutui } from './mutui'
import { calcolaPrestiti } from './prestiti'
import type { MutuiInput, PrestitiInput } from './schema'

/** The comparison of today's mortgages, kept under a `quoteId`. */
export async function quoteMutui(input: MutuiInput) {
  const [prodotti, valori] = await Promise.all([mortgageProducts(), valoriDiOggi()])
  const result = calcolaMutui(input, { prodotti, valori })
  const quoteId = await saveQuote({ product: 'mutuo', input, rateVersion: valori, result })
  return { quoteId, ...result }
}

/** The loans of today's price grids, kept under a `quoteId`. */
export async function quotePrestiti(input: PrestitiInput) {
  const { tabelle, oggi } = await priceTables(input.durata)
  const result = calcolaPrestiti(input, { tabelle, oggi })
  const versions = Object.fromEntries(tabelle.map(({ id, validFrom }) => [id, validFrom]))
  const quoteId = await saveQuote({
    product: 'prestito',
    input,
    rateVersion: { oggi, tabelle: versions },
    result,
  })
  return { quoteId, ...result }
}
