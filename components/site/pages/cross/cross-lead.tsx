'use client'

import { useState } from 'react'
import { NEXT_STEP } from '@/components/markup/receipt'
import { LeadForm } from '@/components/site/form/lead-form'
import { LeadThanks } from '@/components/site/offers/lead-thanks'
import { useCrossSimulation } from './cross-desk'
import { CROSS_PATH } from './cross-path'

/** The request of this page, for the product that the answers lead to; it says where it comes from. */
export function CrossLead() {
  const { answers, proposal } = useCrossSimulation()
  const [codice, setCodice] = useState('')
  if (codice) {
    return <LeadThanks codice={codice}>Ti abbiamo inviato una ricevuta per e-mail. {NEXT_STEP}</LeadThanks>
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
