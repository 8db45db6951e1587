'use client'

import { Drawer as MantineDrawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTopLayer } from './use-top-layer'

interface DrawerProps {
  opened: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

/** A panel at the right edge, over the page; on a phone it takes all of it. */
export function Drawer({ opened, onClose, title, children }: DrawerProps) {
  return (
    <MantineDrawer
      opened={opened}
      onClose={onClose}
      title={title}
      closeOnEscape={useTopLayer(opened)}
      position="right"
      size="md"
      closeButtonProps={{ 'aria-label': 'Chiudi' }}
      styles={{
        title: { fontFamily: 'var(--font-title)', fontSize: 'var(--t-4)', fontWeight: 600, lineHeight: 1.25 },
      }}
    >
      {children}
    </MantineDrawer>
  )
}
