import { setTimeout as sleep } from 'node:timers/promises'
import { withMinimumTime } from './minimum-time'

const timeOf = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await withMinimumTime(100, work).catch(() => undefined)
  return performance.now() - start
}

describe('even time', () => {
  it('is the same for work that is done at once, that takes a while and that fails', async () => {
    const works = [async () => 1, () => sleep(60), async () => Promise.reject(new Error('no'))]
    for (const work of works) expect(await timeOf(work)).toBeGreaterThan(97)
  })

  it('goes on to the next multiple when the work takes longer', async () => {
    expect(await timeOf(() => sleep(130))).toBeGreaterThan(197)
  })

  it('hands on what the work gave', async () => {
    expect(await withMinimumTime(1, async () => 'fatto')).toBe('fatto')
    await expect(withMinimumTime(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  })
})
