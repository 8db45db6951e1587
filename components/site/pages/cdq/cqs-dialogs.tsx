'use client'

import { useMemo } from 'react'
import { durationText, euroText, percentText } from '@/components/markup/format'
import { Example } from '@/components/site/example'
import type { LeadDetails } from '@/components/site/form/lead-form'
import { LeadDialog } from '@/components/site/offers/lead-dialog'
import { OfferDrawer } from '@/components/site/offers/offer-drawer'
import type { CqsOffer } from './cqs'
import { exampleOf, type Terms } from './cqs-example'

interface DrawerProps {
  offer: CqsOffer
  terms: Terms
  quoteId?: string
  address: string
  onWant: () => void
  onClose: () => void
}

/** All of an offer: from what is paid back to what is received, every charge, the plan. */
export function CqsDrawer({ offer, terms, quoteId, address, onWant, onClose }: DrawerProps) {
  const { capitale, interessi, tan } = offer
  const plan = useMemo(
    () => ({ importo: capitale, durataMesi: terms.durata, tan, totaleInteressi: interessi }),
    [capitale, interessi, tan, terms.durata],
  )
  return (
    <OfferDrawer
      title={`${offer.bank.nome}, ${offer.product.nome}`}
      plan={plan}
      policy={offer}
      address={address}
      pdf={quoteId && `/v2/quotes/${quoteId}/pdf?productId=${offer.product._id}`}
      onWant={onWant}
      onClose={onClose}
    >
      <Example
        {...exampleOf(offer, terms)}
        title="Tutte le cifre"
        note={`Il capitale finanziato è ${euroText(capitale)}: le spese iniziali si tolgono subito, sul conto ricevi ${euroText(offer.netto)}.`}
      />
    </OfferDrawer>
  )
}

interface RequestProps {
  offer: CqsOffer
  terms: Terms
  details: () => LeadDetails
  onClose: () => void
}

/** The request about an offer. */
export function CqsRequest({ offer, terms, details, onClose }: RequestProps) {
  return (
    <LeadDialog product="cdq" details={details} onClose={onClose}>
      {offer.bank.nome}, {offer.product.nome}: {euroText(terms.rata)} al mese per {durationText(terms.durata)}
      , ricevi {euroText(offer.netto)}, TAN {percentText(offer.tan)}, TAEG {percentText(offer.taeg)}. Ti
      diciamo se l’operatore può accettarla. Non costa nulla e non ti impegna.
    </LeadDialog>
  )
}
