'use client'

import { useCallback, useState } from 'react'

type Past<T> = { now: T; before: T[]; after: T[]; group: string | undefined }

/** As many steps as anybody takes back. */
const STEPS = 100

/**
 * A value whose changes can be taken back and done again. Changes of the same `group` one after the other are one step, as the
 * letters of a figure are.
 */
export function useUndo<T>(initial: T) {
  const [past, setPast] = useState<Past<T>>({ now: initial, before: [], after: [], group: undefined })
  const set = useCallback(
    (now: T, group?: string) =>
      setPast((was) => {
        const isSameStep = group !== undefined && group === was.group
        const before = isSameStep ? was.before : [...was.before, was.now].slice(-STEPS)
        return { now, before, after: [], group }
      }),
    [],
  )
  const undo = useCallback(
    () =>
      setPast((was) => {
        const now = was.before.at(-1)
        if (now === undefined) return was
        return { now, before: was.before.slice(0, -1), after: [was.now, ...was.after], group: undefined }
      }),
    [],
  )
  const redo = useCallback(
    () =>
      setPast((was) => {
        const [now, ...after] = was.after
        if (now === undefined) return was
        return { now, before: [...was.before, was.now], after, group: undefined }
      }),
    [],
  )
  /** Begins again from a value: what was before is not gone back to. */
  const restart = useCallback((now: T) => setPast({ now, before: [], after: [], group: undefined }), [])
  return {
    value: past.now,
    set,
    restart,
    undo,
    redo,
    canUndo: past.before.length > 0,
    canRedo: past.after.length > 0,
  }
}
