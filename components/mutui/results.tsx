'use client'

import { dayText } from '@/components/site/format'
import { PlanSpot } from '@/components/site/illustrations/spots'
import { CopyLink } from '@/components/site/offers/copy-link'
import { MissingOffers } from '@/components/site/offers/missing-offers'
import { MoreList } from '@/components/site/offers/more-list'
import { Limits } from './limits'
import { OfferCard } from './offer-card'
import { type Comparison, type Excluded, type Filtro, type Offer, offersOf, reasons } from './offers'
import { RateFilter } from './rate-filter'
import styles from './results.module.css'
import { ResultsSkeleton } from './results-skeleton'
import { Saving } from './saving'
import { type FieldErrors, isSurroga, type Simulation } from './simulation'
import type { Failure } from './use-offers'

interface Props {
  loading: boolean
  comparison: Comparison | null
  /** What was asked for this comparison. */
  asked: Simulation | null
  failure: Failure | null
  errors: FieldErrors
  filtro: Filtro
  onFilter: (filtro: Filtro) => void
  onOpen: (offer: Offer) => void
  onWant: (offer: Offer) => void
  onMail: () => void
  onRetry: () => void
}

function Start() {
  return (
    <div className={styles.blank}>
      <PlanSpot />
      <h2>Qui compaiono le offerte</h2>
      <p>
        Con le cifre che scrivi confrontiamo tutti i prodotti in vigore e li mettiamo in ordine di TAEG, dal
        meno caro. Puoi partire anche da quelle di esempio.
      </p>
    </div>
  )
}

function Failed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <div className={styles.blank} role="alert">
      <h2>Non riusciamo a calcolare il confronto</h2>
      <p>{failure.message} Gli importi che hai inserito sono ancora nel modulo.</p>
      <button type="button" className="azione-piana" onClick={onRetry}>
        Riprova
      </button>
      {failure.requestId ? <p className={styles.small}>Codice della richiesta: {failure.requestId}</p> : null}
    </div>
  )
}

/** Which products are missing, and why. */
function Missing({ excluded, open }: { excluded: Excluded[]; open?: boolean }) {
  const many = excluded.length === 1 ? 'Un prodotto non compare' : `${excluded.length} prodotti non compaiono`
  return <MissingOffers label={`${many}: ecco perché`} reasons={reasons(excluded)} open={open} />
}

function NothingFits({ comparison }: { comparison: Comparison }) {
  return (
    <div className={styles.blank}>
      <PlanSpot />
      <h2>Nessun prodotto per questi importi</h2>
      <p>
        Non vuol dire che il mutuo non si possa fare: qui sotto trovi il motivo, banca per banca. Prova a
        cambiare un importo alla volta.
      </p>
      <Missing excluded={comparison.excluded} open />
    </div>
  )
}

/** Everything at the right of the form: start, waiting, offers, or why there are none. */
export function Results(props: Props) {
  const { loading, comparison, failure, errors } = props
  if (failure) return <Failed failure={failure} onRetry={props.onRetry} />
  if (!comparison) return loading ? <ResultsSkeleton /> : <Start />
  if (comparison.offers.length === 0) return <NothingFits comparison={comparison} />
  const stale = loading || Object.keys(errors).length > 0
  return <Found {...props} comparison={comparison} stale={stale} />
}

function Found({
  comparison,
  asked,
  stale,
  filtro,
  onFilter,
  onOpen,
  onWant,
  onMail,
}: Props & { comparison: Comparison; stale: boolean }) {
  const offers = offersOf(comparison.offers, filtro)
  const rataAttuale = asked && isSurroga(asked) ? asked.rataAttuale : null
  return (
    <div className={styles.found} data-stale={stale || undefined}>
      <div className={styles.head}>
        <h2 aria-live="polite">
          {offers.length === 1 ? 'Un’offerta' : `${offers.length} offerte`}, dalla meno cara
        </h2>
        <p className={styles.small}>
          In ordine di TAEG. Prodotti e indici del {dayText(comparison.asOf ?? '')}.
        </p>
      </div>
      <p className={styles.keep}>
        <button type="button" className="azione-piana" onClick={onMail}>
          Inviami il confronto
        </button>
        <CopyLink />
      </p>
      {asked && isSurroga(asked) ? <Saving best={offers[0]} rataAttuale={rataAttuale} /> : null}
      <Limits {...comparison} />
      <RateFilter offers={comparison.offers} value={filtro} onChange={onFilter} />
      {offers.length === 0 ? (
        <p>Nessuna offerta con questo tipo di tasso. Scegli «Tutti» per vedere le altre.</p>
      ) : null}
      <MoreList key={filtro} items={offers} keyOf={(offer) => offer.product._id} step={10}>
        {(offer, index) => (
          <OfferCard
            offer={offer}
            best={index === 0}
            rataAttuale={rataAttuale}
            onOpen={onOpen}
            onWant={onWant}
          />
        )}
      </MoreList>
      {comparison.excluded.length > 0 ? <Missing excluded={comparison.excluded} /> : null}
      <p className={styles.small}>
        Simulazione senza valore di offerta al pubblico: indici e prodotti sono quelli del{' '}
        {dayText(comparison.asOf ?? '')} e possono cambiare ogni giorno. Il TAEG comprende interessi,
        istruttoria, perizia, imposta sostitutiva, incasso rata, polizze obbligatorie e il nostro compenso;
        non comprende il notaio. Per i tassi variabili gli indici restano fermi al valore di oggi. La
        concessione del mutuo dipende dalla valutazione della banca.
      </p>
    </div>
  )
}
