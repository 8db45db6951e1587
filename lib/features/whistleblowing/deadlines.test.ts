import { deadlinesOf, duesOf } from './deadlines'

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

  it('is not moved by a receipt that comes after the seven days', () => {
    expect(days('2026-12-01', '2027-02-20')).toEqual(['2026-12-08', '2027-03-08'])
    expect(days('2026-12-01', '2026-12-08')[1]).toBe('2027-03-08')
    expect(days('2026-12-01', '2026-12-07')[1]).toBe('2027-03-07')
  })

  it('ends with the month where the day does not exist', () => {
    expect(days('2026-11-25', '2026-11-30')[1]).toBe('2027-02-28')
  })
})

const day = (text: string) => new Date(`${text}T10:00:00+01:00`)
const createdAt = day('2026-11-02')

it.each([
  [
    { acknowledgedAt: null, closedAt: null },
    [
      ['avviso', '2026-11-09'],
      ['riscontro', '2027-02-09'],
    ],
  ],
  [{ acknowledgedAt: day('2026-11-05'), closedAt: null }, [['riscontro', '2027-02-05']]],
] as const)('of %j what is owed is %j', (course, owed) => {
  expect(duesOf({ createdAt, ...course })).toEqual(owed.map(([cosa, entro]) => ({ cosa, entro: day(entro) })))
})

it('nothing is due of a report that is closed', () => {
  expect(duesOf({ createdAt, acknowledgedAt: day('2026-11-05'), closedAt: day('2026-11-20') })).toEqual([])
})
