import { yearFraction } from './year-fraction'

describe('intervalli fra date', () => {
  it.each([
    ['2012-01-12', '2012-02-15', 1 / 12 + 3 / 365],
    ['2013-01-12', '2013-02-15', 1 / 12 + 3 / 366],
    ['2024-12-31', '2025-02-28', 2 / 12],
    ['2012-01-12', '2013-02-15', 13 / 12 + 3 / 365],
    ['2024-01-31', '2024-02-29', 1 / 12],
    ['2024-01-31', '2024-04-30', 3 / 12],
    ['2025-02-28', '2025-03-31', 1 / 12],
    ['2024-02-29', '2025-02-28', 1],
    ['2024-03-01', '2024-03-01', 0],
    ['2025-03-01', '2025-03-31', 30 / 365],
    ['2024-03-01', '2024-03-31', 30 / 366],
    ['2024-01-10', '2024-02-29', 1 / 12 + 19 / 365],
    ['2000-05-15', '2040-05-15', 40],
  ])('%s → %s', (from, to, expected) => {
    expect(yearFraction(from, to)).toBeCloseTo(expected, 14)
  })

  it('è negativo all’indietro', () => {
    expect(yearFraction('2012-02-15', '2012-01-12')).toBeCloseTo(-(1 / 12 + 3 / 365), 14)
  })

  it('non torna mai indietro in cinque anni, e sta fermo solo dove un mese corto ripete il giorno', () => {
    let before = 0
    const still: string[] = []
    for (let day = 1; day < 5 * 366; day++) {
      const to = new Date(Date.UTC(2023, 0, 31 + day)).toISOString().slice(0, 10)
      const now = yearFraction('2023-01-31', to)
      expect(now).toBeGreaterThanOrEqual(before)
      if (now === before) still.push(to)
      before = now
    }
    expect(still.slice(0, 2)).toEqual(['2023-03-29', '2023-03-30'])
    expect(still.every((day) => day.slice(8) >= '29')).toBe(true)
  })

  it.each(['2025-02-29', '2025-13-01', '2025-1-1', '', '2025-04-31'])('rifiuta «%s»', (day) => {
    expect(() => yearFraction('2024-01-01', day)).toThrow(expect.objectContaining({ field: 'date' }))
    expect(() => yearFraction(day, '2024-01-01')).toThrow('AAAA-MM-GG')
  })
})
