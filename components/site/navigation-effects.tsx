'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { rememberCampaign } from './campaign'
import { pushPageView } from './page-view'
import { scrollToHash } from './scroll'

/** The bar of a page that is on its way: most visitors read one page, and load nothing of it. */
const progressBar = async () => {
  const { default: bar } = await import('nprogress')
  return bar.configure({
    showSpinner: false,
    template: '<div class="bar" aria-hidden="true"></div>',
    barSelector: '.bar',
  })
}

/** The internal page that a click is about to open, or null when the browser handles the click itself. */
function destinationOf(event: MouseEvent): URL | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (!anchor || anchor.target || anchor.hasAttribute('download')) return null
  const url = new URL(anchor.href, location.href)
  return url.origin === location.origin ? url : null
}

function keepPageHeight(): () => void {
  const update = () => document.documentElement.style.setProperty('--page-height', `${innerHeight}px`)
  update()
  addEventListener('resize', update)
  return () => removeEventListener('resize', update)
}

/** Progress bar and smooth scroll at navigation, page height, page view: the only script of the public shell. */
export function NavigationEffects() {
  const path = usePathname()
  const last = useRef<string | null>(null)
  const fromHistory = useRef(false)
  /** Whether another page is on its way, and the bar that says so. */
  const leaving = useRef(false)
  const bar = useRef<ReturnType<typeof progressBar>>(undefined)

  useEffect(keepPageHeight, [])

  useEffect(() => {
    rememberCampaign(location.search)
    const startBar = () => {
      leaving.current = true
      bar.current ??= progressBar()
      // Without it the page comes all the same.
      bar.current.then((shown) => leaving.current && shown.start()).catch(() => undefined)
    }
    const onClick = (event: MouseEvent) => {
      const url = destinationOf(event)
      if (!url) return
      fromHistory.current = false
      if (url.pathname !== location.pathname) startBar()
      else if (url.hash || url.href === location.href) requestAnimationFrame(() => scrollToHash(url.hash))
    }
    const onPop = () => {
      fromHistory.current = true
    }
    document.addEventListener('click', onClick)
    addEventListener('popstate', onPop)
    return () => {
      document.removeEventListener('click', onClick)
      removeEventListener('popstate', onPop)
    }
  }, [])

  useEffect(() => {
    leaving.current = false
    bar.current?.then((shown) => shown.done()).catch(() => undefined)
    pushPageView(path)
    // The first page and a step back keep the position that the browser chose.
    if (last.current !== null && last.current !== path && !fromHistory.current) scrollToHash(location.hash)
    last.current = path
  }, [path])

  return null
}
