'use client'

import type { Comparison } from '@/components/markup/mortgage-offers'
import { PlanSpot } from '@/components/site/illustrations/spots'
import { NOTHING_YET } from '@/components/site/nothing-yet'
import { Found, type FoundProps } from './found'
import { MissingProducts } from './missing-products'
import styles from './results.module.css'
import { ResultsSkeleton } from './results-skeleton'
import type { FieldErrors } from './simulation'
import type { Failure } from './use-offers'

interface Props extends Omit<FoundProps, 'comparison' | 'stale'> {
  loading: boolean
  comparison: Comparison | null
  failure: Failure | null
  errors: FieldErrors
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

function NothingFits({ comparison }: { comparison: Comparison }) {
  if (comparison.excluded.length === 0) {
    return (
      <div className={styles.blank}>
        <PlanSpot />
        <h2>{NOTHING_YET.title}</h2>
        <p>{NOTHING_YET.text}</p>
      </div>
    )
  }
  return (
    <div className={styles.blank}>
      <PlanSpot />
      <h2>Nessun prodotto per questi importi</h2>
      <p>
        Non vuol dire che il mutuo non si possa fare: qui sotto trovi il motivo, banca per banca. Prova a
        cambiare un importo alla volta.
      </p>
      <MissingProducts excluded={comparison.excluded} open />
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
