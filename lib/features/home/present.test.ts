import { daysSince, mondayOf, monthBefore, queueOf, twelveMonths } from './present'

const NOW = new Date('2026-03-31T22:30:00Z')

describe('months of a home', () => {
  it('counts months in Italy and across years', () => {
    // 00:30 of 1 April in Rome.
    expect(monthBefore(NOW, 0)).toBe('2026-04')
    expect(monthBefore(NOW, 4)).toBe('2025-12')
  })

  it('puts each month beside the same one a year before, with zero where nothing happened', () => {
    const months = twelveMonths(
      [
        { mese: '2026-04', valore: 3 },
        { mese: '2025-04', valore: 2 },
        { mese: '2025-05', valore: 7 },
      ],
      NOW,
      1,
    )
    expect(months).toHaveLength(12)
    expect(months[0]).toEqual({ mese: '2025-05', valore: 7, annoPrima: 0 })
    // The first of April beside the first of April, not beside the whole month.
    expect(months[11]).toEqual({ mese: '2026-04', valore: 3, annoPrima: 1, annoPrimaFino: '2025-04-01' })
  })
})

it('counts days as calendars in Italy do', () => {
  // 00:30 of 1 April: what happened an hour ago was yesterday.
  expect(daysSince(new Date('2026-03-31T21:30:00Z'), NOW)).toBe(1)
  expect(daysSince(new Date('2026-03-28T12:00:00Z'), NOW)).toBe(4)
  expect(daysSince(new Date('2026-04-03T12:00:00Z'), NOW)).toBe(0)
})

it.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2026-12-02', '2026-11-30'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

it('takes the counts from any row, and none from none', () => {
  expect(queueOf([{ total: 9, late_total: 2, x: 1 }], ({ x }) => x)).toEqual({
    total: 9,
    late: 2,
    items: [1],
  })
  expect(queueOf([], (row) => row)).toEqual({ total: 0, late: 0, items: [] })
})
