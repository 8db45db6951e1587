import { medianOf } from './median'

it.each([
  [[], null],
  [[3], 3],
  [[9, 1, 4], 4],
  [[1, 2, 4, 9], 3],
  [[0.01, 0.02], 0.02],
])('of %j is %s', (values, median) => {
  expect(medianOf(values)).toBe(median)
})
