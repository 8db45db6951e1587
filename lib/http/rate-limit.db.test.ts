import { withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { tryConsume, tryConsumeIn } from './rate-limit'

/** Addresses of one subscriber, and of another one. */
const SAME = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:0db8:0001:0002:0:0:0:7'] as const
const OTHER = '2001:db8:1:3::1'

describe('a limit that is given a bare address', () => {
  const limitOf = () => ({ name: `prova-${newId()}`, points: 2, seconds: 60 })

  it('counts a /64 of IPv6 as one, whichever way it is counted', async () => {
    const limit = limitOf()
    const waits = []
    for (const address of SAME) waits.push(await tryConsume(limit, address))
    expect(waits.map((seconds) => seconds > 0)).toEqual([false, false, true])
    expect(await tryConsume(limit, OTHER)).toBe(0)
  })

  it('does so within a transaction too', async () => {
    const limit = limitOf()
    const waits = await withTransaction(async (tx) => {
      const all = []
      for (const address of SAME) all.push(await tryConsumeIn(tx, limit, address))
      return all
    })
    expect(waits.map((seconds) => seconds > 0)).toEqual([false, false, true])
  })
})
