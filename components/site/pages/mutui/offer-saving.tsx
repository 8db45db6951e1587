import type { Offer } from '@/components/markup/mortgage-offers'
import { differenceText, savingOf } from './saving-words'

/** Beside the total of an offer that replaces a mortgage: what it saves. */
export function OfferSaving({ offer, rataAttuale }: { offer: Offer; rataAttuale: number }) {
  const { alMese, inTutto } = savingOf(offer, rataAttuale)
  return `${differenceText(alMese)} al mese, ${differenceText(inTutto)} in tutto`
}
