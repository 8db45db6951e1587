'use client'

import { useLayoutEffect } from 'react'
import { useToasterStore } from 'react-hot-toast'
import { type Box, firstPlace, freePlace } from './toast-place'

const PRESSABLE = 'button, [role="button"], [role="tab"], input, select, textarea, a[href]'
/** What is read beside what one does: the facts of a record, what hangs on it. They are covered before a button is. */
const FACTS = 'dl, main aside, [data-kept-clear]'
const DIALOG = '[role="dialog"][aria-modal="true"]'
const OWN = '[data-rht-toaster]'
/** The lines of a list are links from one end to the other: only what is pressed in them is in the way. */
const LINES = 'tbody a[href]:not([data-button], .mantine-Button-root)'

/** How long the page has to stay as it is before the place is looked for anew. */
const SETTLED_MS = 100

/** Between one toast and the next, as the library stacks them. */
const GUTTER = 8

/**
 * Puts a stack of toasts where it covers nothing that can be pressed, and no facts where there is a place beside them. What was done
 * changes the page, often a moment after it has been told, a drawer slides in, and the reader scrolls: then it makes room again.
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
    const slid = ({ propertyName }: TransitionEvent) => propertyName === 'transform' && changed()
    const watch = new MutationObserver(changed)
    watch.observe(document.body, { childList: true, subtree: true })
    addEventListener('scroll', changed, { capture: true, passive: true })
    addEventListener('transitionend', slid, { capture: true })
    return () => {
      clearTimeout(settled)
      watch.disconnect()
      removeEventListener('scroll', changed, { capture: true })
      removeEventListener('transitionend', slid, { capture: true })
    }
  }, [shown])
}

function place(): void {
  const cards = [...document.querySelectorAll(`${OWN} [data-visible="true"]`)].map((card) =>
    card.getBoundingClientRect(),
  )
  const [card] = cards
  if (!card?.width) return
  const stack = {
    width: card.width,
    height: cards.reduce((sum, { height }) => sum + height + GUTTER, -GUTTER),
  }
  const header = document.querySelector('header')?.getBoundingClientRect()
  // Behind a dialog nothing can be pressed.
  const dialog = [...document.querySelectorAll(DIALOG)].at(-1)
  const pressed = boxesOf(dialog ?? document, PRESSABLE)
  const facts = dialog ? [dialog.getBoundingClientRect()] : boxesOf(document, FACTS)
  const { clientWidth: width, clientHeight: height, style } = document.documentElement
  const view = { width, height, header: Math.max(0, header?.bottom ?? 0) }
  const { top, right } =
    freePlace(stack, view, [...pressed, ...facts]) ??
    freePlace(stack, view, pressed) ??
    freePlace(card, view, pressed) ??
    firstPlace(view)
  style.setProperty('--toast-top', `${top}px`)
  style.setProperty('--toast-right', `${right}px`)
}

const boxesOf = (within: ParentNode, selector: string): Box[] =>
  [...within.querySelectorAll(selector)]
    .filter((element) => !element.closest(OWN) && !element.matches(LINES))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
