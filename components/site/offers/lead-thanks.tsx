import type { ReactNode } from 'react'
import { type Receipt, RequestCode } from '@/components/markup/receipt'
import { KeySpot } from '../illustrations/spots'
import styles from './lead-dialog.module.css'

interface Props {
  receipt: Receipt
  /** What happens now. */
  children: ReactNode
  /** The way back to what was being read. */
  back?: { label: string; onBack: () => void }
}

/** The receipt of a request: its code, and what happens now. */
export function LeadThanks({ receipt: { codice, segui }, children, back }: Props) {
  return (
    <div className={styles.thanks} role="status">
      <KeySpot />
      <RequestCode codice={codice} className={styles.code} />
      <p>{children}</p>
      {segui ? <a href={segui}>Segui la richiesta</a> : null}
      {back ? (
        <button type="button" className="azione-piana" onClick={back.onBack}>
          {back.label}
        </button>
      ) : null}
    </div>
  )
}
