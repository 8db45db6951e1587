import { businessDays } from './business-days'

describe('businessDays', () => {
  it('leaves out weekends, Good Friday and Easter Monday', () => {
    const days = businessDays(new Date('2026-04-02'), new Date('2026-04-08T10:00:00Z'))
    expect(days.map((day) => day.toISOString().slice(0, 10))).toEqual([
      '2026-04-02',
      '2026-04-07',
      '2026-04-08',
    ])
  })
})
