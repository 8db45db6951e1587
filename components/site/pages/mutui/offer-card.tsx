import { Suspense } from 'react'
import type { Means } from '@/components/markup/affordability'
import { figuresOf } from '@/components/markup/figures'
import { type Offer, TIPI } from '@/components/markup/mortgage-offers'
import { rateText } from '@/components/markup/rate-text'
import { OfferFrame } from '@/components/site/offers/offer-frame'
import { LazyOfferSaving } from './lazy-parts'

interface Props {
  offer: Offer
  best: boolean
  rataAttuale: number | null
  /** The income's room, as the comparison says it, and what is paid already. */
  means: Pick<Means, 'rataSostenibile' | 'altreRate'>
  compare: { checked: boolean; onChange: () => void }
  onOpen: (offer: Offer) => void
  onWant: (offer: Offer) => void
}

/** One mortgage: instalment and TAEG at the same size, everything else under them. */
export function OfferCard({ offer, best, rataAttuale, means, compare, onOpen, onWant }: Props) {
  const kind = TIPI[offer.tipoTasso]
  return (
    <OfferFrame
      bank={offer.bank.nome}
      product={offer.product.nome}
      kind={kind}
      best={best}
      figures={figuresOf(offer, {
        kind,
        rate: rateText(offer),
        total:
          rataAttuale === null ? undefined : (
            <Suspense>
              <LazyOfferSaving offer={offer} rataAttuale={rataAttuale} />
            </Suspense>
          ),
      })}
      means={{ ...means, rata: offer.rata, rataReddito: offer.rataReddito ?? null }}
      warning={offer.condizione}
      compare={compare}
      details="Costi e piano"
      onOpen={() => onOpen(offer)}
      onWant={() => onWant(offer)}
    />
  )
}
