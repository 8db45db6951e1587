'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import nprogress from 'nprogress'
import { useEffect } from 'react'
import './navigation-progress.css'

nprogress.configure({
  showSpinner: false,
  template: '<div class="bar" aria-hidden="true"></div>',
  barSelector: '.bar',
})

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Whether a click is about to open another page of this site in this window. */
export function opensAnotherPage(event: MouseEvent, here: Location): boolean {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (!anchor?.href || !isPlain(event)) return false
  if (anchor.target || anchor.hasAttribute('download')) return false
  const url = new URL(anchor.href, here.href)
  return url.origin === here.origin && url.pathname !== here.pathname
}

/** The bar at the top while the next page is on its way. */
export function NavigationProgress() {
  const path = usePathname()
  const query = useSearchParams().toString()

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (opensAnotherPage(event, location)) nprogress.start()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the bar ends when the address has changed.
  useEffect(() => {
    nprogress.done()
  }, [path, query])

  return null
}
