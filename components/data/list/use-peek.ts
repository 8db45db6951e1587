'use client'

import { useState } from 'react'

export type Peek = { id: string | null; show: (id: string | null) => void }

/** Which row is looked at beside the list; none once it has left the page. */
export function usePeek<R extends { _id: string }>(rows: readonly R[]): Peek & { row: R | undefined } {
  const [id, show] = useState<string | null>(null)
  return found(rows, id, show)
}

const OPEN = 'aperto'

/** The same, kept in the address: a reload, a link and the way back find it again, whether or not its row is on the page. */
export function useAddressPeek<R extends { _id: string }>(
  rows: readonly R[],
  params: URLSearchParams,
): Peek & { row: R | undefined } {
  const id = params.get(OPEN)
  return { ...found(rows, id, showInAddress), id }
}

function found<R extends { _id: string }>(rows: readonly R[], id: string | null, show: Peek['show']) {
  const row = rows.find(({ _id }) => _id === id)
  return { id: row?._id ?? null, show, row }
}

function showInAddress(id: string | null): void {
  const { search, pathname } = window.location
  const next = new URLSearchParams(search)
  if (id) next.set(OPEN, id)
  else next.delete(OPEN)
  try {
    window.history.replaceState(null, '', next.size > 0 ? `?${next}` : pathname)
  } catch {
    // A key that is held down changes the address more often than some browsers allow: the next one shows its row.
  }
}
