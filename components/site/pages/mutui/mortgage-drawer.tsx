'use client'

import { loanTotals } from '@/components/markup/cost-table'
import { ExampleText } from '@/components/markup/example-text'
import { euroText, percentText } from '@/components/markup/format'
import { type Offer, TIPI } from '@/components/markup/mortgage-offers'
import { offerName } from '@/components/markup/offer-name'
import { rateText } from '@/components/markup/rate-text'
import { CostTable } from '@/components/site/offers/cost-table'
import { OfferDrawer } from '@/components/site/offers/offer-drawer'
import type { Insured } from '@/lib/words/policy'
import styles from './mortgage-drawer.module.css'

interface Props {
  offer: Offer & Insured
  quoteId: string | undefined
  /** Reopens the page with this offer open. */
  address: string
  asOf: string
  onClose: () => void
  onWant: () => void
}

function Summary({ offer, asOf }: { offer: Offer; asOf: string }) {
  return (
    <div className={styles.summary}>
      <dl className={styles.figures}>
        <div>
          <dt>Rata al mese</dt>
          <dd>{euroText(offer.rata)}</dd>
        </div>
        <div>
          <dt>TAEG</dt>
          <dd>{percentText(offer.taeg)}</dd>
        </div>
      </dl>
      <ExampleText
        offer={offer}
        name={offerName(offer)}
        product="mutuo"
        kind={TIPI[offer.tipoTasso]}
        rate={rateText(offer)}
        asOf={asOf}
        className={styles.example}
      />
      {offer.avviso ? <p className={styles.note}>{offer.avviso}</p> : null}
      {offer.condizione ? <p className={styles.note}>{offer.condizione}</p> : null}
    </div>
  )
}

/** All of a mortgage: its figures, every cost, the plan as a picture and in figures. */
export function MortgageDrawer({ offer, quoteId, address, asOf, onClose, onWant }: Props) {
  return (
    <OfferDrawer
      title={offerName(offer)}
      plan={offer}
      policy={offer}
      planNote={
        offer.tipoTasso === 'fisso' ? null : (
          <p className={styles.note}>
            Con l’indice fermo al valore di oggi: se l’indice cambia, cambiano anche le rate.
          </p>
        )
      }
      costs={<CostTable costi={offer.costi} totals={loanTotals(offer)} />}
      address={address}
      pdf={quoteId && `/v2/quotes/${quoteId}/pdf?productId=${offer.product._id}`}
      onWant={onWant}
      onClose={onClose}
    >
      <Summary offer={offer} asOf={asOf} />
    </OfferDrawer>
  )
}
