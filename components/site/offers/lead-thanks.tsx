import type { ReactNode } from 'react'
import { RequestCode } from '@/components/markup/receipt'
import { KeySpot } from '../illustrations/spots'
import styles from './lead-dialog.module.css'

interface Props {
  codice: string
  /** What happens now. */
  children: ReactNode
  /** The way back to what was being read. */
  back?: { label: string; onBack: () => void }
}

/** The receipt of a request: its code, and what happens now. */
export function LeadThanks({ codice, children, back }: Props) {
  return (
    <div className={styles.thanks} role="status">
      <KeySpot />
      <RequestCode codice={codice} className={styles.code} />
      <p>{children}</p>
      {back ? (
        <button type="button" className="azione-piana" onClick={back.onBack}>
          {back.label}
        </button>
      ) : null}
    </div>
  )
}
