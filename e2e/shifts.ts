import type { Page } from '@playwright/test'

interface Shifts {
  sum: number
  /** What moved, from where to where. */
  what: string[]
}

/* In the page: adds up what moves without having been touched, from the first paint on. */
const watch = () => {
  const MARK_PX = 16
  const shifts: Shifts = { sum: 0, what: [] }
  Object.assign(window, { shifts })
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      sources: {
        node?: Element | null
        previousRect: DOMRectReadOnly
        currentRect: DOMRectReadOnly
      }[]
    })[]) {
      // No node: what the browser draws itself. A mark (::before, ::after) goes with its word, and a select's
      // words change in their place with its options, while those are still arriving.
      const moved = entry.sources.filter(
        ({ node, previousRect, currentRect }) =>
          node || (currentRect.width > MARK_PX && place(previousRect) !== place(currentRect)),
      )
      if (moved.length === 0) continue
      shifts.sum += entry.value
      for (const { node, previousRect, currentRect } of moved)
        shifts.what.push(
          `${node?.nodeName} «${node?.textContent?.slice(0, 30)}» ${place(previousRect)} → ${place(currentRect)}`,
        )
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Watches every page that is opened from here on. */
export const watchShifts = (page: Page) => page.addInitScript(watch)

/** Nobody sees less. */
const VISIBLE = 0.001

/** What has moved in the page so far, as far as anybody could see it; empty where nothing did. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const { sum, what } = await page.evaluate(() => Reflect.get(window, 'shifts') as Shifts)
  return sum < VISIBLE ? [] : [`${sum}`, ...what]
}
