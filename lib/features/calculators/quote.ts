import 'server-only'
import { checkProvince } from '@/lib/features/enums/check-province'
import { saveQuote } from '@/lib/features/quotes/mutations'
import { valoriDiOggi } from '@/lib/features/rates/data'
import { FinanceError } from '@/lib/finance/error'
import { calcolaCdq } from './cdq'
import { cqsData, mortgageProducts, priceTables } from './data'
import { calcolaMutui } from './mutui'
import type { CdqReply, PrestitiReply } from './present'
import { calcolaPrestiti } from './prestiti'
import type { CdqInput, MutuiInput, PrestitiInput } from './schema'

/** The comparison of today's mortgages, kept under a `quoteId`. */
export async function quoteMutui(input: MutuiInput) {
  await checkProvince(input.provincia)
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

/** The salary-backed loans of today, kept under a `quoteId`. */
export async function quoteCdq(input: CdqInput) {
  const data = await cqsData()
  const result = calcolaCdq(input, data)
  const { oggi, pensioneMinima } = data
  const quoteId = await saveQuote({ product: 'cdq', input, rateVersion: { oggi, pensioneMinima }, result })
  return { quoteId, ...result }
}

/** The same loans, for a page that shows them before anybody has asked: nothing is kept. */
export async function previewPrestiti(input: PrestitiInput): Promise<PrestitiReply> {
  return calcolaPrestiti(input, await priceTables(input.durata))
}

/** As above; null when today nobody offers one. */
export async function previewCdq(input: CdqInput): Promise<CdqReply | null> {
  const data = await cqsData()
  try {
    return calcolaCdq(input, data)
  } catch (error) {
    if (error instanceof FinanceError) return null
    throw error
  }
}
