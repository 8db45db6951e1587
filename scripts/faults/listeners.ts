import { setTimeout as sleep } from 'node:timers/promises'
import WebSocket from 'ws'
import type { Session } from './session'

/** What the product's own client waits at the least before it comes back. */
const PAUSE_MS = 500
/** A server that takes a connection and says nothing has not taken the socket. */
const HANDSHAKE_MS = 10_000

/** Sockets of signed-in people that come back when they are closed, and how long each was away. */
export class Listeners {
  /** How often one was closed, and the longest that one was away, in milliseconds. */
  closed = 0
  longestMs = 0
  private stopping = false
  private readonly loops: Promise<void>[] = []

  constructor(
    private readonly site: string,
    private readonly session: Session,
  ) {}

  begin(sockets: number): void {
    for (let at = 0; at < sockets; at += 1) this.loops.push(this.listen())
  }

  async end(): Promise<void> {
    this.stopping = true
    await Promise.all(this.loops)
  }

  private async listen(): Promise<void> {
    let lostAt: number | undefined
    while (!this.stopping) {
      const socket = await this.open()
      if (!socket) {
        lostAt ??= Date.now()
        await sleep(PAUSE_MS)
        continue
      }
      if (lostAt !== undefined) this.longestMs = Math.max(this.longestMs, Date.now() - lostAt)
      lostAt = undefined
      while (!this.stopping && socket.readyState === WebSocket.OPEN) await sleep(50)
      if (!this.stopping) {
        this.closed += 1
        lostAt = Date.now()
        await sleep(PAUSE_MS)
      }
      socket.terminate()
    }
  }

  /** One that has said who it is; `undefined` where nobody takes it. */
  private async open(): Promise<WebSocket | undefined> {
    const { authorization = '' } = await this.session.headers()
    const socket = new WebSocket(`${this.site.replace('http', 'ws')}/ws`, { handshakeTimeout: HANDSHAKE_MS })
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('open', () => resolve(true))
      socket.once('error', () => resolve(false))
      socket.once('close', () => resolve(false))
    })
    socket.on('error', () => undefined)
    if (!isOpen) return undefined
    socket.send(JSON.stringify({ type: 'auth', token: authorization.slice('Bearer '.length) }))
    return socket
  }
}
