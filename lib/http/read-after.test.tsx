import { followingFetch, readAfter, rememberRead } from './read-after'

const KEY = 'letto-dopo'
let sent: (string | null)[]
let hour = 0

beforeEach(() => {
  // Each an hour later: what one has written is over in the next.
  hour += 1
  jest.useFakeTimers({ now: new Date(`2026-03-02T${10 + hour}:00:00Z`) })
  localStorage.clear()
  sent = []
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const answering = (mark?: string) =>
  Object.assign(globalThis, {
    fetch: async (_url: string, init?: RequestInit) => {
      sent.push(new Headers(init?.headers).get('x-read-after'))
      return { headers: new Headers(mark ? { 'x-read-after': mark } : {}) }
    },
  })

it('asks for anything before it has written, and then for what it has written', async () => {
  answering('0/A0')
  await followingFetch('/v2/faqs', { method: 'POST' })
  answering()
  await followingFetch('/v2/faqs')
  expect(sent).toEqual(['0/0', '0/A0'])
})

it('keeps the furthest, in whichever order the replies come', () => {
  rememberRead('1/0')
  rememberRead('0/FFFFFFFF')
  expect(readAfter()).toBe('1/0')
  rememberRead('domani')
  rememberRead(null)
  expect(readAfter()).toBe('1/0')
})

it('knows what another window has written', () => {
  rememberRead('0/A0')
  localStorage.setItem(KEY, `2/0 ${Date.now()}`)
  expect(readAfter()).toBe('2/0')
  localStorage.setItem(KEY, 'nonsense')
  expect(readAfter()).toBe('0/A0')
})

it('forgets after a minute, when no replica is as old', () => {
  rememberRead('0/A0')
  jest.advanceTimersByTime(59_000)
  expect(readAfter()).toBe('0/A0')
  jest.advanceTimersByTime(2_000)
  expect(readAfter()).toBe('0/0')
})

it('does without a place to keep it', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  rememberRead('0/A0')
  expect(readAfter()).toBe('0/A0')
})
