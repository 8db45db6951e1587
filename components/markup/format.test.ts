import { formatEuro } from '@/lib/core/money'
import { dayText, durationText, euroOf, euroText, percentText, wholeText } from './format'

describe('format', () => {
  it.each([0, 1, 99, 72_702, 150_000_00, -5_00])(
    'prints %p cents as the rest of the product does',
    (cents) => {
      expect(euroOf(cents)).toBe(formatEuro(cents))
    },
  )

  it('prints rates, days and durations in Italian', () => {
    expect(euroText(1432.86)).toBe('1.432,86\u00a0€')
    expect(percentText(3.2)).toBe('3,20%')
    expect(wholeText(1500)).toBe('1.500')
    expect(dayText('2026-11-20')).toBe('20/11/2026')
    expect([durationText(300), durationText(12), durationText(18)]).toEqual(['25 anni', '1 anno', '18 mesi'])
  })
})
