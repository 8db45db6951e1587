import 'server-only'
import type { Tx } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import { type AnyOffer, chosenOffers, resultOf } from '@/lib/features/quotes/chosen-offer'
import { ofCase } from '@/lib/features/quotes/of-case'
import { FinanceError } from '@/lib/finance/error'
import { withFee } from '@/lib/finance/offer-fee'
import type { Pratica, Quote } from '@/prisma/generated/client'

/** The TAEG of an offer without a fee and with it, percent. */
export type FeeEffect = { senza: number; con: number }

type Case = Pick<Pratica, 'id' | 'importoRichiesto' | 'durataMesi' | 'bankId' | 'tan' | 'rata'>

/** Whether a case still asks for what its quote offered; what either of them does not say is no difference. */
const isStillOf = (pratica: Case, quote: Quote, offer: AnyOffer): boolean =>
  pratica.importoRichiesto === quote.importo &&
  pratica.durataMesi === quote.durataMesi &&
  (pratica.rata === null || quote.rata === null || pratica.rata === quote.rata) &&
  (pratica.tan === null || Number(pratica.tan) === offer.tan) &&
  (!pratica.bankId || !offer.bank || pratica.bankId === offer.bank._id)

/**
 * What a fee does to the TAEG of the offer that a case came from. Null where no quote says which costs the credit has, or the case asks for
 * something else by now: then the lender counts the fee, to whom it is told, and nothing is guessed here.
 * @param fee cents
 */
export async function feeEffect(tx: Tx, pratica: Case, fee: bigint): Promise<FeeEffect | null> {
  const quote = await tx.quote.findFirst({
    where: ofCase(pratica.id),
    orderBy: { createdAt: 'desc' },
  })
  const [offer] = quote ? chosenOffers(quote) : []
  if (!quote || !offer || !isStillOf(pratica, quote, offer)) return null
  const { rata, durata } = resultOf(quote)
  const taegWith = (valore: number) => withFee(offer, { tipo: 'importo', valore }, { rata, durata }).taeg
  try {
    return { senza: taegWith(0), con: taegWith(toEuro(fee)) }
  } catch (error) {
    if (error instanceof FinanceError) return null
    throw error
  }
}
