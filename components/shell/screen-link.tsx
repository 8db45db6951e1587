'use client'

import type { ComponentProps } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { usePrefetchRows } from './use-prefetch-rows'

/** A link to a screen of the area; the page and its first rows are fetched as soon as somebody points at it. */
export function ScreenLink(props: Omit<ComponentProps<typeof IntentLink>, 'onIntent'>) {
  const prefetchRows = usePrefetchRows()
  return <IntentLink {...props} onIntent={() => prefetchRows(props.href)} />
}
