'use client'

import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { useTerms } from '@/components/site/pages/aziende/use-terms'
import type { ProdottoLeasing } from '@/lib/finance/leasing-offers'
import { LEASING, type LeasingResult, type LeasingTerms, resultOf, type Worked } from './leasing-terms'

const LeasingRequest = lazy(() =>
  import('./leasing-request').then((module) => ({ default: module.LeasingRequest })),
)

interface Desk {
  terms: LeasingTerms
  result: LeasingResult
  change: (part: Partial<LeasingTerms>) => void
  onWant: (worked: Worked) => void
}

const Context = createContext<Desk | null>(null)

/** The leasing that is being worked out, shared by the parts of the page. */
export function useLeasingSimulation(): Desk {
  const desk = use(Context)
  if (!desk) throw new Error('useLeasingSimulation is for the inside of a LeasingDesk')
  return desk
}

/** Holds the terms for the whole page and works out the leasing in the browser, with the engine of the API. */
export function LeasingDesk({ prodotti, children }: { prodotti: ProdottoLeasing[]; children: ReactNode }) {
  const { terms, change } = useTerms(LEASING)
  const [wanted, setWanted] = useState<Worked | null>(null)
  const result = useMemo(() => resultOf(terms, prodotti), [terms, prodotti])
  return (
    <Context value={{ terms, result, change, onWant: setWanted }}>
      {children}
      <Suspense fallback={null}>
        {wanted ? <LeasingRequest terms={terms} worked={wanted} onClose={() => setWanted(null)} /> : null}
      </Suspense>
    </Context>
  )
}
