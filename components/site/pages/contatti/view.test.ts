import { outline } from './outline'
import { isInside, viewBox, viewOf, WHOLE } from './view'

const milano = { lat: 45.46, lng: 9.19 }
const monza = { lat: 45.58, lng: 9.27 }
const palermo = { lat: 38.11, lng: 13.36 }

describe('the window on the map', () => {
  it('shows all of Italy when nothing is looked for', () => expect(viewOf([])).toBe(WHOLE))

  it.each([[[milano, monza]], [[palermo]], [[milano, palermo]]])('holds every place of %j', (points) => {
    const view = viewOf(points)
    for (const point of points) expect(isInside(view, point)).toBe(true)
    expect(view.height / view.width).toBeCloseTo(WHOLE.height / WHOLE.width)
  })

  it('does not come nearer than the map is good for, nor leave it', () => {
    expect(viewOf([milano]).width).toBeGreaterThan(100)
    expect(viewOf([palermo]).y + viewOf([palermo]).height).toBeLessThanOrEqual(WHOLE.y + WHOLE.height)
    expect(isInside(viewOf([milano, monza]), palermo)).toBe(false)
    expect(viewBox(WHOLE)).toBe('-5 -5 620 740')
  })
})

describe('the outline of Italy', () => {
  const regions = outline()

  it('has the 20 regions, in a few kilobytes', () => {
    expect(regions).toHaveLength(20)
    const size = regions.reduce((sum, { path }) => sum + path.length, 0)
    expect(size).toBeGreaterThan(10_000)
    expect(size).toBeLessThan(24_000)
  })

  it('is made of closed lines of numbers', () => {
    for (const { path } of regions) expect(path).toMatch(/^(?:M[\d.]+ [\d.]+l[-\d. ]+z)+$/)
  })
})
