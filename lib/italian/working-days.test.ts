import fc from 'fast-check'
import { runs } from '@/scripts/test/property'
import { dayOfColumn } from '../core/dates'
import { addWorkingDays, holidaysOf, isWorkingDay, workingDaysBetween } from './working-days'

const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => dayOfColumn(date))

it('knows the holidays of 2026: Easter Monday and San Francesco too', () => {
  expect(holidaysOf(2026)).toEqual([
    '2026-01-01',
    '2026-01-06',
    '2026-04-05',
    '2026-04-06',
    '2026-04-25',
    '2026-05-01',
    '2026-06-02',
    '2026-08-15',
    '2026-10-04',
    '2026-11-01',
    '2026-12-08',
    '2026-12-25',
    '2026-12-26',
  ])
})

it('counts from the day after, as terms are counted', () => {
  // Thursday before Easter to the Wednesday after it: Friday, Tuesday, Wednesday.
  expect(workingDaysBetween('2026-04-02', '2026-04-08')).toBe(3)
  expect(workingDaysBetween('2026-04-08', '2026-04-02')).toBe(-3)
  expect(addWorkingDays('2026-12-23', 2)).toBe('2026-12-28')
})

it('adding and counting agree, and end on a working day', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 60 }), (day, count) => {
      const end = addWorkingDays(day, count)
      expect(isWorkingDay(end)).toBe(true)
      expect(workingDaysBetween(day, end)).toBe(count)
    }),
    runs(60),
  )
})
