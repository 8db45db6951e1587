import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { keepQuote } from '@/lib/features/quotes/mutations'
import { valoriDiOggi } from '@/lib/features/rates/data'
import { FinanceError } from '@/lib/finance/error'
import { moved } from '@/lib/finance/indexes'
import type { Call } from '@/lib/http/idempotency'
import { checkProvince } from '@/lib/places/check-province'
import { calcolaCdq } from './cdq'
import { cqsData, mortgageProducts, priceTables } from './data'
import { reachedBy } from './incognita'
import { calcolaMutui } from './mutui'
import type { CdqReply, IncognitaReply, MutuiReply, PrestitiReply } from './present'
import { calcolaPrestiti } from './prestiti'
import type { CdqInput, IncognitaInput, IpotesiInput, MutuiInput, PrestitiInput } from './schema'

/** The comparison of today's mortgages, kept under a `quoteId`. */
export async function quoteMutui(input: MutuiInput, call?: Call | null) {
  await checkProvince(input.provincia)
  const [prodotti, valori] = await Promise.all([mortgageProducts(), valoriDiOggi()])
  const result = calcolaMutui(input, { prodotti, valori })
  return keepQuote({ product: 'mutuo', input, rateVersion: valori, result, call })
}

/** The same with every index moved by some points; nothing is kept, for nobody can have it. */
export async function supposeMutui({ punti, ...input }: IpotesiInput): Promise<MutuiReply> {
  await checkProvince(input.provincia)
  const [prodotti, valori] = await Promise.all([mortgageProducts(), valoriDiOggi()])
  return calcolaMutui(input, { prodotti, valori: moved(valori, punti) })
}

/** The loans of today's price grids that the reader works with, kept under a `quoteId`. */
export async function quotePrestiti(input: PrestitiInput, reader: Actor | null = null, call?: Call | null) {
  const { tabelle, oggi } = await priceTables(input.durata, reader)
  const result = calcolaPrestiti(input, { tabelle, oggi })
  const versions = Object.fromEntries(tabelle.map(({ id, validFrom }) => [id, validFrom]))
  const rateVersion = { oggi, tabelle: versions }
  return keepQuote({ product: 'prestito', input, rateVersion, result, call })
}

/** The salary-backed loans of today, kept under a `quoteId`. */
export async function quoteCdq(input: CdqInput, call?: Call | null) {
  const data = await cqsData()
  const result = calcolaCdq(input, data)
  const { oggi, pensioneMinima } = data
  return keepQuote({ product: 'cdq', input, rateVersion: { oggi, pensioneMinima }, result, call })
}

/** The amount that an instalment repays, or the months that it takes, by the grids that the reader works with. */
export async function findIncognita(input: IncognitaInput, reader: Actor | null): Promise<IncognitaReply> {
  return reachedBy(input, await priceTables(input.durata, reader))
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
