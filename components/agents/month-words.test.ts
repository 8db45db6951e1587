import { daysOf } from './month-words'

it.each([
  ['2026-11', '2026-11-01..2026-11-30'],
  ['2026-12', '2026-12-01..2026-12-31'],
  ['2028-02', '2028-02-01..2028-02-29'],
])('the days of %s', (mese, days) => {
  expect(daysOf(mese)).toBe(days)
})
