'use client'

import { useState } from 'react'

export type Peek = { id: string | null; show: (id: string | null) => void }

/** Which row is looked at beside the list; none once it has left the page. */
export function usePeek<R extends { _id: string }>(rows: readonly R[]): Peek & { row: R | undefined } {
  const [id, show] = useState<string | null>(null)
  const row = rows.find(({ _id }) => _id === id)
  return { id: row?._id ?? null, show, row }
}
