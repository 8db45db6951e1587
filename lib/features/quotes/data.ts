import 'server-only'
import { db } from '@/lib/core/db'
import { notFound } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import type { Offer } from '@/lib/features/calculators/present'

export type QuoteOffer = Offer
export type SavedQuote = {
  id: string
  input: { importo: number; durata: number; valoreImmobile?: number; finalita: string }
  offers: QuoteOffer[]
  asOf: string | null
  createdAt: Date
}

/** A simulation by its unguessable id; it holds no personal data. */
export async function quoteById(id: string): Promise<SavedQuote> {
  const row = isId(id) ? await db().quote.findUnique({ where: { id } }) : null
  if (!row) throw notFound('Questa simulazione non c’è più.')
  const result = row.result as { offers?: QuoteOffer[]; asOf?: string | null }
  return {
    id,
    input: row.input as SavedQuote['input'],
    offers: result.offers ?? [],
    asOf: result.asOf ?? null,
    createdAt: row.createdAt,
  }
}
