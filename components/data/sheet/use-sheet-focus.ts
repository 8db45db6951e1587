'use client'

import { type RefObject, useEffect } from 'react'
import type { Place, SheetColumn, SheetRow } from './sheet-types'
import { typedColumns } from './sheet-types'

/** Longer than a dialog takes to go, which gives the focus back where it came from. */
const AFTER_DIALOG = 250

/** Which cell an input of the sheet is; null elsewhere. */
export function placeOf(target: EventTarget | null): Place | null {
  if (!(target instanceof HTMLInputElement) || target.dataset.row === undefined) return null
  return { row: Number(target.dataset.row), column: Number(target.dataset.column) }
}

const inputAt = (table: HTMLElement | null, { row, column }: Place) =>
  table?.querySelector<HTMLInputElement>(`input[data-row="${row}"][data-column="${column}"]`)

export function focusCell(table: HTMLElement | null, place: Place): void {
  const input = inputAt(table, place)
  input?.focus()
  input?.select()
}

/** So many frames a line that comes into sight may take to become fields. */
const FRAMES = 20

function goTo(table: HTMLTableElement | null, place: Place, frames = FRAMES): void {
  const input = inputAt(table, place)
  if (input) {
    focusCell(table, place)
    input.scrollIntoView({ block: 'center', inline: 'center' })
    return
  }
  table?.tBodies[0]?.rows[place.row]?.scrollIntoView({ block: 'center' })
  if (frames > 0) requestAnimationFrame(() => goTo(table, place, frames - 1))
}

export type Focus = {
  /** The row that the keyboard goes to, when it changes: one that was added. */
  focusOn?: string | null
  /** A cell to go to, by row and column: a new object each time. */
  show?: { key: string; name: string } | null
}

/** Takes the keyboard where the sheet's owner wants it. */
export function useSheetFocus(
  table: RefObject<HTMLTableElement | null>,
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  { focusOn, show }: Focus,
): void {
  const added = focusOn ? rows.findIndex(({ key }) => key === focusOn) : -1
  useEffect(() => {
    table.current?.querySelector<HTMLInputElement>(`input[data-row="${added}"]`)?.focus()
  }, [table, added])
  // biome-ignore lint/correctness/useExhaustiveDependencies: gone to once, when it is asked for; not again when a row changes
  useEffect(() => {
    if (!show) return
    const row = rows.findIndex(({ key }) => key === show.key)
    const column = typedColumns(columns).findIndex(({ name }) => name === show.name)
    const waiting = setTimeout(() => goTo(table.current, { row, column }), AFTER_DIALOG)
    return () => clearTimeout(waiting)
  }, [table, show])
}
