'use client'

import { type ReactNode, useState } from 'react'
import { nextStep, type Receipt } from '@/components/markup/receipt'
import { Dialog } from '../dialog'
import { type LeadDetails, LeadForm } from '../form/lead-form'
import styles from './lead-dialog.module.css'
import { LeadThanks } from './lead-thanks'

interface Props {
  product: 'mutuo' | 'prestito' | 'cdq'
  /** The offer that was chosen, in a sentence. */
  children: ReactNode
  details: () => LeadDetails
  /** What the receipt brings along, after a comma. */
  receipt?: string
  onClose: () => void
}

/** The feasibility request about an offer: who you are, what you agree to, and a receipt. */
export function LeadDialog({ product, children, details, receipt = '', onClose }: Props) {
  const [sent, setSent] = useState<Receipt | null>(null)
  return (
    <Dialog kind="card" title={sent ? 'Richiesta ricevuta' : 'Richiedi fattibilità'} onClose={onClose}>
      <div className={styles.request}>
        {sent ? (
          <LeadThanks receipt={sent} back={{ label: 'Torna alle offerte', onBack: onClose }}>
            Ti abbiamo inviato una ricevuta per e-mail{receipt}. {nextStep(sent.chiamata)}
          </LeadThanks>
        ) : (
          <>
            <p className={styles.offer}>{children}</p>
            <LeadForm product={product} details={details} onSent={setSent} />
          </>
        )}
      </div>
    </Dialog>
  )
}
