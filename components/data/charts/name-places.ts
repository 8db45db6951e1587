type Circle = { x: number; y: number; r: number }
type Box = { left: number; right: number; top: number; bottom: number }
/** Of a line of text: where it begins or ends, and its foot. */
type NamePlace = { x: number; y: number; anchor: 'start' | 'end' }

/** Of a letter and a line of the drawings, in pixels, and from a circle to its name. */
const [LETTER, LINE, APART] = [6.5, 14, 6]

/** Above, below and beside it, to the side on which there is more room first. */
function candidates({ x, y, r }: Circle, ground: Box): NamePlace[] {
  const [near, far] =
    x > (ground.left + ground.right) / 2 ? (['end', 'start'] as const) : (['start', 'end'] as const)
  const beside = (anchor: 'start' | 'end') => ({
    x: anchor === 'start' ? x + r + APART : x - r - APART,
    y: y + 4,
    anchor,
  })
  const [above, below] = [y - r - APART, y + r + LINE]
  return [
    { x, y: above, anchor: near },
    { x, y: below, anchor: near },
    { x, y: above, anchor: far },
    { x, y: below, anchor: far },
    beside(near),
    beside(far),
  ]
}

function boxOf({ x, y, anchor }: NamePlace, text: string): Box {
  const width = text.length * LETTER
  const left = anchor === 'start' ? x : x - width
  return { left, right: left + width, top: y - LINE + 3, bottom: y + 3 }
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

const covers = ({ left, right, top, bottom }: Box, { x, y, r }: Circle) =>
  Math.hypot(x - clamp(x, left, right), y - clamp(y, top, bottom)) < r

const meets = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const leaves = (box: Box, ground: Box) =>
  box.left < ground.left || box.right > ground.right || box.top < ground.top || box.bottom > ground.bottom

/** Where each name stands on the ground and covers no circle and no name before it, or the fewest of them. */
export function placeNames(
  names: readonly { text: string; circle: Circle }[],
  circles: readonly Circle[],
  ground: Box,
): NamePlace[] {
  const taken: Box[] = []
  return names.map(({ text, circle }) => {
    const costs = candidates(circle, ground).map((place) => {
      const box = boxOf(place, text)
      const covered = circles.filter((one) => covers(box, one)).length
      const met = taken.filter((one) => meets(box, one)).length
      // What leaves the ground is cut, which is worse than any circle that lies under a name.
      return { place, box, cost: covered + met * 10 + (leaves(box, ground) ? 1000 : 0) }
    })
    const best = costs.reduce((a, b) => (b.cost < a.cost ? b : a))
    taken.push(best.box)
    return best.place
  })
}
