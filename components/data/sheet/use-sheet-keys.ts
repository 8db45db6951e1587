'use client'

import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { type Place, type SheetColumn, type SheetRow, typedColumns } from './sheet-types'
import { applied, pasted } from './sheet-values'

type Options = {
  rows: readonly SheetRow[]
  columns: readonly SheetColumn[]
  onChange: (rows: SheetRow[], group?: string) => void
  onUndo: () => void
  onRedo: () => void
  focusOn?: string | null
}

/** Which cell an input of the sheet is; null elsewhere. */
function placeOf(target: EventTarget): Place | null {
  if (!(target instanceof HTMLInputElement) || target.dataset.row === undefined) return null
  return { row: Number(target.dataset.row), column: Number(target.dataset.column) }
}

/** With the cursor inside a figure, the arrows at the sides move in it. */
function staysInside(input: HTMLInputElement, key: string): boolean {
  const { selectionStart: start, selectionEnd: end, value } = input
  if (start !== end) return false
  return key === 'ArrowLeft' ? start !== 0 : start !== value.length
}

const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  Enter: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/**
 * The keys of a sheet: arrows and Enter move, Ctrl D repeats the cell above, Ctrl Z and Ctrl Y take back and do again. A text
 * of several cells is pasted from the cell on.
 */
export function useSheetKeys({ rows, columns, onChange, onUndo, onRedo, focusOn }: Options) {
  const table = useRef<HTMLTableElement>(null)
  const added = focusOn ? rows.findIndex(({ key }) => key === focusOn) : -1
  useEffect(() => {
    table.current?.querySelector<HTMLInputElement>(`input[data-row="${added}"]`)?.focus()
  }, [added])
  const focus = ({ row, column }: Place): boolean => {
    const input = table.current?.querySelector<HTMLInputElement>(
      `input[data-row="${row}"][data-column="${column}"]`,
    )
    input?.focus()
    input?.select()
    return Boolean(input)
  }
  const repeatAbove = ({ row, column }: Place) => {
    const [above, own, into] = [rows[row - 1], rows[row], typedColumns(columns)[column]]
    if (!above || !own || !into || into.locked) return
    onChange(applied(rows, [{ key: own.key, name: into.name, value: Number(above.cells[into.name] ?? 0) }]))
  }
  const withControl = (event: KeyboardEvent, place: Place): (() => void) | undefined => {
    const key = event.key.toLowerCase()
    if (key === 'z') return event.shiftKey ? onRedo : onUndo
    return { y: onRedo, d: () => repeatAbove(place) }[key]
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target)
    if (!place || event.altKey) return
    if (event.ctrlKey || event.metaKey) {
      const act = withControl(event, place)
      if (!act) return
      event.preventDefault()
      return act()
    }
    const step = STEPS[event.key]
    const isSideways = step?.row === 0
    if (!step || (isSideways && staysInside(event.target as HTMLInputElement, event.key))) return
    event.preventDefault()
    focus({ row: place.row + step.row, column: place.column + step.column })
  }
  const onPaste = (event: ClipboardEvent) => {
    const place = placeOf(event.target)
    const text = event.clipboardData.getData('text')
    if (!place || !/[\t\n]/.test(text.trimEnd())) return
    event.preventDefault()
    onChange(applied(rows, pasted(text, place, rows, columns)))
  }
  return { table, onKeyDown, onPaste }
}
