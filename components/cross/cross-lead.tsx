'use client'

import { useState } from 'react'
import { LeadForm } from '@/components/site/form/lead-form'
import { LeadThanks } from '@/components/site/offers/lead-thanks'
import { useCrossSimulation } from './cross-desk'
import { CROSS_PATH } from './cross-path'

/** The request of this page, for the product that the answers lead to; it says where it comes from. */
export function CrossLead() {
  const { answers, proposal } = useCrossSimulation()
  const [codice, setCodice] = useState('')
  if (codice) {
    return (
      <LeadThanks codice={codice}>
        Ti abbiamo mandato una ricevuta per e-mail. Ora la esamina un consulente: il suo nome ti arriva per
        e-mail prima che ti chiami.
      </LeadThanks>
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
