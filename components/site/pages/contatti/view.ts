import { type Point, toDrawing } from '@/components/ui/italy-projection'

/** A window on the drawing; all have the same shape, so that the page never moves. */
export type View = { x: number; y: number; width: number; height: number }

/** Italy without the sea under Sicily. */
export const WHOLE: View = { x: -5, y: -5, width: 620, height: 740 }
/** The width of a window from which the names would cover each other. */
export const NAMES_BELOW = 320
const RATIO = WHOLE.height / WHOLE.width
/** About 300 kilometres: closer there would be no other town to find oneself by. */
const MIN_WIDTH = 160
const MARGIN = 1.35

const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
const extent = (values: number[]) => Math.max(...values) - Math.min(...values)
const within = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to)

/** The smallest window that shows these places well. */
export function viewOf(points: readonly Point[]): View {
  if (points.length === 0) return WHOLE
  const drawn = points.map(toDrawing)
  const [xs, ys] = [drawn.map(({ x }) => x), drawn.map(({ y }) => y)]
  const width = within(Math.max(extent(xs), extent(ys) / RATIO) * MARGIN, MIN_WIDTH, WHOLE.width)
  const height = width * RATIO
  return {
    x: within(middle(xs) - width / 2, WHOLE.x, WHOLE.x + WHOLE.width - width),
    y: within(middle(ys) - height / 2, WHOLE.y, WHOLE.y + WHOLE.height - height),
    width,
    height,
  }
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** A place on the drawing. Rounded, because the last digits of a tangent differ between server and browser. */
export function placeOn(point: Point): { x: number; y: number } {
  const { x, y } = toDrawing(point)
  return { x: tenth(x), y: tenth(y) }
}

/** Whether a place can be seen through the window. */
export function isInside({ x, y, width, height }: View, point: Point): boolean {
  const at = toDrawing(point)
  return at.x > x && at.x < x + width && at.y > y && at.y < y + height
}

export const viewBox = ({ x, y, width, height }: View) => [x, y, width, height].map(tenth).join(' ')
