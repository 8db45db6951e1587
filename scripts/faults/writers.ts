import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Call, isGood, type Reply, send } from './http-call'
import type { Submission } from './ledger'
import type { Session } from './session'

export type Kind = 'leads' | 'requests' | 'tickets' | 'edits'
type Item = { _id: string; titolo: string; version: number }

/** What only says that the moment is wrong: the same call is made again. */
const AGAIN = new Set([0, 401, 409, 429, 500, 502, 503, 504])
const PAUSE_MS = 150

/** The e-mail by which what was written under a key is found again. */
export const emailOf = (key: string): string => `${key}@faults.example`

let count = 0

/** A person nobody has heard of, so that no lead joins an earlier one. */
function contactOf(key: string) {
  count += 1
  const telefono = `351 ${String(1_000_000 + ((count * 7919) % 8_999_999))}`
  return { nome: 'Prova', cognome: 'Guasti', email: emailOf(key), telefono }
}

export const leadCall = (key: string): Call => ({
  method: 'POST',
  path: '/v2/leadRequests',
  headers: { 'idempotency-key': key },
  body: {
    product: 'mutuo',
    contact: contactOf(key),
    input: { importo: 150_000, durata: 25 },
    consents: { privacy: true },
  },
})

const requestCall = (key: string): Call => ({
  method: 'POST',
  path: '/v2/requests',
  headers: { 'idempotency-key': key },
  body: { kind: 'contatto', message: 'Una prova.', contact: contactOf(key), consents: { privacy: true } },
})

/** Clients that write, without pause unless told otherwise, and repeat each call under its key until it is acknowledged. */
export class Writers {
  readonly asked: Record<Kind, Submission[]> = { leads: [], requests: [], tickets: [], edits: [] }
  /** Writes that are on their way now. */
  underway = 0
  /** Replies by status; 0 for calls without one. */
  readonly statuses = new Map<number, number>()
  /** Refusals for which nothing in the calls is a reason. */
  readonly refused: string[] = []
  /** Calls that went well, and the longest time between two of them. */
  good = 0
  longestGapMs = 0
  private lastGoodAt = Date.now()
  private stopping = false
  private loops: Promise<void>[] = []

  /** `restMs`: what each client waits between two writes. */
  constructor(
    private readonly site: string,
    private readonly sessions: { editor: Session; writers: Session[] },
    private readonly restMs = 0,
  ) {}

  /** So many clients for each kind of write; `items` are the news that are edited, each by one client. */
  begin(clients: number, category: string, items: string[]): void {
    const each = (work: (at: number) => () => Promise<void>, amount = clients) =>
      Array.from({ length: amount }, (_, at) => this.loop(work(at)))
    const ticket = (at: number) => {
      const session = this.sessions.writers[at % this.sessions.writers.length] as Session
      return () => this.post('tickets', (key) => ticketCall(key, category), session)
    }
    this.loops = [
      ...each(() => () => this.post('leads', leadCall)),
      ...each(() => () => this.post('requests', requestCall)),
      ...each(ticket),
      ...each((at) => () => this.edit(items[at] as string), items.length),
    ]
  }

  /** Each client ends what it has begun: a key is given up only when the product stays away. */
  async end(): Promise<void> {
    this.stopping = true
    await Promise.all(this.loops)
  }

  private async loop(work: () => Promise<void>): Promise<void> {
    while (!this.stopping) {
      await work()
      if (this.restMs > 0) await sleep(this.restMs)
    }
  }

  private async post(kind: Kind, callOf: (key: string) => Call, session?: Session): Promise<void> {
    const entry: Submission = { key: `k${randomUUID()}` }
    this.asked[kind].push(entry)
    const call = callOf(entry.key)
    const reply = await this.insist(kind, call, session)
    if (reply) entry.id = (JSON.parse(reply.text) as { _id: string })._id
  }

  /** A change has no key: after a failure the item is read again and another change made. */
  private async edit(id: string): Promise<void> {
    const session = this.sessions.editor
    const found = await this.insist('edits', { path: `/v2/news/${id}` }, session)
    if (!found) return
    const { version } = JSON.parse(found.text) as Item
    const entry: Submission = { key: `Modifica ${randomUUID()}` }
    this.asked.edits.push(entry)
    const call: Call = { method: 'PATCH', path: `/v2/news/${id}`, body: { titolo: entry.key, version } }
    const reply = await this.once(call, session)
    if (isGood(reply)) entry.id = id
    else if (!AGAIN.has(reply.status)) this.refused.push(`edits: ${reply.status} ${reply.text}`)
  }

  private async insist(kind: Kind, call: Call, session?: Session): Promise<Reply | undefined> {
    for (const deadline = Date.now() + 180_000; Date.now() < deadline; await sleep(PAUSE_MS)) {
      const reply = await this.once(call, session)
      if (isGood(reply)) return reply
      if (AGAIN.has(reply.status)) continue
      this.refused.push(`${kind}: ${reply.status} ${reply.text}`)
      return undefined
    }
    this.refused.push(`${kind}: non accettato in 180 s`)
    return undefined
  }

  private async once(call: Call, session?: Session): Promise<Reply> {
    const signed = await session?.headers()
    this.underway += 1
    const reply = await send(this.site, { ...call, headers: { ...call.headers, ...signed } })
    this.underway -= 1
    this.statuses.set(reply.status, (this.statuses.get(reply.status) ?? 0) + 1)
    if (reply.status === 401) await session?.headers(true)
    if (isGood(reply)) {
      this.good += 1
      this.longestGapMs = Math.max(this.longestGapMs, Date.now() - this.lastGoodAt)
      this.lastGoodAt = Date.now()
    }
    return reply
  }
}

const ticketCall = (key: string, category: string): Call => ({
  method: 'POST',
  path: '/v2/tickets/create',
  headers: { 'idempotency-key': key },
  body: { category, oggetto: key, messaggio: 'Una prova.' },
})
