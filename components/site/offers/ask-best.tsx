type Props<Offer> = {
  reply: { offers: readonly Offer[] } | null | undefined
  errors: object
  failure: unknown
  onWant: (offer: Offer) => void
}

/** The request again, at the end of the page, for the least expensive offer in view; what has to be put right comes first. */
export function AskBest<Offer>({ reply, errors, failure, onWant }: Props<Offer>) {
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
