import type { ReactNode } from 'react'
import { PlanSpot } from '../illustrations/spots'
import styles from './no-offers.module.css'

interface Props {
  title: string
  children: ReactNode
  /** After a failure: asks again. */
  retry?: { onRetry: () => void; requestId?: string }
}

/** Why there are no offers in view, and the one thing to do. */
export function NoOffers({ title, children, retry }: Props) {
  return (
    <div className={styles.blank}>
      <PlanSpot />
      <h3>{title}</h3>
      <div>{children}</div>
      {retry ? (
        <button type="button" className="azione-piana" onClick={retry.onRetry}>
          Riprova
        </button>
      ) : null}
      {retry?.requestId ? <p className={styles.small}>Codice della richiesta: {retry.requestId}</p> : null}
    </div>
  )
}
