import { useState } from 'react'
import type { Offer } from './offers'

/** More do not fit side by side. */
const MOST = 3

/** Which offers are chosen to stand side by side; those that a new comparison no longer has fall out. */
export function useCompare(offers: Offer[]) {
  const [ids, setIds] = useState<string[]>([])
  const [shown, setShown] = useState(false)
  const chosen = ids.flatMap((id) => offers.find(({ product }) => product._id === id) ?? [])
  const of = ({ product }: Offer) => {
    const checked = chosen.some((one) => one.product._id === product._id)
    return {
      checked,
      disabled: !checked && chosen.length === MOST,
      onChange: () => setIds(checked ? ids.filter((id) => id !== product._id) : [...ids, product._id]),
    }
  }
  return {
    chosen,
    of,
    clear: () => setIds([]),
    shown: shown && chosen.length > 1,
    show: () => setShown(true),
    hide: () => setShown(false),
  }
}
