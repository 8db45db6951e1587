'use client'

import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type KeyGroup, useKeyHelp } from '@/components/ui/key-help'
import { leftOut, pasted } from './sheet-blocks'
import { type Change, type Place, type SheetColumn, type SheetRow, typedColumns } from './sheet-types'
import { applied, figureIn } from './sheet-values'
import { type Focus, focusCell, placeOf, useSheetFocus } from './use-sheet-focus'
import { useSheetRange } from './use-sheet-range'

type Options = Focus & {
  rows: readonly SheetRow[]
  columns: readonly SheetColumn[]
  onChange: (rows: SheetRow[], group?: string) => void
  onUndo: () => void
  onRedo: () => void
  /** Takes a pasted block that the sheet would not read by itself; says what became of it, or null where it does not. */
  onBlock?: (text: string) => string | null
}

/** What is said of a paste stands until the rows change again, as by taking it back. */
function useSaid(rows: readonly SheetRow[]) {
  const [said, setSaid] = useState<string | null>(null)
  const isNew = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the rows that counts
  useEffect(() => {
    if (!isNew.current) setSaid(null)
    isNew.current = false
  }, [rows])
  const say = (text: string | null) => {
    isNew.current = text !== null
    setSaid(text)
  }
  return [said, say] as const
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
const EMPTYING = new Set(['Delete', 'Backspace'])

const SHEET_KEYS: KeyGroup = {
  title: 'Nel foglio',
  keys: [
    { keys: ['↑', '↓', '←', '→', 'Invio'], label: 'Cambia cella' },
    { keys: ['Maiusc+↓'], label: 'Sceglie più celle' },
    { keys: ['Ctrl+D'], label: 'Ripete in giù la prima cella scelta, o quella sopra' },
    { keys: ['Canc'], label: 'Svuota le celle scelte' },
    { keys: ['Ctrl+Z'], label: 'Annulla' },
    { keys: ['Ctrl+Y'], label: 'Ripete' },
  ],
}

/**
 * The keys of a sheet: arrows and Enter move, with Shift the arrows choose cells; Ctrl D repeats downwards, Ctrl Z and Ctrl Y take back
 * and do again. A text of several cells is pasted from the cell on, and what is not taken of it is said.
 */
export function useSheetKeys(options: Options) {
  const { rows, columns, onChange, onUndo, onRedo, onBlock } = options
  const table = useRef<HTMLTableElement>(null)
  const [said, say] = useSaid(rows)
  useKeyHelp(SHEET_KEYS)
  useSheetFocus(table, rows, columns, options)
  const write = (changes: Change[]) => {
    if (changes.length > 0) onChange(applied(rows, changes))
  }
  const { range, ...chosen } = useSheetRange({ rows, columns, write })
  const withControl = (event: KeyboardEvent, place: Place): (() => void) | undefined => {
    const key = event.key.toLowerCase()
    if (key === 'z') return event.shiftKey ? onRedo : onUndo
    return { y: onRedo, d: () => chosen.fillDown(place) }[key]
  }
  /** What a key does here; nothing where it does what it does in a field. */
  const actionOf = (event: KeyboardEvent, place: Place): (() => void) | undefined => {
    const step = STEPS[event.key]
    const isSideways = step?.row === 0
    const moves = step && !(isSideways && staysInside(event.target as HTMLInputElement, event.key))
    const hasControl = event.ctrlKey || event.metaKey
    if (moves && event.shiftKey && event.key !== 'Enter') return () => chosen.extend(place, step, hasControl)
    if (hasControl) return withControl(event, place)
    if (range && EMPTYING.has(event.key)) return () => chosen.fill(null)
    if (range && event.key === 'Escape') return chosen.clear
    if (!moves) return undefined
    return () => {
      chosen.clear()
      focusCell(table.current, { row: place.row + step.row, column: place.column + step.column })
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target)
    const act = place && !event.altKey ? actionOf(event, place) : undefined
    if (!act) return
    event.preventDefault()
    act()
  }
  const onPaste = (event: ClipboardEvent) => {
    const place = placeOf(event.target)
    const text = event.clipboardData.getData('text')
    const isBlock = /[\t\n]/.test(text.trimEnd())
    if (!place || !(isBlock || range)) return
    event.preventDefault()
    const taken = isBlock ? (onBlock?.(text) ?? null) : null
    if (taken !== null) return say(taken)
    if (!isBlock) {
      const { value, problem } = figureIn(text, typedColumns(columns)[place.column] ?? {})
      return problem ? say(problem) : chosen.fill(value)
    }
    const found = pasted(text, place, { rows, columns })
    write(found.changes)
    say(leftOut(found))
  }
  /** A figure that is typed is of one cell, and what was said is read. */
  const onInput = () => {
    chosen.clear()
    say(null)
  }
  const { onCopy, onMouseDown } = chosen
  return { table, range, said, listeners: { onKeyDown, onPaste, onInput, onCopy, onMouseDown } }
}
