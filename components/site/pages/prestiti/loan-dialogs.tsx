'use client'

import { durationText, euroText, percentText } from '@/components/markup/format'
import { offerName } from '@/components/markup/offer-name'
import { Example } from '@/components/site/example'
import type { LeadDetails } from '@/components/site/form/lead-form'
import { LeadDialog } from '@/components/site/offers/lead-dialog'
import { OfferDrawer } from '@/components/site/offers/offer-drawer'
import { dayOf } from '@/lib/core/dates'
import { exampleOf } from './loan-example'
import type { Loan } from './loans'

interface DrawerProps {
  loan: Loan
  quoteId?: string
  address: string
  onWant: () => void
  onClose: () => void
}

/** All of a loan: its figures, every charge, its plan. */
export function LoanDrawer({ loan, quoteId, address, onWant, onClose }: DrawerProps) {
  return (
    <OfferDrawer
      title={offerName(loan)}
      plan={loan}
      policy={loan}
      address={address}
      pdf={quoteId && `/v2/quotes/${quoteId}/pdf?productId=${loan.product._id}`}
      onWant={onWant}
      onClose={onClose}
    >
      <Example {...exampleOf(loan, dayOf(new Date()))} title="Tutte le cifre" />
    </OfferDrawer>
  )
}

interface RequestProps {
  loan: Loan
  details: () => LeadDetails
  onClose: () => void
}

/** The request about a loan. */
export function LoanRequest({ loan, details, onClose }: RequestProps) {
  return (
    <LeadDialog product="prestito" details={details} onClose={onClose}>
      {offerName(loan)}: {euroText(loan.importo)} in {durationText(loan.durataMesi)}, {euroText(loan.rata)} al
      mese, TAN {percentText(loan.tan)}, TAEG {percentText(loan.taeg)}. Ti diciamo se la banca può accettarla.
      Non costa nulla e non ti impegna.
    </LeadDialog>
  )
}
