import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import type { Offer } from '@/lib/features/calculators/present'
import type { Prodotto } from '@/prisma/generated/client'
import { noSuchOffer, type Seen, seenOffer } from './seen'

export type QuoteOffer = Offer
export type SavedQuote = {
  id: string
  product: Prodotto
  /** As it was asked; the duration of a mortgage is in years, of everything else in months. */
  input: {
    importo: number
    durata: number
    finalita: string
    valoreImmobile?: number
    tasso?: string
    coRichiedente?: { eta?: number; reddito?: number }
    [name: string]: unknown
  }
  offers: QuoteOffer[]
  asOf: string | null
  createdAt: Date
  /** Somebody has made a quote of it: it has a code, and a person. */
  isSaved: boolean
}

/** A simulation by its unguessable id, or null; it holds no personal data. */
export async function findQuote(id: string, tx: Tx = db()): Promise<SavedQuote | null> {
  // A CQS quote has other figures, an instalment and what it pays out: see cdq-data.ts.
  const where = { id, product: { not: 'cdq' as const } }
  const row = isId(id) ? await tx.quote.findFirst({ where }) : null
  if (!row) return null
  const result = row.result as { offers?: QuoteOffer[]; asOf?: string | null }
  return {
    id,
    product: row.product,
    input: row.input as SavedQuote['input'],
    offers: result.offers ?? [],
    asOf: result.asOf ?? null,
    createdAt: row.createdAt,
    isSaved: row.codice !== null,
  }
}

/** The same, for those who need it. */
export async function quoteById(id: string): Promise<SavedQuote> {
  return orNotFound(await findQuote(id), 'Questa simulazione non c’è più.')
}

/** The offer of a product, else the first that was seen; never another bank's figures in place of those that are asked for. */
export function chosenOffer({ offers }: SavedQuote, seen: Seen = {}): QuoteOffer | undefined {
  if (!seen.productId) return seenOffer(offers, seen)
  const chosen = offers.find(({ product }) => product._id === seen.productId)
  return orNotFound(chosen, noSuchOffer)
}
