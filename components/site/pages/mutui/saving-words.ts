import { euroOf } from '@/components/markup/format'
import type { Offer } from '@/components/markup/mortgage-offers'
import { type Risparmio, risparmioSurroga } from '@/lib/finance/surroga'

/** What an offer saves on the instalment of today (euro), over the same years. */
export function savingOf({ rata, totale, durataMesi }: Offer, rataAttuale: number): Risparmio {
  const cents = (euro: number) => Math.round(euro * 100)
  return risparmioSurroga(
    { rata: cents(rataAttuale), mesiResidui: durataMesi },
    { rata: cents(rata), totale: cents(totale) },
  )
}

/** "87,20 € in meno", "12,00 € in più", "come oggi" */
export function differenceText(cents: number): string {
  if (cents === 0) return 'come oggi'
  return `${euroOf(Math.abs(cents))} in ${cents > 0 ? 'meno' : 'più'}`
}
