'use client'

import { useState } from 'react'
import { useListQuery } from './use-list-query'

/** What a list screen does with its address. `round` starts its boxes again: half a number was never in the address. */
export function useListScreen() {
  const { params, query, set } = useListQuery()
  const [round, setRound] = useState(0)
  const without = (remove: (key: string) => boolean) => {
    set(Object.fromEntries([...params.keys()].filter(remove).map((key) => [key, null])))
    setRound(round + 1)
  }
  return { params, query, set, round, without }
}
