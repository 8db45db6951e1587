'use client'

import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react'
import { useCalculator } from '@/components/site/offers/use-calculator'
import { freshOf, offerAddress, useOpenOffer } from '@/components/site/offers/use-open-offer'
import { idOf, LOANS, type Loan, type LoanReply, type Simulation } from './loans'

const LoanDrawer = lazy(() => import('./loan-dialogs').then((module) => ({ default: module.LoanDrawer })))
const LoanRequest = lazy(() => import('./loan-dialogs').then((module) => ({ default: module.LoanRequest })))

type Desk = ReturnType<typeof useCalculator<Simulation, LoanReply>> & {
  onOpen: (loan: Loan) => void
  onWant: (loan: Loan) => void
}

const Context = createContext<Desk | null>(null)

/** The loan that is being worked out, shared by the parts of the page. */
export function useLoanSimulation(): Desk {
  const desk = use(Context)
  if (!desk) throw new Error('useLoanSimulation is for the inside of a LoanDesk')
  return desk
}

/** Holds the simulation for the whole page, and opens what belongs to one offer. */
export function LoanDesk({ first, children }: { first: LoanReply; children: ReactNode }) {
  const calculator = useCalculator(LOANS, first)
  const [asking, setWanted] = useState<Loan | null>(null)
  const { reply, asked } = calculator
  const wanted = freshOf(reply?.offers, idOf, asking)
  const { open, setOpen } = useOpenOffer({
    offers: reply?.offers,
    idOf,
    simulation: LOANS,
    settled: reply?.quoteId !== undefined,
  })

  // What the server rendered is kept nowhere: the quote is made when somebody wants to keep it.
  const keep = () => {
    if (!reply?.quoteId) calculator.retry()
  }
  const onOpen = (loan: Loan) => {
    keep()
    setOpen(loan)
  }
  const onWant = (loan: Loan) => {
    keep()
    setOpen(null)
    setWanted(loan)
  }

  return (
    <Context value={{ ...calculator, onOpen, onWant }}>
      {children}
      <Suspense fallback={null}>
        {open ? (
          <LoanDrawer
            loan={open}
            quoteId={reply?.quoteId}
            address={offerAddress('/prestiti', LOANS.toQuery(asked), idOf(open))}
            onWant={() => onWant(open)}
            onClose={() => setOpen(null)}
          />
        ) : null}
        {wanted ? (
          <LoanRequest
            loan={wanted}
            details={() => ({
              input: LOANS.toBody(asked),
              productId: wanted.product._id,
              ...(reply?.quoteId ? { quoteId: reply.quoteId } : {}),
            })}
            onClose={() => setWanted(null)}
          />
        ) : null}
      </Suspense>
    </Context>
  )
}
