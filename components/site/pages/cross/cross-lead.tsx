'use client'

import { useState } from 'react'
import { nextStep, type Receipt } from '@/components/markup/receipt'
import { LeadForm } from '@/components/site/form/lead-form'
import { LeadThanks } from '@/components/site/offers/lead-thanks'
import { useCrossSimulation } from './cross-desk'
import { CROSS_PATH } from './cross-path'

/** The request of this page, for the product that the answers lead to; it says where it comes from. */
export function CrossLead() {
  const { answers, proposal } = useCrossSimulation()
  const [sent, setSent] = useState<Receipt | null>(null)
  if (sent) {
    return (
      <LeadThanks receipt={sent}>
        Ti abbiamo inviato una ricevuta per e-mail. {nextStep(sent.chiamata)}
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
      onSent={setSent}
      label="Parlane con un consulente"
    />
  )
}
