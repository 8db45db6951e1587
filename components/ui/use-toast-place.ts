'use client'

import { useLayoutEffect } from 'react'
import { useToasterStore } from 'react-hot-toast'
import { freePlace } from './toast-place'

const PRESSABLE = 'button, [role="button"], [role="tab"], input, select, textarea, a[href]'
const OWN = '[data-rht-toaster]'
/** The lines of a list are links from one end to the other: only what is pressed in them is in the way. */
const LINES = 'tbody a[href]:not([data-button], .mantine-Button-root)'

/** How long the page has to stay as it is before the place is looked for anew. */
const SETTLED_MS = 100

/**
 * Puts the first toast of a stack where it covers nothing that can be pressed; the others stand under it. What was done changes the
 * page, often a moment after it has been told, and the reader scrolls: then it makes room again.
 */
export function useToastPlace(): void {
  const { toasts } = useToasterStore()
  const shown = toasts.some(({ visible }) => visible)
  useLayoutEffect(() => {
    if (!shown) return
    place()
    let settled: ReturnType<typeof setTimeout>
    const changed = () => {
      clearTimeout(settled)
      settled = setTimeout(place, SETTLED_MS)
    }
    const watch = new MutationObserver(changed)
    watch.observe(document.body, { childList: true, subtree: true })
    addEventListener('scroll', changed, { capture: true, passive: true })
    return () => {
      clearTimeout(settled)
      watch.disconnect()
      removeEventListener('scroll', changed, { capture: true })
    }
  }, [shown])
}

function place(): void {
  const card = document.querySelector(`${OWN} [data-visible="true"]`)
  const box = card?.getBoundingClientRect()
  if (!box?.width) return
  const header = document.querySelector('header')?.getBoundingClientRect()
  const taken = [...document.querySelectorAll(PRESSABLE)]
    .filter((element) => !element.closest(OWN) && !element.matches(LINES))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
  const { clientWidth: width, clientHeight: height, style } = document.documentElement
  const view = { width, height, header: Math.max(0, header?.bottom ?? 0) }
  const { top, right } = freePlace(box, view, taken)
  style.setProperty('--toast-top', `${top}px`)
  style.setProperty('--toast-right', `${right}px`)
}
