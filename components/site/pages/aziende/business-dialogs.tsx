'use client'

import { durationText, euroOf, euroText, percentText } from '@/components/markup/format'
import { Example } from '@/components/site/example'
import { OfferDrawer } from '@/components/site/offers/offer-drawer'
import type { OffertaMutuo } from '@/lib/finance/compare'
import { exampleOf, nameOf } from './business-example'
import type { BusinessTerms } from './business-terms'
import { CompanyLeadDialog } from './company-lead-dialog'

interface DrawerProps {
  offerta: OffertaMutuo
  oggi: string
  address: string
  onWant: () => void
  onClose: () => void
}

/** All of a company loan: its figures, every charge, its plan. */
export function BusinessDrawer({ offerta, oggi, address, onWant, onClose }: DrawerProps) {
  const { importo, durataMesi, tan, tassi, totaleInteressi } = offerta
  return (
    <OfferDrawer
      title={nameOf(offerta)}
      plan={{ importo: importo / 100, durataMesi, tan, tassi, totaleInteressi: totaleInteressi / 100 }}
      address={address}
      onWant={onWant}
      onClose={onClose}
    >
      <Example {...exampleOf(offerta, oggi)} title="Tutte le cifre" />
    </OfferDrawer>
  )
}

interface RequestProps {
  terms: BusinessTerms
  offerta: OffertaMutuo | null
  onClose: () => void
}

/** The request of a company, about an offer or about a project. */
export function BusinessRequest({ terms, offerta, onClose }: RequestProps) {
  const figures = offerta && {
    rata: offerta.rata / 100,
    tan: offerta.tan,
    taeg: offerta.taeg,
    prodotto: nameOf(offerta),
  }
  return (
    <CompanyLeadDialog product="azienda" input={() => ({ ...terms, ...figures })} onClose={onClose}>
      {offerta ? (
        <>
          {nameOf(offerta)}: {euroOf(offerta.importo)} in {durationText(offerta.durataMesi)},{' '}
          {euroOf(offerta.rata)} al mese, TAN {percentText(offerta.tan)}, TAEG {percentText(offerta.taeg)}.
        </>
      ) : (
        <>
          Servono {euroText(terms.importo ?? 0)} in {durationText(terms.durata)}.
        </>
      )}{' '}
      Un consulente guarda i numeri dell’impresa e ti dice che cosa si può fare. Non costa nulla e non ti
      impegna.
    </CompanyLeadDialog>
  )
}
