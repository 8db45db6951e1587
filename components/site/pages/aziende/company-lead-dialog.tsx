'use client'

import { type ReactNode, useState } from 'react'
import { nextStep, type Receipt } from '@/components/markup/receipt'
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
  const [sent, setSent] = useState<Receipt | null>(null)
  return (
    <Dialog kind="card" title={sent ? 'Richiesta ricevuta' : 'Chiedi una proposta'} onClose={onClose}>
      <div className={styles.request}>
        {sent ? (
          <LeadThanks receipt={sent} back={{ label: 'Torna al calcolo', onBack: onClose }}>
            Ti abbiamo inviato una ricevuta per e-mail. La esamina un consulente che segue le imprese.{' '}
            {nextStep(sent.chiamata)}
          </LeadThanks>
        ) : (
          <>
            <p className={styles.offer}>{children}</p>
            <CompanyLeadForm product={product} input={input} onSent={setSent} />
          </>
        )}
      </div>
    </Dialog>
  )
}
