import { cachedTotal, cacheTotal, isWhole } from './cached-totals'

it('knows a list that nothing is taken from', () => {
  expect(isWhole([{}, { AND: [] }, { AND: [{}, { AND: [] }] }])).toBe(true)
  for (const where of [{ agentId: 'x' }, { AND: [{}, { stato: 'nuovo' }] }, { OR: [] }])
    expect(isWhole([where])).toBe(false)
})

it('holds the number of a long list for five seconds, and none of a short one', () => {
  cacheTotal('lunga', 8_000, 0)
  expect([cachedTotal('lunga', 4_999), cachedTotal('lunga', 5_000), cachedTotal('altra', 0)]).toEqual([
    8_000,
    undefined,
    undefined,
  ])
  cacheTotal('lunga', 1_000, 0)
  expect(cachedTotal('lunga', 1)).toBeUndefined()
})
