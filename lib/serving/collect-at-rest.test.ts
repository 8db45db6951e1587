import { setTimeout as sleep } from 'node:timers/promises'
import { collectAtRest, newCollector } from './collect-at-rest'

it('collects when there is little to do and something to collect', async () => {
  const seen = { utilization: 0.5, heapBytes: 100 }
  let times = 0
  const collect = () => {
    times += 1
    seen.heapBytes = 110
  }
  const { stop } = collectAtRest({ look: () => ({ ...seen }), collect, everyMs: 10 })
  seen.heapBytes = 200
  await sleep(60)
  expect(times).toBe(0)
  seen.utilization = 0.01
  await sleep(60)
  expect([times, seen.heapBytes]).toEqual([1, 110])
  seen.heapBytes = 130
  await sleep(60)
  // Not for so little.
  expect(times).toBe(1)
  seen.heapBytes = 140
  await sleep(60)
  expect(times).toBe(2)
  stop()
})

it('says of what no collection gives back that the thread has grown, once it has rested for a while', async () => {
  const seen = { utilization: 0.01, heapBytes: 100 }
  const grown = jest.fn()
  const { stop } = collectAtRest({
    look: () => ({ ...seen }),
    collect: () => undefined,
    everyMs: 10,
    onGrown: grown,
  })
  seen.heapBytes = 130
  await sleep(60)
  expect(grown).not.toHaveBeenCalled()
  Object.assign(seen, { utilization: 0.5, heapBytes: 200 })
  await sleep(60)
  expect(grown).not.toHaveBeenCalled()
  seen.utilization = 0.01
  await sleep(60)
  expect(grown).toHaveBeenCalled()
  stop()
})

it('gives back what nobody holds', () => {
  const collect = newCollector()
  const holder: { held: object[] } = { held: [] }
  const fill = () => {
    holder.held = Array.from({ length: 500_000 }, (_, at) => ({ at }))
  }
  fill()
  collect()
  const before = process.memoryUsage().heapUsed
  holder.held = []
  collect()
  expect(process.memoryUsage().heapUsed).toBeLessThan(before - 10_000_000)
})
