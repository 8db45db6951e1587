'use client'

import { type RefObject, useId } from 'react'
import { euroText, percentText } from '@/components/markup/format'
import { DefinitionList } from '@/components/ui/definition-list'
import { offerName, SCEGLI } from '@/lib/features/saved-quotes/labels'
import type { ReceivedQuote } from '@/lib/features/saved-quotes/schema'
import { durataText } from '@/lib/finance/text'
import styles from './quote-link-page.module.css'

type Offer = ReceivedQuote['offerte'][number]
type Choice = { chosen?: string; onChoose: (id: string) => void }
type Props = Choice & {
  offerte: readonly Offer[]
  error?: string
  /** To take the keyboard to its first offer. */
  box: RefObject<HTMLFieldSetElement | null>
}

/** The offers to choose one of: none is chosen for the reader. */
export function OfferChoice({ offerte, chosen, onChoose, error, box }: Props) {
  const id = useId()
  return (
    <fieldset ref={box} className={styles.choice} aria-describedby={error ? id : undefined}>
      <legend>{SCEGLI}</legend>
      <Offers offerte={offerte} choice={{ chosen, onChoose }} />
      {error ? (
        <p id={id} role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}

/** Offers with their figures. */
export const Offers = ({ offerte, choice }: { offerte: readonly Offer[]; choice?: Choice }) => (
  <ul className={styles.offers}>
    {offerte.map((offer) => (
      <li key={offer._id} className={styles.offer}>
        {choice ? (
          <label>
            <input
              type="radio"
              name="offerta"
              checked={offer._id === choice.chosen}
              onChange={() => choice.onChoose(offer._id)}
            />{' '}
            <strong>{offerName(offer)}</strong>
          </label>
        ) : (
          <strong>{offerName(offer)}</strong>
        )}
        <DefinitionList rows={factsOf(offer)} className={styles.figures} />
        {offer.condizioni.length > 0 && <p className={styles.terms}>{offer.condizioni.join(' ')}</p>}
      </li>
    ))}
  </ul>
)

const factsOf = ({ importo, durataMesi, rata, tan, tasso, taeg, spese, totale }: Offer) => [
  ['Importo e durata', `${euroText(importo)} in ${durataText(durataMesi)}`] as const,
  ['Rata al mese', euroText(rata)] as const,
  [`TAN ${tasso}`, percentText(tan)] as const,
  ['TAEG', percentText(taeg)] as const,
  ['Spese', euroText(spese)] as const,
  ['Totale dovuto', euroText(totale)] as const,
]
