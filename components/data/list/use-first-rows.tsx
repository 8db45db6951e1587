'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'

/** The first rows of a long list, and what shows the others: on a phone each of them is a card. */
export function useFirstRows<T>(rows: readonly T[], first: number) {
  const [whole, setWhole] = useState(false)
  const hasMore = !whole && rows.length > first
  const more = hasMore && (
    <Button look="quiet" onClick={() => setWhole(true)}>
      Mostra tutti ({rows.length})
    </Button>
  )
  return { shown: hasMore ? rows.slice(0, first) : rows, more }
}
