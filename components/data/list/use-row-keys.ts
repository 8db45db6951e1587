'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { isPageKey } from '@/components/ui/key-help'

export type RowActs = {
  open: (row: HTMLElement) => void
  /** Absent: rows cannot be chosen. */
  toggle?: (id: string, through?: boolean) => void
  peek?: { id: string | null; show: (id: string | null) => void }
}

/** What has a meaning of its own for Enter and Space. */
const PRESSABLE = 'a, button, input, summary'
const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

const rowsIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('tr[data-id]')]
const indexIn = (box: HTMLElement, id: string) => rowsIn(box).findIndex((row) => idOf(row) === id)
const idOf = (row: Element | null | undefined) => row?.getAttribute('data-id') ?? null

/** j, k and the arrows walk along the rows; Enter opens, Space peeks, x chooses, with Shift all rows up to it: on the row that has the focus, or had it last. */
export function useRowKeys(box: RefObject<HTMLElement | null>, acts: RowActs) {
  const latest = useRef(acts)
  /** Where the row stood that had the focus last, or is peeked at: it may leave the list. */
  const lastAt = useRef(0)
  useEffect(() => {
    latest.current = acts
    const at = box.current && acts.peek?.id ? indexIn(box.current, acts.peek.id) : -1
    if (at >= 0) lastAt.current = at
  })
  useEffect(() => {
    let last: string | null = null
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element && box.current?.contains(target) ? target.closest('tr') : null
      if (!row || !box.current) return
      last = idOf(row) ?? last
      lastAt.current = Math.max(0, rowsIn(box.current).indexOf(row))
    }
    const onKey = (event: KeyboardEvent) => {
      if (!box.current || !isPageKey(event) || !(event.target instanceof Element)) return
      const { target } = event
      const inside = box.current.contains(target)
      // The arrows scroll the page until somebody has begun to walk along the rows.
      if (event.key.startsWith('Arrow') && !inside) return
      if ((event.key === 'Enter' || event.key === ' ') && pressesItself(event.key, target)) return
      const id = idOf(target.closest('tr')) ?? last ?? latest.current.peek?.id ?? null
      if (act(event, box.current, latest.current, { id, at: lastAt.current })) event.preventDefault()
    }
    document.addEventListener('focusin', remember)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('keydown', onKey)
    }
  }, [box])
}

/** A link answers Enter by itself; Space would only scroll past it. */
const pressesItself = (key: string, target: Element) =>
  target.closest(key === ' ' ? PRESSABLE.replace('a, ', '') : PRESSABLE) !== null

/** The row that had the focus last, and where it stood: it may have left the list. */
type Last = { id: string | null; at: number }

/** Whether the key meant something here. */
function act({ key, shiftKey }: KeyboardEvent, box: HTMLElement, acts: RowActs, last: Last): boolean {
  const rows = rowsIn(box)
  const at = rows.findIndex((row) => idOf(row) === last.id)
  const [row, here] = at < 0 ? [undefined, null] : [rows[at], last.id]
  const step = STEPS[key.length === 1 ? key.toLowerCase() : key]
  if (step !== undefined)
    return walk(rows, at < 0 ? (last.id ? last.at + Math.min(step, 0) : 0) : at + step, acts)
  if (key === 'Escape' && acts.peek?.id) acts.peek.show(null)
  else if (!row || here === null) return false
  else if (key === 'Enter') acts.open(row)
  else if (key === ' ' && acts.peek) acts.peek.show(acts.peek.id === here ? null : here)
  else if (key.toLowerCase() === 'x' && acts.toggle) acts.toggle(here, shiftKey)
  else return false
  return true
}

function walk(rows: HTMLElement[], to: number, { peek }: RowActs): boolean {
  const row = rows[Math.max(0, Math.min(to, rows.length - 1))]
  if (!row) return false
  row.focus({ preventScroll: true })
  row.scrollIntoView?.({ block: 'nearest' })
  if (peek?.id) peek.show(idOf(row))
  return true
}
