import { coalesced } from './coalesced'

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('coalesced work', () => {
  it('runs at once, and once more for all who ask meanwhile', async () => {
    const ends: (() => void)[] = []
    const ask = coalesced(() => new Promise<void>((resolve) => ends.push(resolve)), fail)
    ask()
    expect(ends).toHaveLength(1)
    for (let n = 0; n < 1_000; n += 1) ask()
    expect(ends).toHaveLength(1)
    ends[0]?.()
    await turn()
    expect(ends).toHaveLength(2)
    ends[1]?.()
    await turn()
    expect(ends).toHaveLength(2)
    ask()
    expect(ends).toHaveLength(3)
  })

  it('goes on after a run that failed', async () => {
    const errors: unknown[] = []
    let runs = 0
    const ask = coalesced(
      async () => {
        runs += 1
        throw new Error('broken')
      },
      (err) => errors.push(err),
    )
    ask()
    ask()
    await turn()
    expect([runs, errors.length]).toEqual([2, 2])
  })
})

function fail(err: unknown): void {
  throw err
}
