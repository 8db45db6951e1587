import { businessDays, easter } from './business-days'

describe('businessDays', () => {
  it('knows Easter', () => {
    expect(easter(2024).toISOString().slice(0, 10)).toBe('2024-03-31')
    expect(easter(2026).toISOString().slice(0, 10)).toBe('2026-04-05')
  })

  it('leaves out weekends, Good Friday and Easter Monday', () => {
    const days = businessDays(new Date('2026-04-02'), new Date('2026-04-08T10:00:00Z'))
    expect(days.map((day) => day.toISOString().slice(0, 10))).toEqual([
      '2026-04-02',
      '2026-04-07',
      '2026-04-08',
    ])
  })
})
