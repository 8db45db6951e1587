import 'server-only'
import { AppError } from '@/lib/core/errors'
import type { Excluded, Offer } from '@/lib/features/calculators/present'
import { quoteMutui, quotePrestiti } from '@/lib/features/calculators/quote'
import { CALCULATORS } from '@/lib/http/form-limits'
import { consumeAddress } from '@/lib/http/rate-limit'
import type { Flow } from './flows'
import type { QuoteTerms } from './quote-terms'
import { type Fields, type Mistakes, mistakesOf, mutuiForm, prestitiForm } from './schema'

export type Quoted = {
  quoteId: string
  offers: Offer[]
  excluded: Excluded[]
  asOf: string | null
  ltv?: number
  terms: QuoteTerms
}

/** The API says months where the form asks for years. */
const AS_ASKED: Record<string, string> = { durataMesi: 'durata' }

async function quoteOf(product: Flow['product'], form: Fields): Promise<Quoted | { mistakes: Mistakes }> {
  if (product === 'mutuo') {
    const { data, error } = mutuiForm(form)
    if (!data) return { mistakes: mistakesOf(error.issues) }
    return { ...(await quoteMutui(data)), terms: { product, ...data } }
  }
  const { data, error } = prestitiForm(form)
  if (!data) return { mistakes: mistakesOf(error.issues) }
  return { ...(await quotePrestiti(data)), terms: { product, ...data } }
}

/**
 * The offers for what was asked, kept as a quote; or what is wrong with the question, by field of the form.
 */
export async function quoteSimulation(
  product: Flow['product'],
  form: Fields,
  ip: string,
): Promise<Quoted | { mistakes: Mistakes }> {
  await consumeAddress(CALCULATORS, ip)
  try {
    return await quoteOf(product, form)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    const issues = error.errors.map(({ path, message }) => ({ path: [AS_ASKED[path] ?? path], message }))
    return { mistakes: mistakesOf(issues) }
  }
}
