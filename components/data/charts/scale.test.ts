import { ticksOf } from './scale'

it.each([
  ['nothing', [], [0, 1, 2]],
  ['zeros', [0, 0], [0, 1, 2]],
  ['one case', [1], [0, 1, 2]],
  ['few cases', [7, 3], [0, 5, 10]],
  ['many', [4_820], [0, 2_500, 5_000]],
  ['money in cents', [183_000_000], [0, 100_000_000, 200_000_000]],
  ['losses only', [-30], [-40, -20, 0]],
  ['gains and losses', [-3, 18], [-4, -2, 0, 10, 20]],
])('draws whole lines for %s', (_what, values, ticks) => {
  expect(ticksOf(values)).toEqual(ticks)
})

it('counts in thousands while nothing has been paid', () => {
  expect(ticksOf([0], 20_000_000)).toEqual([0, 10_000_000, 20_000_000])
})
