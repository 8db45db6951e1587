import fc from 'fast-check'
import { runs } from '@/scripts/test/property'
import { dayTicks, nearest, type Point, place, tickDecimals, valueTicks } from './scale'

const year: Point[] = [
  ['2025-11-20', 2.05],
  ['2026-05-20', 1.9],
  ['2026-11-20', 2.001],
]

describe('values at the side', () => {
  it('are round and hold every point', () => {
    expect(valueTicks(year)).toEqual([1.9, 1.95, 2, 2.05])
    expect(
      valueTicks([
        ['2020-01-01', -0.55],
        ['2023-10-01', 3.97],
      ]),
    ).toEqual([-1, 0, 1, 2, 3, 4])
  })

  it('are two to eight, whatever the series', () => {
    const value = fc.double({ min: -10, max: 50, noNaN: true })
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 30 }), (values) => {
        const ticks = valueTicks(values.map((one) => ['2026-01-01', one]))
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks.length).toBeLessThanOrEqual(8)
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values) + 1e-6)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values) - 1e-6)
      }),
      runs(100),
    )
  })

  it('have as many decimals as they need', () => {
    expect(tickDecimals([1.9, 1.95])).toBe(2)
    expect(tickDecimals([-1, 0])).toBe(1)
    expect(tickDecimals([2, 2.005])).toBe(3)
  })
})

describe('points', () => {
  it('stand where their day and value are', () => {
    const placed = place(year, [1.9, 2, 2.1])
    expect(placed[0]).toMatchObject({ x: 0, y: expect.closeTo(25) })
    expect(placed[1]).toMatchObject({ x: expect.closeTo(49.6, 1), y: expect.closeTo(100) })
    expect(placed[2]).toMatchObject({ x: 100 })
    expect([nearest(placed, 20), nearest(placed, 30), nearest(placed, 100)]).toEqual([0, 1, 2])
  })

  it('may be one or none', () => {
    expect(place([['2026-11-20', 2]], [1.99, 2.01])).toMatchObject([{ x: 50, y: expect.closeTo(50) }])
    expect(place([], [])).toEqual([])
    expect(dayTicks([])).toEqual([])
    expect(dayTicks([['2026-11-20', 2]])).toEqual([{ at: 50, label: '20/11' }])
  })
})

describe('days under the plot', () => {
  const labels = (from: string, to: string) =>
    dayTicks([
      [from, 1],
      [to, 1],
    ]).map(({ label }) => label)

  it.each([
    ['2026-10-20', '2026-11-20', ['23/10', '30/10', '06/11', '13/11', '20/11']],
    ['2026-08-20', '2026-11-20', ['set 26', 'ott 26', 'nov 26']],
    ['2025-11-20', '2026-11-20', ['gen 26', 'apr 26', 'lug 26', 'ott 26']],
    ['2023-11-20', '2026-11-20', ['2024', '2025', '2026']],
    ['2016-11-20', '2026-11-20', ['2018', '2020', '2022', '2024', '2026']],
  ])('from %s to %s', (from, to, expected) => {
    expect(labels(from, to)).toEqual(expected)
  })
})
