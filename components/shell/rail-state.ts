'use client'

import { useSyncExternalStore } from 'react'
import { NARROW, RAIL_KEY } from './rail-script'

const listeners = new Set<() => void>()
const isNarrow = () => document.documentElement.dataset.rail === NARROW

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Makes the rail narrow or wide, for this browser. */
export function toggleRail(): void {
  const narrow = !isNarrow()
  const { dataset } = document.documentElement
  if (narrow) dataset.rail = NARROW
  else delete dataset.rail
  try {
    localStorage.setItem(RAIL_KEY, narrow ? NARROW : '')
  } catch {
    // Without a storage it lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** Whether the rail shows icons alone. */
export const useIsRailNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow, () => false)
