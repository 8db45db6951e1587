'use client'

import { useBusinessSimulation } from './business-desk'

/** The request again, at the end of the page; a project without an offer can be told too. */
export function AskBusiness() {
  const { result, onWant } = useBusinessSimulation()
  const best = 'why' in result ? null : (result.offerte[0] ?? null)
  return (
    <button type="button" className="azione" onClick={() => onWant(best)}>
      Chiedi una proposta
    </button>
  )
}
