import { deadlinesOf } from './deadlines'

const at = (day: string) => new Date(`${day}T10:00:00Z`)
const days = (createdAt: string, acknowledgedAt: string | null) => {
  const { avvisoEntro, riscontroEntro } = deadlinesOf({
    createdAt: at(createdAt),
    acknowledgedAt: acknowledgedAt ? at(acknowledgedAt) : null,
  })
  return [avvisoEntro, riscontroEntro].map((date) => date.toISOString().slice(0, 10))
}

describe('what the law gives the office', () => {
  it('is seven days for the receipt, and three months from it', () => {
    expect(days('2026-11-21', '2026-11-24')).toEqual(['2026-11-28', '2027-02-24'])
  })

  it('is three months from the end of the seven days where no receipt was given', () => {
    expect(days('2026-11-21', null)).toEqual(['2026-11-28', '2027-02-28'])
  })

  it('ends with the month where the day does not exist', () => {
    expect(days('2026-11-20', '2026-11-30')[1]).toBe('2027-02-28')
  })
})
