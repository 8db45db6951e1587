'use client'

import { type ReactNode, useState } from 'react'
import { Dialog } from '@/components/site/dialog'
import { LeadThanks } from '@/components/site/offers/lead-thanks'
import styles from '../../offers/lead-dialog.module.css'
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
  return (
    <Dialog kind="card" title={codice ? 'Richiesta ricevuta' : 'Chiedi una proposta'} onClose={onClose}>
      <div className={styles.request}>
        {codice ? (
          <LeadThanks codice={codice} back={{ label: 'Torna al calcolo', onBack: onClose }}>
            Ti abbiamo inviato una ricevuta per e-mail. La esamina un consulente che segue le imprese: il suo
            nome ti arriva prima che ti chiami.
          </LeadThanks>
        ) : (
          <>
            <p className={styles.offer}>{children}</p>
            <CompanyLeadForm product={product} input={input} onSent={setCodice} />
          </>
        )}
      </div>
    </Dialog>
  )
}
