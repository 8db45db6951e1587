'use client'

import { useEffect } from 'react'
import { onConsent } from '@/components/site/consent'
import { pushPageView } from '@/components/site/page-view'
import { track } from '@/components/site/track'

interface Props {
  product: string
  channel: string
  variante: string
  /** Prevents a reload from being counted again; it is not sent. */
  codice: string
}

function isFirst(codice: string): boolean {
  const key = `conversione:${codice}`
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, '1')
  } catch {
    // Storage is closed: a reload would count again, as it would without this.
  }
  return true
}

/** The page view, and the conversion for the analytics data layer: once, as soon as statistics are allowed. */
export function ThanksEvent({ product, channel, variante, codice }: Props) {
  useEffect(() => pushPageView(location.pathname), [])
  useEffect(
    () =>
      onConsent('statistiche', () => {
        if (isFirst(codice)) track('generate_lead', { product, channel, variant: variante })
      }),
    [product, channel, variante, codice],
  )
  return null
}
