'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { logError } from '@/components/ui/log-error'
import classes from './chart.module.css'

const NoDrawing = () => (
  <p className={classes.none}>Il grafico non è disponibile: i numeri sono nella tabella.</p>
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
