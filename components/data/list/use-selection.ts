'use client'

import { useMemo, useRef, useState } from 'react'
import type { Row } from './use-rows'

/**
 * The chosen rows of the page that is shown; what leaves the page is no longer chosen. Or the rows of the whole
 * filtered list, for as long as `query` asks for that list. Closed while the rows of another question are on their way: what was chosen
 * among those in view would be gone with them.
 */
export function useSelection(items: readonly Row[], query = '', closed = false) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [whole, setWhole] = useState<{ query: string; rows: readonly Row[] } | null>(null)
  const all = whole?.query === query ? whole.rows : null
  const rows = useMemo(() => all ?? items.filter(({ _id }) => ids.has(_id)), [all, items, ids])
  const chosen = useMemo(() => new Set(rows.map(({ _id }) => _id)), [rows])
  const last = useRef<string | null>(null)
  const choose = (next: ReadonlySet<string>) => {
    setWhole(null)
    setIds(next)
  }
  /** `through`: and all rows from the one that was pressed last to this one. */
  const toggle = (id: string, through = false) => {
    if (closed) return
    const next = new Set(chosen)
    const on = !next.has(id)
    for (const one of through ? between(items, last.current, id) : [id]) {
      if (on) next.add(one)
      else next.delete(one)
    }
    last.current = id
    choose(next)
  }
  const toggleAll = () =>
    choose(items.every(({ _id }) => chosen.has(_id)) ? new Set() : new Set(items.map(({ _id }) => _id)))
  return {
    rows,
    chosen,
    whole: all !== null,
    closed,
    toggle,
    toggleAll,
    chooseWhole: (found: readonly Row[]) => setWhole({ query, rows: found }),
    /** Only these stay chosen. */
    keep: (kept: readonly string[]) => choose(new Set(kept)),
  }
}

/** The rows from one to the other, whichever comes first; the other alone where the one has left the page. */
function between(items: readonly Row[], from: string | null, to: string): string[] {
  const ids = items.map(({ _id }) => _id)
  const [start, end] = [ids.indexOf(from ?? to), ids.indexOf(to)]
  return start < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}

export type Selection = ReturnType<typeof useSelection>
