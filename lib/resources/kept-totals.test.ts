import { isWhole, keepTotal, keptTotal } from './kept-totals'

it('knows a list that nothing is taken from', () => {
  expect(isWhole([{}, { AND: [] }, { AND: [{}, { AND: [] }] }])).toBe(true)
  for (const where of [{ agentId: 'x' }, { AND: [{}, { stato: 'nuovo' }] }, { OR: [] }])
    expect(isWhole([where])).toBe(false)
})

it('holds the number of a long list for five seconds, and none of a short one', () => {
  keepTotal('lunga', 8_000, 0)
  expect([keptTotal('lunga', 4_999), keptTotal('lunga', 5_000), keptTotal('altra', 0)]).toEqual([
    8_000,
    undefined,
    undefined,
  ])
  keepTotal('lunga', 1_000, 0)
  expect(keptTotal('lunga', 1)).toBeUndefined()
})
