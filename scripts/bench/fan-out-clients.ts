import { setTimeout as sleep } from 'node:timers/promises'
import WebSocket from 'ws'
import type { ServerMessage } from '@/lib/realtime/events'

/** Thousands of windows in a process of their own, each of somebody, at some server. */
export type Windows =
  | { open: { who: { userId: string; sessionId: string }; port: number }[] }
  | { forget: true }
  | { tell: true }

/** Handshakes at once. */
const AT_ONCE = 50

let [heard, twice, closed] = [0, 0, 0]
let ms: number[] = []

/** When an event was about to be written stands in it: `lead.assigned` has room for a code. */
function listen(socket: WebSocket): void {
  const seen = new Set<string>()
  // It does not come back here, as a browser would with what it has missed.
  socket.on('close', () => {
    closed += 1
  })
  socket.on('message', (raw) => {
    const message = JSON.parse(raw.toString()) as ServerMessage
    if (message.type !== 'lead.assigned') return
    if (seen.has(message.id)) {
      twice += 1
      return
    }
    seen.add(message.id)
    heard += 1
    ms.push(Date.now() - Number(message.data.codice))
  })
}

async function open({ open: windows }: Extract<Windows, { open: unknown }>): Promise<void> {
  const left = [...windows]
  const work = async () => {
    for (let one = left.pop(); one; one = left.pop()) {
      const socket = new WebSocket(`ws://127.0.0.1:${one.port}/ws?area=client`, { perMessageDeflate: false })
      await new Promise((resolve, reject) => {
        socket.once('open', resolve)
        socket.once('error', reject)
      })
      listen(socket)
      const joined = new Promise((resolve) => socket.once('pong', resolve))
      socket.send(JSON.stringify({ type: 'auth', token: JSON.stringify({ role: 'client', ...one.who }) }))
      socket.ping()
      await joined
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  // A proof is asked of the database after the pong has gone.
  await sleep(3_000)
}

process.on('message', async (order: Windows) => {
  if ('open' in order) {
    await open(order)
    process.send?.('open')
  } else if ('forget' in order) {
    ;[heard, twice, ms] = [0, 0, []]
    process.send?.('forgotten')
  } else process.send?.({ heard, twice, closed, ms })
})
process.once('disconnect', () => process.exit())
