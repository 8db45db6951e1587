'use client'

import { useEffect, useSyncExternalStore } from 'react'

/** A key, or several ("j k": either; "Ctrl+S": together; "g p": one after the other when `inTurn`), and what it does. */
export type KeyHelp = { keys: readonly string[]; inTurn?: boolean; label: string }
export type KeyGroup = { title: string; keys: readonly KeyHelp[] }

let groups: readonly KeyGroup[] = []
const listeners = new Set<() => void>()

function put(next: readonly KeyGroup[]): void {
  groups = next
  for (const listener of listeners) listener()
}

/**
 * Has the panel that `?` opens list these keys for as long as the caller is on the page: a list calls it with j and k, a
 * form with Ctrl+S. It listens to nothing. Keep the group outside the component, or in useMemo.
 */
export function useKeyHelp(group: KeyGroup | undefined): void {
  useEffect(() => {
    if (!group) return
    put([...groups, group])
    return () => put(groups.filter((one) => one !== group))
  }, [group])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const none: readonly KeyGroup[] = []

/** The keys of everything that is on the page; two parts that say the same are one. */
export function useKeyGroups(): readonly KeyGroup[] {
  const all = useSyncExternalStore(
    subscribe,
    () => groups,
    () => none,
  )
  return all.filter((group, at) => all.findIndex(({ title }) => title === group.title) === at)
}

const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="combobox"]'
/** What has keys of its own, and hides the page behind it. */
const IN_FRONT = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** The list of a select is on the page all the time, and hidden until it is opened. */
function isShown(element: Element): boolean {
  if (typeof element.checkVisibility === 'function') return element.checkVisibility()
  return element.closest('[style*="display: none"]') === null
}

/** Whether a key is the page's: nobody is typing, no dialog or menu is open, and no modifier makes it the browser's. */
export function isPageKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, defaultPrevented, isComposing, target } = event
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing) return false
  const typing = target instanceof Element && target.closest(TYPED_INTO) !== null
  return !typing && ![...document.querySelectorAll(IN_FRONT)].some(isShown)
}
