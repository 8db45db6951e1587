/** Everything but the date goes on as it is: the database and the network need real timers. */
const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const

/** From now on it is this instant; `afterEach(realClock)` puts the clock right. */
export const clockAt = (instant: string) =>
  jest.useFakeTimers({ now: new Date(instant), doNotFake: [...REAL] })

export const realClock = () => jest.useRealTimers()
