import 'server-only'
import { fanOut } from '@/lib/core/fan-out'
import { newId } from '@/lib/core/ids'
import type { Identity } from './audience'
import type { Connection } from './connection'
import type { Doing, ServerMessage } from './events'

/** On which every server process learns who has come to a ticket or gone: nothing of it is stored. */
export const PRESENCE_CHANNEL = 'presence'

/** Whoever says nothing for so long is there no more. */
const SILENCE_MS = 30_000

/** The name under which somebody is shown at a ticket; null to who may not know who else is there. */
export type Admit = (who: Identity, ticketId: string) => Promise<string | null>

/** One window that has a ticket open. */
type Place = { posto: string; ticketId: string; userId: string; nome: string; scrive: boolean; at: number }
type Said = Omit<Place, 'scrive' | 'at'> & { stato: Doing; isNew: boolean }

/** Who has which ticket open in this process, and what they are told of the others, wherever those are connected. */
export class Presence {
  private readonly places = new Map<Connection, Place>()
  /** Sockets whose end is waited for: a window goes from ticket to ticket. */
  private readonly watched = new WeakSet<Connection>()

  constructor(private readonly admit: Admit) {}

  /** What a window says of itself. Whether it may is asked each time: rights change while a ticket is open. */
  async say(connection: Connection, ticketId: string | null, scrive: boolean): Promise<void> {
    const { who, socket } = connection
    const before = this.places.get(connection)
    const nome = who && ticketId ? await this.admit(who, ticketId) : null
    if (before && (before.ticketId !== ticketId || nome === null)) await this.leave(connection)
    if (!who || !ticketId || nome === null || socket.readyState !== socket.OPEN) return
    const stays = this.places.get(connection)
    if (!this.watched.has(connection)) {
      this.watched.add(connection)
      socket.once('close', () => void this.leave(connection).catch(() => undefined))
    }
    const place = {
      posto: stays?.posto ?? newId(),
      ticketId,
      userId: who.userId,
      nome,
      scrive,
      at: Date.now(),
    }
    this.places.set(connection, place)
    announce(place, scrive ? 'scrive' : 'guarda', !stays)
  }

  /** From any process: whoever has the same ticket open is told, and tells who is new that they are there. */
  async hear(payload: string): Promise<void> {
    const { ticketId, posto, userId, nome, stato, isNew } = JSON.parse(payload) as Said
    const id = newId()
    const message: ServerMessage = {
      type: 'ticket.presence',
      id,
      at: new Date().toISOString(),
      data: { _id: ticketId, posto, nome, stato },
    }
    const here = [...this.places].filter(
      ([, place]) => place.ticketId === ticketId && place.userId !== userId,
    )
    for (const [connection] of here) connection.send(message)
    if (!isNew) return
    for (const [, place] of here) announce(place, place.scrive ? 'scrive' : 'guarda')
  }

  /** Takes away who has been silent for too long. */
  async sweep(now = Date.now()): Promise<void> {
    for (const [connection, { at }] of this.places) if (now - at > SILENCE_MS) await this.leave(connection)
  }

  private async leave(connection: Connection): Promise<void> {
    const place = this.places.get(connection)
    this.places.delete(connection)
    if (place) announce(place, 'via')
  }
}

function announce({ posto, ticketId, userId, nome }: Place, stato: Doing, isNew = false): void {
  const said: Said = { posto, ticketId, userId, nome, stato, isNew }
  fanOut().publish(PRESENCE_CHANNEL, { key: JSON.stringify(said) })
}
