'use client'

import { useMemo, useState } from 'react'
import type { Row } from './use-rows'

/**
 * The chosen rows of the page that is shown; what leaves the page is no longer chosen. Or the rows of the whole
 * filtered list, for as long as `query` asks for that list.
 */
export function useSelection(items: readonly Row[], query = '') {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [whole, setWhole] = useState<{ query: string; rows: readonly Row[] } | null>(null)
  const all = whole?.query === query ? whole.rows : null
  const rows = useMemo(() => all ?? items.filter(({ _id }) => ids.has(_id)), [all, items, ids])
  const chosen = useMemo(() => new Set(rows.map(({ _id }) => _id)), [rows])
  const choose = (next: ReadonlySet<string>) => {
    setWhole(null)
    setIds(next)
  }
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    choose(next)
  }
  const toggleAll = () =>
    choose(items.every(({ _id }) => chosen.has(_id)) ? new Set() : new Set(items.map(({ _id }) => _id)))
  return {
    rows,
    chosen,
    whole: all !== null,
    toggle,
    toggleAll,
    chooseWhole: (found: readonly Row[]) => setWhole({ query, rows: found }),
    /** Only these stay chosen. */
    keep: (kept: readonly string[]) => choose(new Set(kept)),
  }
}

export type Selection = ReturnType<typeof useSelection>
