import { setTimeout as sleep } from 'node:timers/promises'
import { SessionWatch } from './session-watch'

const LOOK_MS = 20
const watching = (places = 2) => {
  const watch = new SessionWatch(places, 3 * LOOK_MS, LOOK_MS)
  watch.start()
  return watch
}
const within = async (watch: SessionWatch, ms = 400) => {
  const reason = await Promise.race([watch.ended, sleep(ms, 'goes on')])
  watch.stop()
  return reason
}
/** What the queue gives with its events is not looked at, but for the failure. */
const tell = (watch: SessionWatch, name: string, given: object = {}) =>
  (watch.events as unknown as { emit(name: string, given: object): void }).emit(name, given)

describe('a session', () => {
  it.each([
    ['pool:fatalError', { action: 'completeJob', error: new Error('gone') }, 'completeJob: Error: gone'],
    ['worker:fatalError', { error: new Error('gone') }, 'Error: gone'],
    ['stop', {}, 'the runner stops (stop)'],
    ['pool:gracefulShutdown', {}, 'the runner stops (pool:gracefulShutdown)'],
  ])('is over at %s', async (name, given, reason) => {
    const watch = watching()
    tell(watch, name, given)
    expect(await within(watch)).toBe(reason)
  })

  it('is over when nobody asks for jobs any more', async () => {
    expect(await within(watching())).toBe('nobody asks for jobs')
  })

  it('is over when one place is free and nobody asks', async () => {
    const watch = watching()
    tell(watch, 'job:start')
    expect(await within(watch)).toBe('nobody asks for jobs')
  })

  it('goes on while somebody asks, whatever comes of it', async () => {
    const watch = watching()
    const asking = setInterval(() => tell(watch, 'worker:getJob:error'), LOOK_MS / 4)
    expect(await within(watch)).toBe('goes on')
    clearInterval(asking)
  })

  it('goes on while all its places are taken, however long', async () => {
    const watch = watching()
    tell(watch, 'job:start')
    tell(watch, 'job:start')
    expect(await within(watch)).toBe('goes on')
  })
})
