'use client'

import { useEffect, useState } from 'react'

const NAME = 'offerta'

interface Offers<T, S> {
  /** Of the reply in view. */
  offers: readonly T[] | undefined
  idOf: (offer: T) => string
  /** An offer without a simulation, or of one that is refused, is of nothing. */
  simulation: { fromQuery: (search: string) => S | null; check?: (simulation: S) => object }
  /** The offers answer what the address asks for. */
  settled: boolean
}

/* Once it is open the address is the drawer's own; the one below it is the simulation's again. */
function takeWish(): string | null {
  const query = new URLSearchParams(location.search)
  const wish = query.get(NAME)
  query.delete(NAME)
  if (wish) history.replaceState(null, '', `${location.pathname}?${query}${location.hash}`)
  return wish
}

/** Address that opens an offer of a simulation: the page, its query, the product. */
export const offerAddress = (path: string, query: string, id: string): string =>
  `${path}?${query}&${NAME}=${encodeURIComponent(id)}`

/** An offer as the last reply has it: what is asked or sent of it is of one simulation with its figures. */
export const freshOf = <T>(
  offers: readonly T[] | undefined,
  idOf: (offer: T) => string,
  one: T | null,
): T | null => (one && offers?.find((offer) => idOf(offer) === idOf(one))) ?? one

/**
 * The offer in the drawer, as the last reply has it: its figures, document and address are of one simulation. The one
 * that the address names opens when its reply is there.
 */
export function useOpenOffer<T, S>({ offers, idOf, simulation, settled }: Offers<T, S>) {
  const [open, setOpen] = useState<T | null>(null)
  const [wished, setWished] = useState<string | null>(null)

  // The page is static: what the address asks for is known only here.
  useEffect(() => {
    const asked = simulation.fromQuery(location.search)
    if (!asked || Object.keys(simulation.check?.(asked) ?? {}).length > 0) return
    const wish = takeWish()
    if (wish) setWished(wish)
  }, [simulation])

  useEffect(() => {
    if (!wished || !settled) return
    setWished(null)
    setOpen(offers?.find((offer) => idOf(offer) === wished) ?? null)
  }, [wished, settled, offers, idOf])

  return { open: freshOf(offers, idOf, open), setOpen }
}
