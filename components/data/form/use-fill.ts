'use client'

import { type RefObject, useLayoutEffect } from 'react'

/** Tells a box's style where it begins, as `--top`: what stands above it differs by screen, and it may end where the window does. */
export function useFill(box: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const measure = () => {
      const { current } = box
      if (!current) return
      const top = Math.round(current.getBoundingClientRect().top + window.scrollY)
      current.style.setProperty('--top', `${top}px`)
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(document.body)
    window.addEventListener('resize', measure)
    return () => {
      watch.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [box])
}
