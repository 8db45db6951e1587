import { isHoliday } from './holidays'

describe('Italian holidays', () => {
  it.each([
    '2026-01-01',
    '2026-01-06',
    '2026-04-25',
    '2026-06-02',
    '2026-08-15',
    '2026-11-01',
    '2026-12-08',
    '2026-12-26',
  ])('%s never moves', (day) => expect(isHoliday(day)).toBe(true))

  it.each([
    ['2024-03-31', '2024-04-01'],
    ['2025-04-20', '2025-04-21'],
    ['2026-04-05', '2026-04-06'],
    ['2027-03-28', '2027-03-29'],
    ['2038-04-25', '2038-04-26'],
  ])('Easter is %s and its Monday %s', (sunday, monday) => {
    expect(isHoliday(sunday)).toBe(true)
    expect(isHoliday(monday)).toBe(true)
  })

  it('knows San Francesco from the year of its law', () => {
    expect(isHoliday('2025-10-04')).toBe(false)
    expect(isHoliday('2026-10-04')).toBe(true)
  })

  it.each(['2026-04-03', '2026-04-07', '2026-11-23', '2026-12-24'])('%s is a working day', (day) =>
    expect(isHoliday(day)).toBe(false),
  )
})
