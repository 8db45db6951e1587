/** Default scroll speed of the site (specification §9). */
export const SCROLL_MS = 700

/** Ease in and out: 0 → 0, 1 → 1. */
export function ease(progress: number): number {
  const t = Math.min(1, Math.max(0, progress))
  return t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2
}

let running = 0

/** Scrolls to `top` in 700 ms; at once for people who prefer less motion. A wheel or a finger stops it. */
export function scrollTo(top: number): void {
  cancelAnimationFrame(running)
  const from = window.scrollY
  if (from === top) return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, top)
    return
  }
  const start = performance.now()
  const stop = () => cancelAnimationFrame(running)
  addEventListener('wheel', stop, { once: true, passive: true })
  addEventListener('touchstart', stop, { once: true, passive: true })
  const step = (now: number) => {
    const progress = (now - start) / SCROLL_MS
    window.scrollTo(0, from + (top - from) * ease(progress))
    if (progress < 1) running = requestAnimationFrame(step)
  }
  running = requestAnimationFrame(step)
}

function named(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // "#50%" encodes nothing.
    return document.getElementById(hash.slice(1))
  }
}

/** To the element that a hash names, or to the top; moves the keyboard there too. */
export function scrollToHash(hash: string): void {
  const target = hash.length > 1 ? named(hash) : null
  if (!target) {
    scrollTo(0)
    return
  }
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  scrollTo(Math.max(0, target.getBoundingClientRect().top + window.scrollY - margin))
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}
