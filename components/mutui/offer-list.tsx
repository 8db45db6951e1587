'use client'

import { useState } from 'react'
import { OfferCard } from './offer-card'
import styles from './offer-list.module.css'
import type { Offer } from './offers'

const STEP = 10

interface Props {
  offers: Offer[]
  /** With it the cards say what they save. */
  rataAttuale: number | null
  onOpen: (offer: Offer) => void
  onWant: (offer: Offer) => void
}

/** The offers, ten at a time: the first is the cheapest, the hundredth is there for those who want it. */
export function OfferList({ offers, rataAttuale, onOpen, onWant }: Props) {
  const [shown, setShown] = useState(STEP)
  const more = Math.min(STEP, offers.length - shown)
  return (
    <>
      <ol className={styles.list}>
        {offers.slice(0, shown).map((offer, index) => (
          <li key={offer.product._id}>
            <OfferCard
              offer={offer}
              best={index === 0}
              rataAttuale={rataAttuale}
              onOpen={onOpen}
              onWant={onWant}
            />
          </li>
        ))}
      </ol>
      {more > 0 ? (
        <div className={styles.more}>
          <p>
            {shown} di {offers.length} offerte
          </p>
          <button type="button" className="azione-piana" onClick={() => setShown(shown + STEP)}>
            {more === 1 ? 'Mostra l’ultima' : `Mostra altre ${more}`}
          </button>
        </div>
      ) : null}
    </>
  )
}
