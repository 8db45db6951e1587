'use client'

import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { useArea } from './area'
import { type Kept, keepItems, keptItems, subscribeToKept } from './kept-items'

const WhoContext = createContext('')

/** Says whose pinned and recent pages are shown. */
export function KeptProvider({ who, children }: { who: string; children: ReactNode }) {
  return <WhoContext value={who}>{children}</WhoContext>
}

const nothing: Kept = { pins: [], recent: [] }

/** The pinned and recent pages of this person in this browser; none until the page's scripts run. */
export function useKept(): Kept & { change: (change: (kept: Kept) => Kept) => void } {
  const area = useArea()
  const who = useContext(WhoContext)
  const kept = useSyncExternalStore(
    subscribeToKept,
    () => keptItems(area, who),
    () => nothing,
  )
  return { ...kept, change: (change) => keepItems(area, who, change) }
}
