import { difference, wilson } from './stats'

const rounded = (value: object | null) =>
  value && Object.fromEntries(Object.entries(value).map(([key, one]) => [key, Number(one.toFixed(4))]))

describe('wilson', () => {
  it.each([
    // Newcombe (1998), Statistics in Medicine 17: 857–872, table I.
    [81, 263, { value: 0.308, low: 0.2553, high: 0.3662 }],
    [15, 148, { value: 0.1014, low: 0.0624, high: 0.1605 }],
    [0, 20, { value: 0, low: 0, high: 0.1611 }],
    [1, 29, { value: 0.0345, low: 0.0061, high: 0.1718 }],
  ])('%i of %i', (events, trials, expected) => {
    expect(rounded(wilson({ events, trials }))).toEqual(expected)
  })

  it('is 100% at most, and nothing without trials or with more events than trials', () => {
    expect(wilson({ events: 20, trials: 20 })?.high).toBe(1)
    expect(wilson({ events: 0, trials: 0 })).toBeNull()
    expect(wilson({ events: 3, trials: 2 })).toBeNull()
  })
})

describe('difference', () => {
  // Newcombe (1998), Statistics in Medicine 17: 873–890, table II, method 10: first less second.
  it.each([
    [56, 70, 48, 80, 0.0524, 0.3339, true],
    [9, 10, 3, 10, 0.1705, 0.809, true],
    [5, 56, 0, 29, -0.0381, 0.1926, false],
  ])('%i of %i and %i of %i', (e1, n1, e2, n2, low, high, significant) => {
    const found = difference({ events: e2, trials: n2 }, { events: e1, trials: n1 })
    expect(found?.low).toBeCloseTo(low, 3)
    expect(found?.high).toBeCloseTo(high, 3)
    expect(found?.significant).toBe(significant)
  })

  it('is nothing while one of the two was not seen', () => {
    expect(difference({ events: 0, trials: 0 }, { events: 1, trials: 10 })).toBeNull()
  })
})
