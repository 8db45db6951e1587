import { monthBefore, twelveMonths } from './present'

const NOW = new Date('2026-03-31T22:30:00Z')

describe('months of the dashboard', () => {
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
    )
    expect(months).toHaveLength(12)
    expect(months[0]).toEqual({ mese: '2025-05', valore: 7, annoPrima: 0 })
    expect(months[11]).toEqual({ mese: '2026-04', valore: 3, annoPrima: 2 })
  })
})
