'use client'

import { createContext, type ReactNode, use, useMemo } from 'react'
import { useTerms } from '@/components/site/pages/aziende/use-terms'
import { accountOf, EARLY, type EarlyResult, type EarlyTerms } from './terms'

interface Desk {
  terms: EarlyTerms
  result: EarlyResult
  change: (part: Partial<EarlyTerms>) => void
}

const Context = createContext<Desk | null>(null)

/** The loan that is being paid off, shared by the parts of the page. */
export function useEarlyAccount(): Desk {
  const desk = use(Context)
  if (!desk) throw new Error('useEarlyAccount is for the inside of an EarlyDesk')
  return desk
}

/** Holds the terms for the whole page and works the account out in the browser, with the engine of the API. */
export function EarlyDesk({ children }: { children: ReactNode }) {
  const { terms, change } = useTerms(EARLY)
  const result = useMemo(() => accountOf(terms), [terms])
  return <Context value={{ terms, result, change }}>{children}</Context>
}
