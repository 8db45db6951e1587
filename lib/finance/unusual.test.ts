import { isUnusual, USUAL_STEP, usualStep } from './unusual'

test.each([
  [[2.1, 2.11, 2.09], 0.25],
  [[2, 2.2, 2.1], 0.6],
  [[2], USUAL_STEP],
  [[], USUAL_STEP],
])('the usual step of %j is %d', (values, step) => {
  expect(usualStep(values)).toBeCloseTo(step, 10)
})

test.each([
  [2.1, 21, undefined, true],
  [2.1, 3.1, undefined, false],
  [2.1, 2.4, 0.25, true],
  [2.1, 2.35, 0.25, false],
  [null, 21, undefined, false],
  [2.1, null, undefined, false],
])('from %p to %p with %p is unusual: %p', (from, to, usual, expected) => {
  expect(isUnusual(from, to, usual)).toBe(expected)
})
