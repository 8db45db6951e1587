import type { WebSocket } from 'ws'
import type { Role } from '@/lib/auth/roles'
import type { Identity } from './audience'
import { Connection } from './connection'
import { CLOSE, type ClientMessage } from './events'
import { prove, type Verify } from './handshake'
import type { Hub } from './hub'
import type { Presence } from './presence'

type Surroundings = { hub: Hub; presence: Presence; verify: Verify; authMs: number }

/** Sockets that have not said who they are, in this process: there may only be so many. */
export const unknown = { count: 0 }

/** Runs one socket: waits for the proof of who it is where the handshake gave none, then listens to it. */
export class SocketSession {
  private readonly connection: Connection
  private readonly deadline: NodeJS.Timeout
  private settled = false
  // One message after the other: a resume sent right behind the token waits for the token's proof.
  private queue = Promise.resolve()

  constructor(
    private readonly socket: WebSocket,
    private readonly around: Surroundings,
    private readonly role?: Role,
  ) {
    this.connection = new Connection(socket)
    around.hub.add(this.connection)
    unknown.count += 1
    this.deadline = setTimeout(() => socket.close(CLOSE.unauthenticated), around.authMs)
    socket.on('error', () => socket.terminate())
    socket.once('close', () => this.settle())
    socket.on('message', (raw) => this.hear(raw.toString()))
  }

  enter(who: Identity): void {
    this.settle()
    this.around.hub.join(this.connection, who)
  }

  private settle(): void {
    clearTimeout(this.deadline)
    if (!this.settled) unknown.count -= 1
    this.settled = true
  }

  private hear(raw: string): void {
    const message = this.connection.read(raw)
    if (!message) return
    // Nobody awaits the queue: a failure in it would end the process. A socket that is closed for it reconnects and
    // resumes.
    this.queue = this.queue
      .then(() => this.obey(message))
      .catch((error) => {
        this.around.hub.report(error)
        this.socket.close(1011)
      })
  }

  private async obey(message: ClientMessage): Promise<void> {
    const isIn = this.connection.who !== null
    if (message.type === 'resume' && isIn) await this.around.hub.resume(this.connection, message)
    if (message.type === 'ticket.presence' && isIn)
      await this.around.presence.say(this.connection, message._id, message.scrive)
    if (message.type === 'auth' && !isIn) await this.authenticate(message.token)
  }

  private async authenticate(token: string): Promise<void> {
    const who = await prove(this.around.verify, token, this.role).catch(() => null)
    if (who) this.enter(who)
    else this.socket.close(CLOSE.unauthenticated)
  }
}
