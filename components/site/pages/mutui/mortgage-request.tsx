'use client'

import { euroText, percentText } from '@/components/markup/format'
import type { Offer } from '@/components/markup/mortgage-offers'
import { LeadDialog } from '@/components/site/offers/lead-dialog'
import { type Simulation, toLeadInput } from './simulation'

interface Props {
  offer: Offer
  simulation: Simulation
  quoteId: string | undefined
  onClose: () => void
}

/** The request about a mortgage, with the simulation that it comes from. */
export function MortgageRequest({ offer, simulation, quoteId, onClose }: Props) {
  return (
    <LeadDialog
      product="mutuo"
      details={() => ({ input: toLeadInput(simulation), quoteId, productId: offer.product._id })}
      receipt=", con il confronto che hai visto"
      onClose={onClose}
    >
      {offer.bank.nome}, {offer.product.nome}: {euroText(offer.rata)} al mese, TAEG {percentText(offer.taeg)}.
      Ti diciamo se la banca può accettarla. Non costa nulla e non ti impegna.
    </LeadDialog>
  )
}
