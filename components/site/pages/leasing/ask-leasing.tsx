'use client'

import { useLeasingSimulation } from './leasing-desk'

/** The request again, at the end of the page, for the leasing in view. */
export function AskLeasing() {
  const { result, onWant } = useLeasingSimulation()
  if ('why' in result) {
    return (
      <a href="#calcolo" className="azione">
        Torna al calcolo
      </a>
    )
  }
  return (
    <button type="button" className="azione" onClick={() => onWant(result.worked)}>
      Chiedi una proposta
    </button>
  )
}
