'use client'

import { useEffect } from 'react'

type Router = { push: (href: string) => void }

/** Opens an address; one that only adds its mark to the page that is open does not load it again. */
export function goTo(router: Router, href: string): void {
  const [path, mark] = href.split('#')
  if (mark && path === window.location.pathname) window.location.hash = mark
  else router.push(href)
}

/**
 * Opens a dialog for an address that ends in its mark ("#nuova"), and takes the mark away again, so that going back or
 * loading the page anew does not open it. For actions that the navigation offers without a page of their own.
 */
export function useOpenedByAddress(mark: string, open: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` is new at each render.
  useEffect(() => {
    const look = () => {
      if (window.location.hash !== `#${mark}`) return
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
      open()
    }
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [mark])
}
