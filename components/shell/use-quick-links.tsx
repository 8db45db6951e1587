'use client'

import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { useArea } from '@/components/data/page/area'
import { changeQuickLinks, type QuickLinks, quickLinks, subscribeToQuickLinks } from './quick-links'

const WhoContext = createContext('')

/** Says whose pinned and recent pages are shown. */
export function QuickLinksProvider({ who, children }: { who: string; children: ReactNode }) {
  return <WhoContext value={who}>{children}</WhoContext>
}

const nothing: QuickLinks = { pins: [], recent: [] }

/** The pinned and recent pages of this person in this browser; none until the page's scripts run. */
export function useQuickLinks(): QuickLinks & {
  change: (change: (links: QuickLinks) => QuickLinks) => void
} {
  const area = useArea()
  const who = useContext(WhoContext)
  const links = useSyncExternalStore(
    subscribeToQuickLinks,
    () => quickLinks(area, who),
    () => nothing,
  )
  return { ...links, change: (change) => changeQuickLinks(area, who, change) }
}
