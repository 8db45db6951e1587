import { setTimeout as sleep } from 'node:timers/promises'
import type { Word } from '@/lib/core/fan-out-types'
import { addTo } from '@/lib/core/grouped'
import { type Authority, concerns, type Identity, mayReceive } from './audience'
import type { Connection } from './connection'
import { authorities, committedSince, eventsAfter, eventsByIds, eventsSince, type StoredEvent } from './data'
import { CLOSE } from './events'
import { countMissed, timeDelivery } from './figures'
import { Lately } from './lately'
import { type Known, Receivers } from './receivers'
import { localQuota, type SocketQuota } from './socket-quota'
import { isEventId, readEvent } from './word'

const BATCH = 200
/** Of a stream of events those of so long go together: each delivery asks the database once what its receivers may see. */
const GATHER_MS = 20
const RETRY_MS = 1_000
/** The sockets are looked after by turns: thousands at once would hold up what there is to tell. */
export const TURNS = 30
/** Longer than whoever has an event to say may take to say it, and than looking up what was missed. */
const REMEMBERED_MS = 60_000

const isKnown = (connection: Connection): connection is Known => connection.who !== null

/** With the message as it is written, which is the same for everybody. */
type Written = StoredEvent & { text: Uint8Array }
const write = (event: StoredEvent): Written => ({
  ...event,
  text: Buffer.from(JSON.stringify(event.message)),
})

/** One message to one receiver; where the receiver's session has ended, `session.revoked` instead. */
function handOver(one: Known, { message, audience, text }: Written, authority?: Authority): void {
  const isItsEnd = message.type === 'session.revoked' && message.data._id === one.who.sessionId
  if (!authority) one.revoke(isItsEnd ? message : undefined)
  else if (mayReceive(audience, authority)) one.send(message, text)
}

/** The sockets of this process, and the delivery of events to those who may have them. */
export class Hub {
  private readonly connections = new Set<Connection>()
  private readonly turns = Array.from({ length: TURNS }, () => new Set<Connection>())
  /** How many have come, and whose turn was the last. */
  private come = 0
  private turn = 0
  private readonly receivers = new Receivers()
  private readonly handled = new Lately(REMEMBERED_MS)
  /** What was committed when it last looked: each look finds what has come since, whatever was said of it. */
  private seen: string | null = null
  private looking: Promise<void> | undefined
  private waiting: (string | StoredEvent)[] = []
  private readonly expected = new Set<string>()
  private draining = false
  private deliveredAt = 0
  private closed = false

  constructor(
    private readonly onError: (error: unknown) => void,
    private readonly quota: SocketQuota = localQuota(),
  ) {}

  get size(): number {
    return this.connections.size
  }

  add(connection: Connection): void {
    const own = this.turns[this.come++ % TURNS]
    this.connections.add(connection)
    own?.add(connection)
    connection.socket.once('close', () => {
      this.connections.delete(connection)
      own?.delete(connection)
    })
  }

  /** From here on the connection gets what its owner may see. */
  join(connection: Connection, who: Identity): void {
    connection.who = who
    const { socket } = connection
    const giveBack = this.quota.take(`${who.role} ${who.userId}`, () => socket.close(CLOSE.tooMany))
    if (socket.readyState !== socket.OPEN) giveBack()
    else if (isKnown(connection)) {
      this.receivers.add(connection)
      socket.once('close', () => {
        giveBack()
        this.receivers.delete(connection)
      })
    }
  }

  /** An event was announced, with its content or by its id; what is announced together is looked up together. */
  hear({ key, body }: Word): void {
    if (isEventId(key)) this.expect(key, body === undefined ? null : readEvent(key, body))
  }

  /**
   * Looks up what was committed since it last looked, and delivers what nobody has announced: whoever was to do so has ended before, the
   * word was lost, or nobody listened here. Fails quietly while the database is away: the next look finds it all.
   */
  lookUp(): Promise<void> {
    this.looking ??= this.look().finally(() => {
      this.looking = undefined
    })
    return this.looking
  }

  /** What a client that comes back, or whose page is new, has missed, as far as it may see it now. Fails when the database does. */
  async resume(
    connection: Connection,
    { lastId, since }: { lastId?: string | null; since?: number },
  ): Promise<void> {
    const missed =
      since !== undefined && !lastId ? await eventsSince(since) : await eventsAfter(lastId ?? null)
    if (!isKnown(connection)) return
    const concerned = missed.filter(({ audience }) => concerns(audience, connection.who))
    await this.tell(new Map([[connection, concerned.map(write)]]))
  }

  /** Pings those whose turn it is, and ends the connections of theirs whose session has ended meanwhile. */
  async sweep(): Promise<void> {
    const those = this.turns[this.turn++ % TURNS] ?? new Set()
    for (const connection of those) connection.ping()
    const known = [...those].filter(isKnown)
    if (known.length === 0) return
    await this.guard(async () => {
      const live = await this.live(known)
      for (const one of known) if (!live.has(one.who.sessionId)) one.revoke()
    })
  }

  close(): void {
    this.closed = true
    for (const { socket } of this.connections) socket.close(1012)
  }

  private live = (those: Known[]) => authorities([...new Set(those.map((one) => one.who.sessionId))])

  private async look(): Promise<void> {
    await this.guard(async () => {
      const { ids, seen } = await committedSince(this.seen)
      const isFirst = this.seen === null
      this.seen = seen
      const missed = ids.filter((id) => this.expect(id))
      if (!isFirst) countMissed(missed.length)
    })
  }

  /** False where it is known already. */
  private expect(id: string, event: StoredEvent | null = null): boolean {
    if (this.closed || this.handled.has(id) || this.expected.has(id)) return false
    this.expected.add(id)
    this.waiting.push(event ?? id)
    if (!this.draining) void this.drain()
    return true
  }

  private async drain(): Promise<void> {
    this.draining = true
    while (this.waiting.length > 0 && !this.closed) {
      const early = this.deliveredAt + GATHER_MS - performance.now()
      if (early > 0) await sleep(early, undefined, { ref: false })
      this.deliveredAt = performance.now()
      const some = this.waiting.splice(0, BATCH)
      const done = await this.guard(() => this.deliver(some))
      if (done) continue
      this.waiting.unshift(...some)
      await sleep(RETRY_MS, undefined, { ref: false })
    }
    this.draining = false
  }

  private async deliver(some: (string | StoredEvent)[]): Promise<void> {
    const ids = some.filter((one) => typeof one === 'string')
    const whole = some.filter((one) => typeof one !== 'string')
    const events = [...whole, ...(ids.length > 0 ? await eventsByIds(ids) : [])]
    const told = new Map<Known, Written[]>()
    for (const event of events.toSorted(inOrder)) {
      const written = write(event)
      for (const one of this.receivers.of(event.audience)) addTo(told, one, written)
    }
    await this.tell(told)
    for (const { message } of events) timeDelivery(message.at)
    for (const one of some) this.settle(typeof one === 'string' ? one : one.message.id)
  }

  private settle(id: string): void {
    this.handled.add(id)
    this.expected.delete(id)
  }

  /** Asks the database what each receiver may see *now*: rights change while a socket stays open. */
  private async tell(told: Map<Known, Written[]>): Promise<void> {
    if (told.size === 0) return
    const live = await this.live([...told.keys()])
    for (const [one, events] of told) {
      const authority = live.get(one.who.sessionId)
      one.together(() => {
        for (const event of events) handOver(one, event, authority)
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

const inOrder = (one: StoredEvent, other: StoredEvent) =>
  one.message.at.localeCompare(other.message.at) || one.message.id.localeCompare(other.message.id)
