import type { Server, ServerResponse } from 'node:http'
import { type Server as Listener, Server as NetServer, type Socket } from 'node:net'

/** How often a server that is stopping looks for connections that have become idle, and how long they stay so. */
const LOOK_MS = 100
const IDLE_MS = 1_000

/**
 * Stops a server without losing a reply. Node's own `close()` closes idle connections at once, although a request may
 * be on its way or a reply not yet sent, and lets busy ones be used until they are cut in the middle of a request.
 * Here each reply after `stop` says `Connection: close`, and a connection is closed when nothing was sent or received
 * on it for a while.
 */
export class Drain {
  private begun = false
  private readonly sockets = new Set<Socket>()
  private readonly running = new Set<ServerResponse>()

  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.sockets.add(socket)
      socket.once('close', () => this.sockets.delete(socket))
    })
  }

  get isStopping(): boolean {
    return this.begun
  }

  /** Called before each reply: once the server is stopping, it is the last one of its connection. */
  markLast(response: ServerResponse): void {
    if (this.begun) response.shouldKeepAlive = false
  }

  /** Tracks a reply in progress: its connection does not count as idle. */
  watch(response: ServerResponse): void {
    this.running.add(response)
    response.once('close', () => this.running.delete(response))
  }

  /** The reply being made on a connection. */
  replyOn(socket: unknown): ServerResponse | undefined {
    return [...this.running].find((response) => response.socket === socket)
  }

  /** Takes no new connections, closes the others as said above, and after `patienceMs` closes whatever is left. */
  async stop(patienceMs: number): Promise<void> {
    this.begun = true
    for (const response of this.running) this.markLast(response)
    const looking = setInterval(this.endIdle(), LOOK_MS)
    const rush = setTimeout(() => this.cut(this.sockets), patienceMs)
    // The server of node:net stops listening and waits; that of node:http would also cut what it takes for idle.
    await new Promise<void>((resolve) => {
      NetServer.prototype.close.call(this.server as Listener, () => resolve())
    })
    clearInterval(looking)
    clearTimeout(rush)
  }

  private endIdle(): () => void {
    const quiet = new Map<Socket, { read: number; since: number }>()
    return () => {
      const busy = new Set([...this.running].map((response) => response.socket))
      const idle = [...this.sockets].filter((socket) => {
        const before = quiet.get(socket)
        const isQuiet = socket.bytesRead === before?.read && socket.writableLength === 0 && !busy.has(socket)
        if (isQuiet) return Date.now() - before.since >= IDLE_MS
        quiet.set(socket, { read: socket.bytesRead, since: Date.now() })
        return false
      })
      this.cut(idle)
    }
  }

  private cut(sockets: Iterable<Socket>): void {
    for (const socket of sockets) socket.destroy()
  }
}
