import { hasBarLabels, heightOf, isLying, topOf } from './layout'
import { hasEndLabels } from './line-ends'

const series = [
  { name: 'a', label: 'prima', tone: 'before' },
  { name: 'b', label: 'ora', tone: 'now' },
] as const
const points = (a: number | null, b: number) =>
  ['x', 'y'].map((key) => ({ key, label: key, values: { a, b } }))
const line = (a: number | null, b: number) =>
  ({ kind: 'line', unit: 'count', series, points: points(a, b) }) as const

it.each([
  ['stand apart', line(10, 20), true],
  ['end at the same height', line(19.5, 20), false],
  ['have no last value', line(null, 20), false],
  ['are one', { ...line(10, 20), series: series.slice(1) } as const, false],
  ['are bars', { ...line(10, 20), kind: 'bar' } as const, false],
])('names lines at their ends unless they %s', (_what, data, named) => {
  expect(hasEndLabels(data)).toBe(named)
})

it('lays bars down beside long names, and makes room for each', () => {
  const long = ['Milano Porta Romana', 'Bari'].map((label) => ({ key: label, label, values: { b: 1 } }))
  expect(isLying({ kind: 'bar', points: long })).toBe(true)
  expect(isLying({ kind: 'line', points: long })).toBe(false)
  expect(heightOf({ kind: 'bar', points: long })).toBeGreaterThan(
    heightOf({ kind: 'bar', points: long.slice(0, 1) }),
  )
})

it('writes figures on few bars of one series', () => {
  const data = { kind: 'bar', unit: 'count', series: series.slice(1), points: points(1, 2) } as const
  expect(hasBarLabels(data)).toBe(true)
  expect(hasBarLabels({ ...data, series })).toBe(false)
  expect(hasBarLabels({ ...data, points: points(1, -2) })).toBe(false)
})

it('ends the scale of lying bars with their longest, where each says its figure', () => {
  const named = (label: string) => [{ key: 'x', label, values: { b: 123 } }]
  const data = {
    kind: 'bar',
    unit: 'count',
    series: series.slice(1),
    points: named('Milano Porta Romana'),
  } as const
  expect(topOf(data, [0, 80, 160])).toBe(123)
  expect(topOf({ ...data, points: named('Bari') }, [0, 80, 160])).toBe(160)
  expect(topOf({ ...data, points: [] }, [0, 1, 2])).toBe(2)
})
