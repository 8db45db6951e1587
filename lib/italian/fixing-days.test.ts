import { fixingDays, isFixingDay } from './fixing-days'

describe('fixing days', () => {
  // Closing days of T2 as the ECB lists them for 2026: 1 January, 3 and 6 April, 1 May, 25 and 26 December.
  it.each(['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25'])('%s is none', (day) => {
    expect(isFixingDay(day)).toBe(false)
  })

  it('are Italian holidays too, and never weekends', () => {
    expect(fixingDays('2026-05-29', '2026-06-03')).toEqual([
      '2026-05-29',
      '2026-06-01',
      '2026-06-02',
      '2026-06-03',
    ])
  })
})
