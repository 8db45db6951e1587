import { Socket } from 'node:net'

/**
 * Sockets of connections to the database that can be destroyed at once: an orderly close waits for a reply that never
 * comes on a half-open connection.
 */
export class Sockets {
  private readonly open = new Set<Socket>()

  /** What `pg` takes as `stream`. */
  readonly create = (): Socket => {
    const socket = new Socket()
    this.open.add(socket)
    return socket.once('close', () => this.open.delete(socket))
  }

  destroy(): void {
    for (const socket of this.open) socket.destroy()
  }
}
