'use client'

import { Suspense } from 'react'
import type { Comparison } from '@/components/markup/mortgage-offers'
import { Found, type FoundProps } from './found'
import { LazyNoResults } from './lazy-parts'
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

/** Everything at the right of the form: start, waiting, offers, or why there are none. */
export function Results(props: Props) {
  const { loading, comparison, failure, errors } = props
  if (failure) return <Failed failure={failure} onRetry={props.onRetry} />
  if (!comparison && loading) return <ResultsSkeleton />
  if (!comparison || comparison.offers.length === 0)
    return (
      <Suspense fallback={<ResultsSkeleton />}>
        <LazyNoResults comparison={comparison} />
      </Suspense>
    )
  const stale = loading || Object.keys(errors).length > 0
  return <Found {...props} comparison={comparison} stale={stale} />
}
