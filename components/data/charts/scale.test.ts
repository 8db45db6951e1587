import { closeTicks, ticksOf } from './scale'

it.each([
  ['nothing', [], [0, 1, 2]],
  ['zeros', [0, 0], [0, 1, 2]],
  ['one case', [1], [0, 1, 2]],
  ['five cases', [5], [0, 3, 6]],
  ['few cases', [7, 3], [0, 4, 8]],
  ['many', [4_820], [0, 2_500, 5_000]],
  ['a little above a round number', [10_300], [0, 6_000, 12_000]],
  ['money in cents', [183_000_000], [0, 100_000_000, 200_000_000]],
  ['losses only', [-30], [-30, -15, 0]],
  ['gains and losses', [-3, 18], [-4, -2, 0, 10, 20]],
])('draws whole lines for %s', (_what, values, ticks) => {
  expect(ticksOf(values)).toEqual(ticks)
})

it('counts in thousands while nothing has been paid', () => {
  expect(ticksOf([0], 20_000_000)).toEqual([0, 10_000_000, 20_000_000])
})

it('divides what is no count', () => {
  expect(ticksOf([0.4], 2, false)).toEqual([0, 0.2, 0.4])
})

describe('a close scale', () => {
  it('holds the values at round distances', () => {
    expect(closeTicks([1.95, 2.12])).toEqual([1.9, 2, 2.1, 2.2])
    expect(closeTicks([-0.5, 3.9])).toEqual([-5, 0, 5])
  })

  it('has a height also where nothing changes', () => {
    expect(closeTicks([2, 2]).length).toBeGreaterThan(1)
    expect(closeTicks([0]).length).toBeGreaterThan(1)
  })
})
