'use client'

import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react'
import { useCalculator } from '@/components/site/offers/use-calculator'
import { offerAddress, useOpenOffer } from '@/components/site/offers/use-open-offer'
import { CQS, type CqsOffer, type CqsReply, idOf, type Simulation } from './cqs'

const CqsDrawer = lazy(() => import('./cqs-dialogs').then((module) => ({ default: module.CqsDrawer })))
const CqsRequest = lazy(() => import('./cqs-dialogs').then((module) => ({ default: module.CqsRequest })))

type Desk = ReturnType<typeof useCalculator<Simulation, CqsReply>> & {
  onOpen: (offer: CqsOffer) => void
  onWant: (offer: CqsOffer) => void
}

const Context = createContext<Desk | null>(null)

/** The loan that is being worked out, shared by the parts of the page. */
export function useCqsSimulation(): Desk {
  const desk = use(Context)
  if (!desk) throw new Error('useCqsSimulation is for the inside of a CqsDesk')
  return desk
}

/** Holds the simulation for the whole page, and opens what belongs to one offer. */
export function CqsDesk({ first, children }: { first: CqsReply | null; children: ReactNode }) {
  const calculator = useCalculator(CQS, first)
  const [wanted, setWanted] = useState<CqsOffer | null>(null)
  const { reply, asked } = calculator
  const { open, setOpen } = useOpenOffer({
    offers: reply?.offers,
    idOf,
    simulation: CQS,
    settled: reply?.quoteId !== undefined,
  })

  // What the server rendered is kept nowhere: the quote is made when somebody wants to keep it.
  const keep = () => {
    if (!reply?.quoteId) calculator.retry()
  }
  const onOpen = (offer: CqsOffer) => {
    keep()
    setOpen(offer)
  }
  const onWant = (offer: CqsOffer) => {
    keep()
    setOpen(null)
    setWanted(offer)
  }

  return (
    <Context value={{ ...calculator, onOpen, onWant }}>
      {children}
      <Suspense fallback={null}>
        {open && reply ? (
          <CqsDrawer
            offer={open}
            terms={reply}
            quoteId={reply.quoteId}
            address={offerAddress('/cdq', CQS.toQuery(asked), idOf(open))}
            onWant={() => onWant(open)}
            onClose={() => setOpen(null)}
          />
        ) : null}
        {wanted && reply ? (
          <CqsRequest
            offer={wanted}
            terms={reply}
            details={() => ({
              input: CQS.toBody(asked),
              productId: wanted.product._id,
              ...(reply.quoteId ? { quoteId: reply.quoteId } : {}),
            })}
            onClose={() => setWanted(null)}
          />
        ) : null}
      </Suspense>
    </Context>
  )
}
