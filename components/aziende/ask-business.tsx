'use client'

import { useBusinessSimulation } from './business-desk'

/** The request again, at the end of the page; a project without an offer can be told too. */
export function AskBusiness() {
  const { answer, onWant } = useBusinessSimulation()
  const best = 'why' in answer ? null : (answer.offerte[0] ?? null)
  return (
    <button type="button" className="azione" onClick={() => onWant(best)}>
      Chiedi una proposta
    </button>
  )
}
