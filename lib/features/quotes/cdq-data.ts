import 'server-only'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import type { CdqReply } from '@/lib/features/calculators/present'
import type { CdqInput } from '@/lib/features/calculators/schema'
import { noSuchOffer } from './seen'

export type CdqOffer = CdqReply['offers'][number]
/** A salary-backed loan as it was kept: an instalment, and what each operator pays out for it. */
export type CdqQuote = Pick<CdqReply, 'rata' | 'durata' | 'asOf' | 'offers'> & {
  input: CdqInput
  createdAt: Date
}

/** The simulation of a salary-backed loan by its unguessable id; null for every other product. */
export async function findCdqQuote(id: string): Promise<CdqQuote | null> {
  const row = isId(id) ? await db().quote.findFirst({ where: { id, product: 'cdq' } }) : null
  if (!row) return null
  const { rata, durata, asOf, offers } = row.result as CdqReply
  return { input: row.input as CdqInput, rata, durata, asOf, offers, createdAt: row.createdAt }
}

/** The offer of a product, else the first, whose TAEG is the lowest. */
export function chosenCdqOffer({ offers }: CdqQuote, productId?: string): CdqOffer | undefined {
  if (!productId) return offers[0]
  return orNotFound(
    offers.find(({ product }) => product._id === productId),
    noSuchOffer,
  )
}
