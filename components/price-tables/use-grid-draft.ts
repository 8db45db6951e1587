'use client'

import { startTransition, useEffect, useRef, useState } from 'react'
import { useUndo } from '@/components/data/sheet/use-undo'
import type { DraftRow } from './figures'
import { type Grid, gridOf, rowsOf } from './grid-draft'

/**
 * The grid that a form's rows are edited as, with its steps to take back. Amounts and durations without a row, which the form has no
 * place for, live here; rows that come from elsewhere, as a saved record's do, begin a new grid.
 */
export function useGridDraft(rows: readonly DraftRow[], onChange: (rows: DraftRow[]) => void) {
  const [first] = useState(() => gridOf(rows))
  const { value: grid, restart, ...steps } = useUndo<Grid>(first)
  const known = useRef({ grid, rows })
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })
  useEffect(() => {
    if (grid === known.current.grid) return
    const next = rowsOf(grid)
    known.current = { grid, rows: next }
    // The sheet shows it first: a form of many fields takes longer than a letter may.
    startTransition(() => tell.current(next))
  }, [grid])
  useEffect(() => {
    if (rows === known.current.rows) return
    known.current = { grid: gridOf(rows), rows }
    restart(known.current.grid)
  }, [rows, restart])
  return { grid, ...steps }
}
