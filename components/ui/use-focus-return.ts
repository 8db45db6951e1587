import { useEffect, useMemo } from 'react'

/** A line of a menu is gone with its menu: what opened the menu stands for it. */
function lastingOf(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return menu ? document.getElementById(menu) : element
}

/**
 * Gives the focus back to what had it before something opened over it, also where that is taken away as a whole when it closes. Whoever
 * has moved on by then is left where they are.
 */
export function useFocusReturn(opened: boolean): void {
  // While it is drawn for the first time: afterwards what opened it may be gone.
  const from = useMemo(() => (opened ? lastingOf(document.activeElement) : null), [opened])
  useEffect(() => {
    if (!opened) return
    return () => {
      setTimeout(() => {
        const { activeElement: now, body } = document
        if (from instanceof HTMLElement && from.isConnected && (now === body || now === null))
          from.focus({ preventScroll: true })
      }, 0)
    }
  }, [opened, from])
}
