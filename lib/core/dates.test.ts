import { clockAt, realClock } from '@/lib/testing/clock'
import {
  addMonths,
  addMonthsToDay,
  dayOf,
  dayOfText,
  formatDay,
  instantAt,
  italianClock,
  monthOf,
  startOfDay,
  todayInRome,
  yearCode,
} from './dates'

const at = (text: string) => new Date(text)

describe('today in Italy', () => {
  afterEach(realClock)

  it.each([
    // Summer: two hours ahead of UTC.
    ['2026-06-30T21:59:59Z', '2026-06-30', '2026-06'],
    ['2026-06-30T22:30:00Z', '2026-07-01', '2026-07'],
    // Winter: one hour.
    ['2026-12-31T22:30:00Z', '2026-12-31', '2026-12'],
    ['2026-12-31T23:30:00Z', '2027-01-01', '2027-01'],
    // The nights on which clocks change, and 29 February.
    ['2026-03-28T23:30:00Z', '2026-03-29', '2026-03'],
    ['2026-03-29T22:30:00Z', '2026-03-30', '2026-03'],
    ['2026-10-24T22:30:00Z', '2026-10-25', '2026-10'],
    ['2026-10-25T22:30:00Z', '2026-10-25', '2026-10'],
    ['2028-02-28T23:30:00Z', '2028-02-29', '2028-02'],
  ])('at %s is %s', (instant, day, month) => {
    clockAt(instant)
    expect([todayInRome(), monthOf(new Date()), yearCode()]).toEqual([day, month, day.slice(2, 4)])
  })
})

describe('months later', () => {
  it.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2028-02-29', -24, '2026-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('of %s, %i: %s', (day, months, expected) => {
    expect(addMonthsToDay(day, months)).toBe(expected)
    // Half past midnight in Italy is the day before in UTC: the day that counts is Italy's.
    const start = startOfDay(day).getTime()
    expect(dayOf(addMonths(new Date(start + 1_800_000), months))).toBe(expected)
  })

  it.each([
    // Winter to summer and back: the time on the clock stays.
    ['2026-01-15T09:30:00.250Z', 6, '2026-07-15T08:30:00.250Z'],
    ['2026-07-15T08:30:00.250Z', 6, '2027-01-15T09:30:00.250Z'],
    // 02:30 does not exist on the night of spring, and comes twice in autumn.
    ['2026-02-28T01:30:00.000Z', 1, '2026-03-28T01:30:00.000Z'],
    ['2026-01-29T01:30:00.000Z', 2, '2026-03-29T01:30:00.000Z'],
    ['2026-09-25T00:30:00.000Z', 1, '2026-10-25T00:30:00.000Z'],
  ])('of %s, %i: the same time in Italy', (from, months, expected) => {
    expect(addMonths(at(from), months).toISOString()).toBe(expected)
  })

  it('and back is the same instant, where both months have the day and the hour', () => {
    for (let hour = 0; hour < 24 * 60; hour += 1) {
      const instant = new Date(Date.UTC(2026, 4, 1, hour, 17))
      if (Number(dayOf(instant).slice(8)) > 28) continue
      const there = addMonths(instant, 7)
      expect(italianClock(there) % 86_400_000).toBe(italianClock(instant) % 86_400_000)
      expect(addMonths(there, -7)).toEqual(instant)
    }
  })
})

describe('the day that a text or an instant is shown as', () => {
  it.each([
    // 00:30 and 01:59 in Rome, while it is the day before in Greenwich.
    ['2026-07-31T22:30:00.000Z', '2026-08-01', '01/08/2026'],
    ['2026-07-31T23:59:59.999Z', '2026-08-01', '01/08/2026'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01', '01/01/2027'],
    ['2026-12-31T22:59:59.000Z', '2026-12-31', '31/12/2026'],
    // A column of days arrives as midnight UTC.
    ['2026-11-21T00:00:00.000Z', '2026-11-21', '21/11/2026'],
    ['2026-11-21', '2026-11-21', '21/11/2026'],
    ['1900-01-01', '1900-01-01', '01/01/1900'],
  ])('%s is %s, "%s"', (text, day, shown) => {
    expect([dayOfText(text), formatDay(text), formatDay(new Date(text))]).toEqual([day, shown, shown])
  })
})

describe('a time of a day in Rome', () => {
  it.each([
    ['2026-12-03', '09:30', '2026-12-03T08:30:00.000Z'],
    ['2026-07-03', '09:30', '2026-07-03T07:30:00.000Z'],
    // Clocks go forward, and back, in the small hours of these days.
    ['2026-03-29', '09:30', '2026-03-29T07:30:00.000Z'],
    ['2026-10-25', '09:30', '2026-10-25T08:30:00.000Z'],
  ])('%s at %s is %s', (day, time, instant) => {
    expect(instantAt(day, time)?.toISOString()).toBe(instant)
  })

  it.each([
    ['2026-03-29', '02:30'],
    ['2026-12-03', '25:00'],
    ['2026-12-03', 'mattina'],
    ['domani', '09:30'],
  ])('%s at %s is none', (day, time) => {
    expect(instantAt(day, time)).toBeNull()
  })
})
