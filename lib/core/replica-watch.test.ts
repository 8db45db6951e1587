import { ReplicaWatch } from './replica-watch'

/** Two servers of which a test says how far they are, and what time it is. */
function pair() {
  const at = { now: 0, flushed: 100n, replayed: 100n, seconds: 0, isStandby: true, system: 'a', isUp: true }
  const asked = { replica: 0 }
  const watch = new ReplicaWatch({
    now: () => at.now,
    primary: async () => ({ system: 'a', flushed: at.flushed }),
    replica: async () => {
      asked.replica += 1
      if (!at.isUp) throw new Error('away')
      const { system, isStandby, replayed, seconds } = at
      return { system, isStandby, replayed, seconds }
    },
  })
  /** So many milliseconds, in steps as it is asked. */
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 500) {
      at.now += 500
      await watch.look()
    }
  }
  return { at, asked, watch, pass }
}

let made: ReturnType<typeof pair>
beforeEach(() => {
  made = pair()
})
afterEach(() => made.watch.close())

it('is read when it has come as far as it must', async () => {
  const { at, watch } = made
  expect(await watch.admits(1n)).toBe('away')
  await watch.look()
  expect(await watch.admits(100n)).toBeNull()
  at.replayed = 150n
  expect(await watch.admits(150n)).toBeNull()
})

it('is waited for a moment, and then no more for a while', async () => {
  const { at, asked, watch } = made
  await watch.look()
  const tick = setInterval(() => {
    at.now += 20
  }, 5)
  expect(await watch.admits(101n)).toBe('behind')
  clearInterval(tick)
  const before = asked.replica
  expect(before).toBeGreaterThan(2)
  expect(await watch.admits(101n)).toBe('behind')
  expect(asked.replica).toBe(before)
})

it('is late by how long the primary has been further on, however long nothing happens', async () => {
  const { at, watch, pass } = made
  await pass(60_000)
  expect(watch.lagMs()).toBe(0)
  at.seconds = 3_600
  expect(await watch.admits(1n)).toBeNull()
  at.flushed = 200n
  await pass(9_000)
  expect(await watch.admits(1n)).toBeNull()
  await pass(2_500)
  expect(watch.lagMs()).toBeGreaterThan(10_000)
  expect(await watch.admits(1n)).toBe('late')
  at.replayed = 200n
  await pass(500)
  expect(await watch.admits(1n)).toBeNull()
})

it('is late at the beginning if what it did last is long ago', async () => {
  const { at, watch } = made
  Object.assign(at, { flushed: 200n, seconds: 3_600 })
  await watch.look()
  expect(await watch.admits(1n)).toBe('late')
})

it.each([
  ['is no standby', { isStandby: false }],
  ['is of another cluster', { system: 'b' }],
  ['does not answer', { isUp: false }],
])('is away when it %s', async (_why, wrong) => {
  const { at, watch } = made
  await watch.look()
  expect(await watch.admits(1n)).toBeNull()
  Object.assign(at, wrong)
  const { losses } = watch
  // One that was asked before may be on its way.
  await watch.look()
  expect(await watch.look()).toBe(false)
  expect(await watch.admits(1n)).toBe('away')
  expect(watch.losses).toBeGreaterThan(losses)
})

it('what was heard a while ago is no longer believed', async () => {
  const { at, watch } = made
  await watch.look()
  at.now += 2_500
  expect(await watch.admits(1n)).toBe('away')
})
