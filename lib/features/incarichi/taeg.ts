import 'server-only'
import type { Tx } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import { chosenOffers, resultOf } from '@/lib/features/quotes/chosen-offer'
import { ofCase } from '@/lib/features/quotes/of-case'
import { withFee } from '@/lib/features/quotes/with-fee'
import { FinanceError } from '@/lib/finance/error'

/** The TAEG of an offer without a fee and with it, percent. */
export type FeeEffect = { senza: number; con: number }

/**
 * What a fee does to the TAEG of the offer that a case came from. Null where no quote says which costs the credit has: then the lender
 * counts the fee, to whom it is told, and nothing is guessed here.
 * @param fee cents
 */
export async function feeEffect(tx: Tx, praticaId: string, fee: bigint): Promise<FeeEffect | null> {
  const quote = await tx.quote.findFirst({
    where: ofCase(praticaId),
    orderBy: { createdAt: 'desc' },
  })
  const [offer] = quote ? chosenOffers(quote) : []
  if (!quote || !offer) return null
  const { rata, durata } = resultOf(quote)
  const taegWith = (valore: number) => withFee(offer, { tipo: 'importo', valore }, { rata, durata }).taeg
  try {
    return { senza: taegWith(0), con: taegWith(toEuro(fee)) }
  } catch (error) {
    if (error instanceof FinanceError) return null
    throw error
  }
}
