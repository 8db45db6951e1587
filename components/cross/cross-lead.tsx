'use client'

import { useState } from 'react'
import { LeadForm } from '@/components/site/form/lead-form'
import { KeySpot } from '@/components/site/illustrations/spots'
import { useCross } from './cross-desk'
import styles from './cross-lead.module.css'

export const CROSS_PATH = '/cross-semplice-mutuo'

/** The request of this page: it goes to who follows what we would propose, and says where it comes from. */
export function CrossLead() {
  const { answers, proposal } = useCross()
  const [codice, setCodice] = useState('')
  if (codice) {
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
      </div>
    )
  }
  const details = () => ({
    input: { ...answers, proposta: proposal?.name ?? '', finalita: proposal?.finalita ?? '' },
    note: `Dalla pagina ${CROSS_PATH}${proposal ? `: ${proposal.title}.` : ', senza risposte.'}`,
  })
  return (
    <LeadForm
      product={proposal?.product ?? 'mutuo'}
      details={details}
      onSent={setCodice}
      label="Parlane con un consulente"
    />
  )
}
