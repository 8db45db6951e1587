import { setTimeout as sleep } from 'node:timers/promises'
import WebSocket from 'ws'
import type { ServerMessage } from '@/lib/realtime/events'

/** Thousands of windows in a process of their own, each of somebody, at some server. */
export type Windows = { open: { who: Who; port: number }[] } | { tell: true }

/** Handshakes at once. */
const AT_ONCE = 50

let [heard, twice, closed] = [0, 0, 0]
const ms: number[] = []

type Who = { userId: string; sessionId: string }

/** As a browser's: one whose socket is closed comes back, and asks for what it has missed (lib/realtime/client.ts). */
class BenchWindow {
  private readonly seen = new Set<string>()
  private lastId: string | null = null

  constructor(
    private readonly who: Who,
    private readonly port: number,
  ) {}

  async open(isBack = false): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/ws?area=client`, { perMessageDeflate: false })
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    socket.on('close', () => {
      closed += 1
      setTimeout(() => void this.open(true).catch(() => undefined), 500 + Math.random() * 500)
    })
    const here = new Set<string>()
    socket.on('message', (raw) => this.hear(JSON.parse(raw.toString()) as ServerMessage, here))
    const joined = new Promise((resolve) => socket.once('pong', resolve))
    socket.send(JSON.stringify({ type: 'auth', token: JSON.stringify({ role: 'client', ...this.who }) }))
    if (isBack) socket.send(JSON.stringify({ type: 'resume', lastId: this.lastId }))
    socket.ping()
    await joined
  }

  /**
   * When an event was about to be written stands in it: `lead.assigned` has room for a code; what warms up has none. Whoever comes back is told again what they
   * may know already; over one socket (`here`) nothing comes twice.
   */
  private hear(message: ServerMessage, here: Set<string>): void {
    if (message.type !== 'lead.assigned') return
    if (here.has(message.id)) twice += 1
    here.add(message.id)
    if (this.seen.has(message.id)) return
    this.seen.add(message.id)
    if (!this.lastId || message.id > this.lastId) this.lastId = message.id
    const { codice } = message.data
    if (!codice) return
    heard += 1
    ms.push(Date.now() - Number(codice))
  }
}

async function open({ open: windows }: Extract<Windows, { open: unknown }>): Promise<void> {
  const left = [...windows]
  const work = async () => {
    for (let one = left.pop(); one; one = left.pop()) await new BenchWindow(one.who, one.port).open()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  // A proof is asked of the database after the pong has gone.
  await sleep(3_000)
}

process.on('message', async (order: Windows) => {
  if ('open' in order) {
    await open(order)
    process.send?.('open')
  } else process.send?.({ heard, twice, closed, ms })
})
process.once('disconnect', () => process.exit())
