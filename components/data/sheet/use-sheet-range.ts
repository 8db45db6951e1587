'use client'

import { type ClipboardEvent, type MouseEvent, useState } from 'react'
import { copied, filledDown, filledWith } from './sheet-blocks'
import {
  type Change,
  type Place,
  type Range,
  type SheetColumn,
  type SheetRow,
  typedColumns,
} from './sheet-types'
import { placeOf } from './use-sheet-focus'

type Options = {
  rows: readonly SheetRow[]
  columns: readonly SheetColumn[]
  write: (changes: Change[]) => void
}

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))

/** The cells that are chosen together, from the one with the cursor on: to repeat in, to empty and to copy. */
export function useSheetRange({ rows, columns, write }: Options) {
  const [range, setRange] = useState<Range | null>(null)
  const table = { rows, columns }
  const clear = () => setRange(null)
  return {
    range,
    clear,
    /** One cell further, or to the edge. */
    extend: (from: Place, step: Place, toEdge: boolean) => {
      const { to } = range ?? { to: from }
      const by = toEdge ? Math.max(rows.length, columns.length) : 1
      const row = within(to.row + step.row * by, rows.length)
      const column = within(to.column + step.column * by, typedColumns(columns).length)
      setRange({ from, to: { row, column } })
    },
    fillDown: (place: Place) => write(filledDown(table, range ?? { from: place, to: place })),
    fill: (value: number | null) => range && write(filledWith(value, table, range)),
    onCopy: (event: ClipboardEvent) => {
      if (!range) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', copied(table, range))
    },
    /** With Shift up to the cell that is pressed; without, no longer. */
    onMouseDown: (event: MouseEvent) => {
      const [from, to] = [placeOf(document.activeElement), placeOf(event.target)]
      if (!event.shiftKey || !from || !to) return clear()
      event.preventDefault()
      setRange({ from, to })
    },
  }
}
