import { act, render } from '@testing-library/react'
import type { ServerMessage } from './events'
import { useRealtime } from './use-realtime'

/** The browser's socket, whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number }) => void
  sent: unknown[] = []
  closed = false
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.closed = true
  }
  receive(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}
const last = () => {
  const socket = FakeSocket.all.at(-1)
  if (!socket) throw new Error('nessun socket')
  return socket
}

const message = (id: string): ServerMessage => ({ type: 'cart.updated', data: {}, id, at: '' })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

let profileStatus = 200
const asked: string[] = []
beforeEach(() => {
  jest.useFakeTimers()
  FakeSocket.all = []
  asked.length = 0
  profileStatus = 200
  Object.assign(window, { WebSocket: FakeSocket })
  Object.assign(globalThis, {
    fetch: async (path: string) => {
      asked.push(path)
      const json = async () => ({})
      return {
        ok: profileStatus < 400,
        status: profileStatus,
        json,
        text: async () => '',
        headers: new Map(),
      }
    },
  })
})
afterEach(() => jest.useRealTimers())

const seen: string[] = []
const gaps: number[] = []
beforeEach(() => {
  seen.length = 0
  gaps.length = 0
})
function Listener({ tag = '' }: { tag?: string }) {
  useRealtime(
    'agent',
    ({ id }) => seen.push(`${tag}${id}`),
    () => gaps.push(1),
  )
  return null
}

it('hands each message over once, through one socket for all components, closed with the last of them', () => {
  const { rerender, unmount } = render(
    <>
      <Listener tag="a" />
      <Listener tag="b" />
    </>,
  )
  expect(FakeSocket.all.map(({ url }) => url)).toEqual(['ws://localhost/ws?area=agent'])
  last().onopen?.()
  last().receive(message('1'))
  last().receive(message('1'))
  expect(seen).toEqual(['a1', 'b1'])
  rerender(<Listener tag="c" />)
  last().receive(message('2'))
  expect(seen.slice(2)).toEqual(['c2'])
  expect(last().closed).toBe(false)
  unmount()
  expect(last().closed).toBe(true)
})

it('asks, when it is first there, for what happened since its page was begun: the page was read before', async () => {
  const { unmount } = render(<Listener />)
  await pass(2_500)
  const age = performance.now()
  last().onopen?.()
  expect(last().sent).toEqual([{ type: 'resume', since: Math.round(age) }])
  expect(gaps).toEqual([])
  unmount()
})

it('reads everything again when it is first there after longer than messages are kept', async () => {
  const { unmount } = render(<Listener />)
  await pass(300_000)
  last().onopen?.()
  expect([gaps, last().sent]).toEqual([[1], []])
  last().onclose?.({ code: 1006 })
  await pass(2_100)
  last().onopen?.()
  expect(gaps).toEqual([1])
  unmount()
})

it('comes back and says the greatest id that it has seen', async () => {
  const { unmount } = render(<Listener />)
  last().onopen?.()
  last().receive(message('2'))
  last().receive(message('1'))
  last().onclose?.({ code: 1006 })
  await pass(1_100)
  expect(FakeSocket.all).toHaveLength(2)
  last().onopen?.()
  expect(last().sent).toEqual([{ type: 'resume', lastId: '2' }])
  last().receive(message('2'))
  last().receive(message('3'))
  expect(seen).toEqual(['2', '1', '3'])
  expect([asked, gaps]).toEqual([[], []])
  unmount()
})

it('renews the session when the handshake is refused, and stops when the session is over', async () => {
  const { unmount } = render(<Listener />)
  last().onclose?.({ code: 1006 })
  await pass(1_100)
  expect(asked).toEqual(['/v2/agents/getMe'])
  expect(FakeSocket.all).toHaveLength(2)
  profileStatus = 401
  last().onclose?.({ code: 1006 })
  await pass(600_000)
  expect(FakeSocket.all).toHaveLength(2)
  unmount()
})

it('does not come back after the server has ended the session', async () => {
  const { unmount } = render(<Listener />)
  last().onopen?.()
  profileStatus = 401
  last().onclose?.({ code: 4401 })
  await pass(600_000)
  expect(FakeSocket.all).toHaveLength(1)
  unmount()
})

it('comes back with the session of another sign-in, once in a while', async () => {
  const { unmount } = render(<Listener />)
  last().onopen?.()
  last().onclose?.({ code: 4401 })
  await pass(1_100)
  expect(FakeSocket.all).toHaveLength(2)
  last().onopen?.()
  last().onclose?.({ code: 4401 })
  await pass(600_000)
  expect(FakeSocket.all).toHaveLength(2)
  unmount()
})

it('says when it was away for longer than messages are kept', async () => {
  const { unmount } = render(<Listener />)
  last().onopen?.()
  last().onclose?.({ code: 1006 })
  for (let minutes = 0; minutes < 6; minutes += 0.5) {
    await pass(30_000)
    last().onclose?.({ code: 1006 })
  }
  await pass(30_000)
  last().onopen?.()
  expect(gaps).toEqual([1])
  unmount()
})
