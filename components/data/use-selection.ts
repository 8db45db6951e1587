'use client'

import { useMemo, useState } from 'react'
import type { Row } from './use-rows'

/** The chosen rows of the page that is shown; what leaves the page is no longer chosen. */
export function useSelection(items: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => items.filter(({ _id }) => ids.has(_id)), [items, ids])
  const chosen = useMemo(() => new Set(rows.map(({ _id }) => _id)), [rows])
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setIds(next)
  }
  const toggleAll = () =>
    setIds(rows.length === items.length ? new Set() : new Set(items.map(({ _id }) => _id)))
  return { rows, chosen, toggle, toggleAll, clear: () => setIds(new Set()) }
}
