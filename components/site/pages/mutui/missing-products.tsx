import { reasonsOf } from '@/components/markup/missing'
import type { Excluded } from '@/components/markup/mortgage-offers'
import { MissingOffers } from '@/components/site/offers/missing-offers'

/** Which products are missing, and why. */
export function MissingProducts({ excluded, open }: { excluded: Excluded[]; open?: boolean }) {
  const many = excluded.length === 1 ? 'Un prodotto non compare' : `${excluded.length} prodotti non compaiono`
  return <MissingOffers label={`${many}: ecco perché`} reasons={reasonsOf(excluded)} open={open} />
}
