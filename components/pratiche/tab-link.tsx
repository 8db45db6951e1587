'use client'

import { useSearchParams } from 'next/navigation'
import type { MouseEvent, ReactNode } from 'react'
import { Box } from '@/components/ui/layout'

/** Opens another tab of the same page: the address changes, nothing is asked of the server. */
export function useOpenTab() {
  const query = useSearchParams()
  return (tab: string) => {
    const next = new URLSearchParams(query)
    next.set('scheda', tab)
    window.history.replaceState(null, '', `?${next}`)
    // On a phone the tabs are above what leads to them.
    document.getElementById('attivita')?.scrollIntoView({ block: 'start' })
  }
}

export function TabLink({ tab, label, children }: { tab: string; label?: string; children: ReactNode }) {
  const openTab = useOpenTab()
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openTab(tab)
  }
  return (
    <Box href={`?scheda=${tab}`} onClick={open} aria-label={label} component="a" c="var(--link)" fz="xs">
      {children}
    </Box>
  )
}
