import { durationText, euroText, percentText } from '@/components/site/format'
import styles from './offer-card.module.css'
import { type Offer, TIPI } from './offers'
import { laterRates, rateFormula } from './rate-text'

interface Props {
  offer: Offer
  best: boolean
  onOpen: (offer: Offer) => void
  onWant: (offer: Offer) => void
}

/** One offer: instalment and TAEG at the same size, everything else under them. */
export function OfferCard({ offer, best, onOpen, onWant }: Props) {
  const name = `${offer.bank.nome}, ${offer.product.nome}`
  return (
    <article className={styles.card} data-best={best || undefined} aria-label={name}>
      <header className={styles.head}>
        <h3>{offer.bank.nome}</h3>
        <p>
          {offer.product.nome} <span className={styles.kind}>{TIPI[offer.tipoTasso]}</span>
          {best ? <span className={styles.best}>TAEG più basso</span> : null}
        </p>
      </header>
      <div className={styles.actions}>
        <button type="button" className={best ? 'azione' : 'azione-piana'} onClick={() => onWant(offer)}>
          RICHIEDI FATTIBILITÀ<span className="solo-voce"> per {name}</span>
        </button>
        <button type="button" className={styles.details} onClick={() => onOpen(offer)}>
          Costi e piano<span className="solo-voce"> di {name}</span>
        </button>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>Rata</dt>
          <dd className={styles.big}>{euroText(offer.rata)}</dd>
        </div>
        <div>
          <dt>TAEG</dt>
          <dd className={styles.big}>{percentText(offer.taeg)}</dd>
        </div>
        <div>
          <dt>TAN</dt>
          <dd>
            {percentText(offer.tan)}{' '}
            <span className={styles.soft}>
              {rateFormula(offer)}
              {laterRates(offer)}
            </span>
          </dd>
        </div>
        <div>
          <dt>Totale in {durationText(offer.durataMesi)}</dt>
          <dd>
            {euroText(offer.totale)}{' '}
            <span className={styles.soft}>spese iniziali {euroText(offer.costiIniziali)}</span>
          </dd>
        </div>
      </dl>
    </article>
  )
}
