import { comparedMonth, daysOf, daysYearBefore, inMonth, monthBefore } from './month-words'

it.each([
  ['2026-11', '2026-11-01..2026-11-30'],
  ['2026-12', '2026-12-01..2026-12-31'],
  ['2028-02', '2028-02-01..2028-02-29'],
])('the days of %s', (mese, days) => {
  expect(daysOf(mese)).toBe(days)
})

it('knows the month before, and the days of the year before', () => {
  expect([monthBefore('2026-01'), monthBefore('2026-12')]).toEqual(['2025-12', '2026-11'])
  expect(daysYearBefore('2026-01')).toBe('2025-01-01..2025-01-31')
  expect(daysYearBefore('2026-11', '2025-11-09')).toBe('2025-11-01..2025-11-09')
  expect([comparedMonth('2026-10'), comparedMonth('2026-11', '2025-11-09')]).toEqual([
    'ottobre 2026',
    'novembre 2026, fino al 9',
  ])
})

it('says when', () => {
  expect([inMonth('2026-08'), inMonth('2026-11')]).toEqual(['ad agosto', 'a novembre'])
})
