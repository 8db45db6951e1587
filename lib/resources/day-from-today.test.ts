import { dayFromToday } from './day-from-today'

describe('a day counted from today', () => {
  it.each([
    ['oggi', '2026-11-22'],
    ['oggi+30', '2026-12-22'],
    ['oggi-22', '2026-10-31'],
    ['oggi+0', '2026-11-22'],
    ['mese', '2026-11-01'],
    ['anno', '2026-01-01'],
    ['2026-11-22', null],
    ['oggi+', null],
    ['oggi+99999', null],
    ['domani', null],
  ])('%s is %s', (text, day) => {
    expect(dayFromToday(text, '2026-11-22')).toBe(day)
  })
})
