import { flattening, sizesOf } from './flattening'

const sized = (...sizes: number[]) => sizes.map((size, at) => ({ key: String(at), size }))

it.each([
  ['one far above the others', [10, 12, 200, 9], '2'],
  ['five times the next, and no less', [10, 50, 8, 9], '1'],
  ['not quite as much', [10, 49, 8, 9], null],
  ['two of one size', [100, 100, 1, 1], null],
  ['too few to be flattened', [1, 100, 2], null],
  ['nothing besides', [0, 0, 100, 0], null],
  ['nothing', [], null],
])('%s', (_, sizes, found) => {
  expect(flattening(sized(...sizes))).toBe(found)
})

it('measures a point by its longest bar, and stacked parts by their sum, below zero too', () => {
  const series = [
    { name: 'a', label: 'A', tone: 'first' },
    { name: 'b', label: 'B', tone: 'second' },
  ] as const
  const points = [{ key: 'x', label: 'X', values: { a: -30, b: 20 } }]
  expect(sizesOf({ kind: 'bar', series, points })).toEqual([{ key: 'x', size: 30 }])
  expect(sizesOf({ kind: 'stacked', series, points })).toEqual([{ key: 'x', size: 50 }])
  expect(sizesOf({ kind: 'line', series, points: [{ key: 'y', label: 'Y', values: { a: null } }] })).toEqual([
    { key: 'y', size: 0 },
  ])
})
