import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { newId } from '@/lib/core/ids'
import { parseSafely } from '@/lib/core/parse-safely'
import { readJson } from '@/lib/core/read-json'
import type { Identity } from './audience'
import { CLOSE, type ClientMessage, clientMessage, type ServerMessage } from './events'
import { RecentIds } from './recent-ids'

/** More than this unsent means that the reader is gone or too slow: it will come back and resume. */
const MAX_BUFFERED = 1024 * 1024
const MAX_MESSAGES = 30
const AS_TEXT = { binary: false }
const MESSAGES_PER_MS = 10_000

/** One socket: who it is, what it has been told, and the limits on what it may say. */
export class Connection {
  who: Identity | null = null
  private readonly told = new RecentIds(500)
  private alive = true
  private heard: number[] = []

  constructor(readonly socket: WebSocket) {
    socket.on('pong', () => {
      this.alive = true
    })
  }

  /** A message of the protocol; null for nonsense or too many, after which the socket is closed. */
  read(raw: string): ClientMessage | null {
    const now = Date.now()
    this.heard = [...this.heard.filter((at) => at > now - MESSAGES_PER_MS), now]
    const parsed = parseSafely(clientMessage, parseJson(raw))
    if (this.heard.length <= MAX_MESSAGES && parsed.success) return parsed.data
    this.socket.close(1008)
    return null
  }

  /** `text`: the message as it is written, where that is known already. */
  send(message: ServerMessage, text: Uint8Array = Buffer.from(JSON.stringify(message))): void {
    if (this.socket.readyState !== this.socket.OPEN || !this.told.add(message.id)) return
    if (this.socket.bufferedAmount > MAX_BUFFERED) this.socket.terminate()
    else this.socket.send(text, AS_TEXT)
  }

  /** What `work` sends leaves in one piece: a call of the system for each message costs more than the message. */
  together(work: () => void): void {
    const line = (this.socket as unknown as { _socket?: Socket })._socket
    line?.cork()
    try {
      work()
    } finally {
      line?.uncork()
    }
  }

  /** The last message of a session that has ended; `told` keeps it from being sent twice. */
  revoke(message?: ServerMessage): void {
    if (!this.who) return
    const own = { type: 'session.revoked', data: { _id: this.who.sessionId } } as const
    this.send(message ?? { ...own, id: newId(), at: new Date().toISOString() })
    this.socket.close(CLOSE.unauthenticated)
  }

  /** Every 30 s: closes the connection if the last ping was not answered. */
  ping(): void {
    if (this.alive) this.socket.ping()
    else this.socket.terminate()
    this.alive = false
  }
}

function parseJson(raw: string): unknown {
  try {
    return readJson(raw)
  } catch {
    return undefined
  }
}
