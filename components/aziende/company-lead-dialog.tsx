'use client'

import { type ReactNode, useState } from 'react'
import { Dialog } from '@/components/site/dialog'
import { KeySpot } from '@/components/site/illustrations/spots'
import styles from '../site/offers/lead-dialog.module.css'
import { type CompanyInput, CompanyLeadForm } from './company-lead-form'

interface Props {
  product: 'azienda' | 'leasing'
  /** What is asked for, in a sentence. */
  children: ReactNode
  input: () => CompanyInput
  onClose: () => void
}

/** The request of a company about what the calculator shows, and its receipt. */
export function CompanyLeadDialog({ product, children, input, onClose }: Props) {
  const [codice, setCodice] = useState('')
  if (!codice) {
    return (
      <Dialog kind="card" title="Chiedi una proposta" onClose={onClose}>
        <div className={styles.request}>
          <p className={styles.offer}>{children}</p>
          <CompanyLeadForm product={product} input={input} onSent={setCodice} />
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog kind="card" title="Richiesta ricevuta" onClose={onClose}>
      <div className={styles.thanks} role="status">
        <KeySpot />
        <p className={styles.code}>
          La tua richiesta è la <strong>{codice}</strong>
        </p>
        <p>
          Ti abbiamo mandato una ricevuta per e-mail. La legge un consulente che segue le imprese: il suo nome
          ti arriva prima che ti chiami.
        </p>
        <button type="button" className="azione-piana" onClick={onClose}>
          Torna al conto
        </button>
      </div>
    </Dialog>
  )
}
