import italy from '@svg-maps/italy'

type XY = readonly [x: number, y: number]
type Drawing = { viewBox: string; locations: { id: string; path: string }[] }

const drawing = italy as unknown as Drawing

/** Half a unit of the drawing is less than a pixel at the size it is shown. */
const TOLERANCE = 0.8

/** The points of each closed line of a path made of relative moves ("m x,y dx,dy … z"), as this drawing has them. */
function ringsOf(path: string): XY[][] {
  const rings: XY[][] = []
  let [x, y] = [0, 0]
  for (const part of path.split(/z/i)) {
    const numbers = part.match(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g)?.map(Number) ?? []
    const ring: XY[] = []
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      x += numbers[index] ?? 0
      y += numbers[index + 1] ?? 0
      ring.push([x, y])
    }
    // "z" takes the pen back to where the line began.
    ;[x, y] = ring[0] ?? [x, y]
    if (ring.length > 2) rings.push(ring)
  }
  return rings
}

function distanceToLine([x, y]: XY, [ax, ay]: XY, [bx, by]: XY): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length < TOLERANCE) return Math.hypot(x - ax, y - ay)
  return Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length
}

/** Ramer–Douglas–Peucker: leaves out the points that move the line by less than TOLERANCE. */
function simplify(points: XY[]): XY[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  const far = points.reduce(
    (best, point, index) => {
      const distance = distanceToLine(point, first, last)
      return distance > best.distance ? { index, distance } : best
    },
    { index: 0, distance: 0 },
  )
  if (far.distance <= TOLERANCE) return [first, last]
  return [...simplify(points.slice(0, far.index + 1)).slice(0, -1), ...simplify(points.slice(far.index))]
}

const MIN_SIZE = 2.5
const isVisible = (ring: XY[]) =>
  [0, 1].some((axis) => {
    const values = ring.map((point) => point[axis] ?? 0)
    return Math.max(...values) - Math.min(...values) > MIN_SIZE
  })

function ringPath(ring: XY[]): string {
  const [start, ...rest] = simplify(ring).map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const)
  if (!start) return ''
  let [x, y] = start
  const steps = rest.map(([nx, ny]) => {
    const step = `${(nx - x) / 10} ${(ny - y) / 10}`
    ;[x, y] = [nx, ny]
    return step
  })
  return `M${start[0] / 10} ${start[1] / 10}l${steps.join(' ')}z`
    .replace(/ -/g, '-')
    .replace(/(?<!\d)0\./g, '.')
}

/** The regions of Italy, one path each, light enough to be written into a page. Only for the server. */
export function outline(): { id: string; path: string }[] {
  return drawing.locations.map(({ id, path }) => ({
    id,
    path: ringsOf(path).filter(isVisible).map(ringPath).join(''),
  }))
}
