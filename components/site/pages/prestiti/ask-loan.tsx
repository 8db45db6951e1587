'use client'

import { useLoanSimulation } from './loan-desk'

/** The request again, at the end of the page, for the least expensive loan in view. */
export function AskLoan() {
  const { reply, errors, failure, onWant } = useLoanSimulation()
  const best = reply?.offers[0]
  if (!best || failure || Object.keys(errors).length > 0) {
    return (
      <a href="#calcolo" className="azione">
        Torna al calcolo
      </a>
    )
  }
  return (
    <button type="button" className="azione" onClick={() => onWant(best)}>
      Richiedi fattibilità
    </button>
  )
}
