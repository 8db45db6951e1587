'use client'

import { useSyncExternalStore } from 'react'

const KEY = 'strumenti-recenti'
const NONE: readonly string[] = []
let read: { text: string; ids: readonly string[] } = { text: '', ids: NONE }

function ids(): readonly string[] {
  try {
    const text = localStorage.getItem(KEY) ?? ''
    if (text !== read.text) read = { text, ids: text.split(',').filter(Boolean) }
    return read.ids
  } catch {
    return NONE
  }
}

const never = () => () => undefined

/** The tools that were used last on this computer, the newest first. */
export const useRecent = (): readonly string[] => useSyncExternalStore(never, ids, () => NONE)

export function noteRecent(id: string): void {
  try {
    localStorage.setItem(KEY, [id, ...ids().filter((one) => one !== id)].slice(0, 8).join(','))
  } catch {
    // A browser that keeps nothing shows no recent ones.
  }
}
