'use client'

import { type ReactNode, useState } from 'react'
import { Dialog } from '../dialog'
import { type LeadDetails, LeadForm } from '../form/lead-form'
import { KeySpot } from '../illustrations/spots'
import styles from './lead-dialog.module.css'

interface Props {
  product: 'prestito' | 'cdq'
  /** The offer that was chosen, in a sentence. */
  children: ReactNode
  details: () => LeadDetails
  onClose: () => void
}

function Thanks({ codice, onClose }: { codice: string; onClose: () => void }) {
  return (
    <div className={styles.thanks} role="status">
      <KeySpot />
      <p className={styles.code}>
        La tua richiesta è la <strong>{codice}</strong>
      </p>
      <p>
        Ti abbiamo mandato una ricevuta per e-mail. Ora la legge un consulente: il suo nome ti arriva per
        e-mail prima che ti chiami.
      </p>
      <button type="button" className="azione-piana" onClick={onClose}>
        Torna alle offerte
      </button>
    </div>
  )
}

/** The feasibility request about an offer: who you are, what you agree to, and a receipt. */
export function LeadDialog({ product, children, details, onClose }: Props) {
  const [codice, setCodice] = useState('')
  return (
    <Dialog kind="card" title={codice ? 'Richiesta ricevuta' : 'Richiedi fattibilità'} onClose={onClose}>
      {codice ? (
        <Thanks codice={codice} onClose={onClose} />
      ) : (
        <div className={styles.request}>
          <p className={styles.offer}>{children}</p>
          <LeadForm product={product} details={details} onSent={setCodice} />
        </div>
      )}
    </Dialog>
  )
}
