'use client'

import { createContext, type ReactNode, use } from 'react'
import { type Answers, CROSS, type Proposal, proposalFor } from '@/components/markup/cross-proposal'
import { useTerms } from '@/components/site/pages/aziende/use-terms'

interface Desk {
  answers: Answers
  proposal: Proposal | null
  change: (part: Partial<Answers>) => void
}

const Context = createContext<Desk | null>(null)

/** The answers given so far, shared by the chooser and the form. */
export function useCrossSimulation(): Desk {
  const desk = use(Context)
  if (!desk) throw new Error('useCrossSimulation is for the inside of a CrossDesk')
  return desk
}

export function CrossDesk({ children }: { children: ReactNode }) {
  const { terms: answers, change } = useTerms(CROSS)
  return <Context value={{ answers, proposal: proposalFor(answers), change }}>{children}</Context>
}
