import { formatEuro, formatWholeEuro, round } from './money'

it.each([0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('%p is 0 €', (cents) => {
  expect([formatEuro(cents), formatWholeEuro(cents)]).toEqual(['0 €', '0 €'])
})

it('prints Italian money, and no sign before a sum that rounds to nothing', () => {
  expect(formatEuro(1_432_86)).toBe('1.432,86\u00a0€')
  expect([formatWholeEuro(13_026_800_49), formatWholeEuro(-40)]).toEqual(['13.026.800\u00a0€', '0 €'])
})

it('rounds half up on decimal digits', () => {
  expect([round(1.005, 2), round(2.5, 0), round(1234.5678, 3)]).toEqual([1.01, 3, 1234.568])
})
