import { useState } from 'react'

/** More do not fit side by side. */
export const MOST = 3
/** What is said to who asks for one more. */
export const FULL = `Al massimo ${MOST}: per aggiungere questa togline una`

/**
 * Which offers are chosen to stand side by side. They stay chosen when they are worked out anew; those that a new comparison no longer
 * has fall out, and are there again if it has them until something else is chosen.
 */
export function useCompare<T>(offers: readonly T[], idOf: (offer: T) => string) {
  const [ids, setIds] = useState<string[]>([])
  const [shown, setShown] = useState(false)
  const [refused, setRefused] = useState(false)
  const chosen = ids.flatMap((id) => offers.find((offer) => idOf(offer) === id) ?? [])
  const of = (offer: T) => {
    const id = idOf(offer)
    const checked = chosen.some((one) => idOf(one) === id)
    return {
      checked,
      onChange: () => {
        const isFull = !checked && chosen.length === MOST
        setRefused(isFull)
        if (!isFull) setIds(checked ? ids.filter((other) => other !== id) : [...chosen.map(idOf), id])
      },
    }
  }
  return {
    chosen,
    of,
    /** Chosen, and not among these offers. */
    gone: ids.filter((id) => !offers.some((offer) => idOf(offer) === id)),
    /** One more than fit was asked for. */
    refused,
    clear: () => {
      setRefused(false)
      setIds([])
    },
    shown: shown && chosen.length > 1,
    show: () => setShown(true),
    hide: () => setShown(false),
  }
}
