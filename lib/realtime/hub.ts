import { setTimeout as sleep } from 'node:timers/promises'
import { type Authority, concerns, type Identity, mayReceive } from './audience'
import type { Connection } from './connection'
import { authorities, eventsAfter, eventsByIds, eventsSince, type StoredEvent } from './data'
import { CLOSE } from './events'
import { RecentIds } from './recent-ids'
import { localQuota, type SocketQuota } from './socket-quota'

const BATCH = 200
const RETRY_MS = 1_000

type Known = Connection & { who: Identity }
const isKnown = (connection: Connection): connection is Known => connection.who !== null

/** With the message as it is written, which is the same for everybody. */
type Written = StoredEvent & { text: Uint8Array }

/** One message to one receiver; where the receiver's session has ended, `session.revoked` instead. */
function handOver(one: Known, { message, audience, text }: Written, authority?: Authority): void {
  if (!concerns(audience, one.who)) return
  const isItsEnd = message.type === 'session.revoked' && message.data._id === one.who.sessionId
  if (!authority) one.revoke(isItsEnd ? message : undefined)
  else if (mayReceive(audience, authority)) one.send(message, text)
}

/** The sockets of this process, and the delivery of events to those who may have them. */
export class Hub {
  private readonly connections = new Set<Connection>()
  private readonly handled = new RecentIds()
  private waiting: string[] = []
  private draining = false
  private closed = false

  constructor(
    private readonly onError: (error: unknown) => void,
    private readonly quota: SocketQuota = localQuota(),
  ) {}

  get size(): number {
    return this.connections.size
  }

  add(connection: Connection): void {
    this.connections.add(connection)
    connection.socket.once('close', () => this.connections.delete(connection))
  }

  /** From here on the connection gets what its owner may see. */
  join(connection: Connection, who: Identity): void {
    connection.who = who
    const { socket } = connection
    const giveBack = this.quota.take(`${who.role} ${who.userId}`, () => socket.close(CLOSE.tooMany))
    if (socket.readyState === socket.OPEN) socket.once('close', giveBack)
    else giveBack()
  }

  /** An event was announced; announcements that arrive together are looked up together, in order. */
  announce(id: string): void {
    this.waiting.push(id)
    if (!this.draining) void this.drain()
  }

  /**
   * After `milliseconds` without the database's announcements. The first attempts may fail, on connections of before that
   * no longer answer: what was missed is asked for until there is an answer, and is more each time.
   */
  async catchUp(milliseconds: number): Promise<void> {
    const since = Date.now() - milliseconds
    const missed = async () => this.deliver(await eventsSince(Date.now() - since))
    while (!this.closed && !(await this.guard(missed))) await sleep(RETRY_MS, undefined, { ref: false })
  }

  /** What a client that comes back has missed, as far as it may see it now. Fails when the database does. */
  async resume(connection: Connection, lastId: string | null): Promise<void> {
    await this.tell([connection], await eventsAfter(lastId))
  }

  /** Pings everybody and ends the connections whose session has ended meanwhile. */
  async sweep(): Promise<void> {
    for (const connection of this.connections) connection.ping()
    await this.guard(async () => {
      const live = await this.live(this.known())
      for (const one of this.known()) if (!live.has(one.who.sessionId)) one.revoke()
    })
  }

  close(): void {
    this.closed = true
    for (const { socket } of this.connections) socket.close(1012)
  }

  private known = () => [...this.connections].filter(isKnown)
  private live = (those: Known[]) => authorities([...new Set(those.map((one) => one.who.sessionId))])

  private async drain(): Promise<void> {
    this.draining = true
    while (this.waiting.length > 0 && !this.closed) {
      const ids = this.waiting.splice(0, BATCH)
      const done = await this.guard(async () => this.deliver(await eventsByIds(ids)))
      if (done) continue
      this.waiting.unshift(...ids)
      await sleep(RETRY_MS, undefined, { ref: false })
    }
    this.draining = false
  }

  private async deliver(events: StoredEvent[]): Promise<void> {
    const fresh = events.filter(({ message }) => !this.handled.has(message.id))
    await this.tell([...this.connections], fresh)
    for (const { message } of fresh) this.handled.add(message.id)
  }

  /** Asks the database what each receiver may see *now*: rights change while a socket stays open. */
  private async tell(connections: Connection[], events: StoredEvent[]): Promise<void> {
    const concerned = connections
      .filter(isKnown)
      .filter((one) => events.some(({ audience }) => concerns(audience, one.who)))
    if (concerned.length === 0) return
    const live = await this.live(concerned)
    const written = events.map((event) => ({ ...event, text: Buffer.from(JSON.stringify(event.message)) }))
    for (const one of concerned) {
      const authority = live.get(one.who.sessionId)
      one.together(() => {
        for (const event of written) handOver(one, event, authority)
      })
    }
  }

  /** Of whoever fails after the end nobody needs to hear. */
  report(error: unknown): void {
    if (!this.closed) this.onError(error)
  }

  private async guard(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      this.report(error)
      return false
    }
  }
}
