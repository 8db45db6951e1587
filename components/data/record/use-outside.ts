'use client'

import { type RefObject, useEffect } from 'react'

/**
 * A press outside closes a box, unless it is on something that the box itself opened: calendars and lists of options
 * stand in portals of their own, elsewhere in the page.
 */
export function useOutside(opened: boolean, own: RefObject<HTMLElement | null>, close: () => void) {
  useEffect(() => {
    if (!opened) return
    const press = ({ target }: MouseEvent) => {
      const isInside =
        target instanceof Element &&
        (target.closest('[data-portal], [role="dialog"]') || own.current?.contains(target))
      if (!isInside) close()
    }
    document.addEventListener('mousedown', press)
    return () => document.removeEventListener('mousedown', press)
  }, [opened, own, close])
}
