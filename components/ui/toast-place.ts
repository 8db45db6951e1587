/** Where a toast may stand, in pixels of the window: its distance from the top and from the right edge. */
export type Place = { top: number; right: number }
export type View = { width: number; height: number; header: number }
export type Box = { left: number; right: number; top: number; bottom: number }

const STEP = 8
const EDGE = 16

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The top right, below the header. */
export const firstPlace = ({ header }: View): Place => ({ top: header + STEP, right: EDGE })

/**
 * The place nearest to the top right, below the header, where toasts of this size cover none of `taken`; nothing where every
 * place covers something. Sideways they go only where there is room for it, so on a phone they only go down.
 */
export function freePlace(
  size: { width: number; height: number },
  view: View,
  taken: readonly Box[],
): Place | undefined {
  const first = firstPlace(view)
  const down = Math.max(0, Math.min(view.height / 2, view.height - size.height - first.top - STEP))
  const aside = Math.max(0, view.width - size.width - 2 * EDGE)
  const ways: Place[] = []
  for (let y = 0; y <= down; y += STEP)
    for (let x = 0; x <= aside; x += STEP) ways.push({ top: first.top + y, right: EDGE + x })
  ways.sort((a, b) => a.top + a.right - b.top - b.right)
  return ways.find((place) => !taken.some((box) => meet(boxAt(place, size, view.width), box)))
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
