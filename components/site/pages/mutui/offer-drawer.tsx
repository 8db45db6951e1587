'use client'

import { useMemo } from 'react'
import { loanTotals } from '@/components/markup/cost-table'
import { ExampleText } from '@/components/markup/example-text'
import { euroText, percentText } from '@/components/markup/format'
import { type Offer, TIPI } from '@/components/markup/mortgage-offers'
import { offerName } from '@/components/markup/offer-name'
import { rateText } from '@/components/markup/rate-text'
import { Dialog } from '@/components/site/dialog'
import { CopyLink } from '@/components/site/offers/copy-link'
import { CostTable } from '@/components/site/offers/cost-table'
import { planOf } from '@/components/site/offers/plan'
import { PlanChart } from '@/components/site/offers/plan-chart'
import { PlanTable } from '@/components/site/offers/plan-table'
import styles from './offer-drawer.module.css'

interface Props {
  offer: Offer
  quoteId: string | undefined
  /** Reopens the page with this offer open. */
  address: string
  asOf: string
  onClose: () => void
  onWant: () => void
}

function Summary({ offer, asOf }: { offer: Offer; asOf: string }) {
  return (
    <>
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
    </>
  )
}

/** All of an offer: its figures, every cost, the plan as a picture and in figures. */
export function OfferDrawer({ offer, quoteId, address, asOf, onClose, onWant }: Props) {
  const plan = useMemo(() => planOf(offer), [offer])
  return (
    <Dialog kind="drawer" title={offerName(offer)} address={address} onClose={onClose}>
      <div className={styles.body}>
        <Summary offer={offer} asOf={asOf} />
        <div className={styles.actions}>
          <button type="button" className="azione" onClick={onWant}>
            Richiedi fattibilità
          </button>
          {quoteId ? (
            <a
              href={`/v2/quotes/${quoteId}/pdf?productId=${offer.product._id}`}
              className="azione-piana"
              download
            >
              Scarica il PDF
            </a>
          ) : null}
          <CopyLink />
        </div>
        <section className={styles.part}>
          <h3>Tutti i costi</h3>
          <CostTable costi={offer.costi} totals={loanTotals(offer)} />
        </section>
        <section className={styles.part}>
          <h3>Piano di restituzione</h3>
          <PlanChart anni={plan.anni} />
          {offer.tipoTasso === 'fisso' ? null : (
            <p className={styles.note}>
              Con l’indice fermo al valore di oggi: se l’indice cambia, cambiano anche le rate.
            </p>
          )}
          <PlanTable plan={plan} />
        </section>
      </div>
    </Dialog>
  )
}
