'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'
import { staying } from '@/lib/resources/column-room'
import type { Column } from '@/lib/resources/view'

const NONE: ReadonlySet<string> = new Set()

/**
 * The columns that the box has room for. Those that do not fit are left out whole, the last first (a declaration begins
 * with the most needed), before anything is painted. `asked`: columns that somebody chose are all shown, and scroll.
 * `beside`: a row is looked at beside the list.
 */
export function useFitting(
  box: RefObject<HTMLElement | null>,
  columns: readonly Column[],
  asked: boolean,
  rows: unknown,
  beside: boolean,
) {
  const [left, setLeft] = useState(NONE)
  const [width, setWidth] = useState(0)
  const measured = [columns.map(({ path }) => path).join(), rows, width, asked, beside] as const
  const [known, setKnown] = useState<readonly unknown[]>(measured)
  // Other rows or another width: measured again with every column.
  if (measured.some((value, index) => value !== known[index])) {
    setKnown(measured)
    setLeft(NONE)
  }
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const watch = new ResizeObserver(() => setWidth(current.clientWidth))
    watch.observe(current)
    return () => watch.disconnect()
  }, [box])
  useLayoutEffect(() => {
    if (asked || !box.current) return
    // Measured again after each: what stands at the end of the rows may have come since.
    const out = tooMany(
      box.current,
      columns.filter(({ path }) => !left.has(path)),
      staying(columns, beside),
    )
    if (out.size > 0) setLeft(new Set([...left, ...out]))
  })
  return asked ? columns : columns.filter(({ path }) => !left.has(path))
}

/** Which columns to leave out so that the table is no wider than its box. */
function tooMany(box: HTMLElement, columns: readonly Column[], stay: ReadonlySet<string>): Set<string> {
  const heads = new Map([...box.querySelectorAll('th')].map((th) => [th.dataset.path, th.offsetWidth]))
  let over = box.scrollWidth - box.clientWidth
  const out = new Set<string>()
  for (const column of [...columns].reverse()) {
    if (over <= 0) break
    if (stay.has(column.path)) continue
    out.add(column.path)
    over -= heads.get(column.path) ?? 0
  }
  return out
}
