/** Where a toast may stand, in pixels of the window: its distance from the top and from the right edge. */
export type Place = { top: number; right: number }
export type Box = { left: number; right: number; top: number; bottom: number }

const STEP = 8
const EDGE = 16

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * The place nearest to the top right, below the header, where a toast covers none of `taken`; where every place covers
 * something, the top right. Sideways it goes only where there is room for it, so on a phone it only goes down.
 */
export function freePlace(
  size: { width: number; height: number },
  view: { width: number; height: number; header: number },
  taken: readonly Box[],
): Place {
  const first = { top: view.header + STEP, right: EDGE }
  const down = Math.max(0, Math.min(view.height / 2, view.height - size.height - first.top - STEP))
  const aside = Math.max(0, view.width - size.width - 2 * EDGE)
  const ways: Place[] = []
  for (let y = 0; y <= down; y += STEP)
    for (let x = 0; x <= aside; x += STEP) ways.push({ top: first.top + y, right: EDGE + x })
  ways.sort((a, b) => a.top + a.right - b.top - b.right)
  return ways.find((place) => !taken.some((box) => meet(boxAt(place, size, view.width), box))) ?? first
}

const boxAt = (
  { top, right }: Place,
  { width, height }: { width: number; height: number },
  view: number,
) => ({
  left: view - right - width,
  right: view - right,
  top,
  bottom: top + height,
})
