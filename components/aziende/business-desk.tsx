'use client'

import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import type { OffertaMutuo } from '@/lib/finance/compare'
import {
  answerOf,
  BUSINESS,
  type BusinessAnswer,
  type BusinessData,
  type BusinessTerms,
} from './business-terms'
import { useTerms } from './use-terms'

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
  answer: BusinessAnswer
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
  const [open, setOpen] = useState<OffertaMutuo | null>(null)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const answer = useMemo(() => answerOf(terms, data), [terms, data])
  const onWant = (offerta: OffertaMutuo | null) => {
    setOpen(null)
    setWanted({ offerta })
  }
  return (
    <Context value={{ terms, answer, oggi, change, onOpen: setOpen, onWant }}>
      {children}
      <Suspense fallback={null}>
        {open ? (
          <BusinessDrawer
            offerta={open}
            oggi={oggi}
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
