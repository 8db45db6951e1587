'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { Text } from '@/components/ui/layout'
import { logError } from '@/components/ui/log-error'

const NoDrawing = () => (
  <Text mt="md" c="dimmed">
    Il grafico non è disponibile: i numeri sono nella tabella.
  </Text>
)

/** Drawings come where there is a chart, after the page. Without them the table is enough. */
export const loaded = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  dynamic(
    () =>
      load().catch((failure: unknown): ComponentType<P> => {
        logError('Grafico non caricato', failure)
        return NoDrawing
      }),
    { ssr: false },
  )
