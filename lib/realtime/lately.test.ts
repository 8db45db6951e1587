import { Lately } from './lately'

it('remembers for the time that it is told to, however much comes, and forgets afterwards', () => {
  let now = 0
  const lately = new Lately(1_000, () => now)
  for (let n = 0; n < 50_000; n += 1) lately.add(`${n}`)
  now = 999
  lately.add('late')
  expect([lately.has('0'), lately.has('49999'), lately.has('other')]).toEqual([true, true, false])
  now = 1_990
  expect([lately.has('0'), lately.has('late')]).toEqual([true, true])
  now = 3_000
  expect([lately.has('0'), lately.has('late')]).toEqual([false, false])
})

it('forgets at once what is older when nobody has asked for long', () => {
  let now = 0
  const lately = new Lately(1_000, () => now)
  lately.add('old')
  now = 10_000
  expect(lately.has('old')).toBe(false)
})
