'use client'

import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { offerAddress, useOpenOffer } from '@/components/site/offers/use-open-offer'
import type { OffertaMutuo } from '@/lib/finance/compare'
import {
  BUSINESS,
  type BusinessData,
  type BusinessResult,
  type BusinessTerms,
  idOf,
  resultOf,
} from './business-terms'
import { queryOf, useTerms } from './use-terms'

const BusinessDrawer = lazy(() =>
  import('./business-dialogs').then((module) => ({ default: module.BusinessDrawer })),
)
const BusinessRequest = lazy(() =>
  import('./business-dialogs').then((module) => ({ default: module.BusinessRequest })),
)

/** A request may be about an offer, or about a project for which there is none. */
type Wanted = { offerta: OffertaMutuo | null }

interface Desk {
  terms: BusinessTerms
  result: BusinessResult
  oggi: string
  change: (part: Partial<BusinessTerms>) => void
  onOpen: (offerta: OffertaMutuo) => void
  onWant: (offerta: OffertaMutuo | null) => void
}

const Context = createContext<Desk | null>(null)

/** The loan that is being worked out, shared by the parts of the page. */
export function useBusinessSimulation(): Desk {
  const desk = use(Context)
  if (!desk) throw new Error('useBusinessSimulation is for the inside of a BusinessDesk')
  return desk
}

interface Props {
  data: BusinessData
  oggi: string
  children: ReactNode
}

/** Holds the terms for the whole page, works out the loans in the browser, opens what belongs to one. */
export function BusinessDesk({ data, oggi, children }: Props) {
  const { terms, change } = useTerms(BUSINESS)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const result = useMemo(() => resultOf(terms, data), [terms, data])
  const { open, setOpen } = useOpenOffer({
    offers: 'why' in result ? undefined : result.offerte,
    idOf,
    simulation: BUSINESS,
    settled: true,
  })
  const onWant = (offerta: OffertaMutuo | null) => {
    setOpen(null)
    setWanted({ offerta })
  }
  return (
    <Context value={{ terms, result, oggi, change, onOpen: setOpen, onWant }}>
      {children}
      <Suspense fallback={null}>
        {open ? (
          <BusinessDrawer
            offerta={open}
            oggi={oggi}
            address={offerAddress('/aziende', queryOf(BUSINESS.toQuery(terms)), idOf(open))}
            onWant={() => onWant(open)}
            onClose={() => setOpen(null)}
          />
        ) : null}
        {wanted ? (
          <BusinessRequest terms={terms} offerta={wanted.offerta} onClose={() => setWanted(null)} />
        ) : null}
      </Suspense>
    </Context>
  )
}
