import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Row } from '../report/types'
import { none } from './aftermath'
import { type Call, isGood, type Reply, send } from './http-call'
import { Session } from './session'
import { leadCall } from './writers'

/** Pages for everybody, which the server keeps. */
const PAGES = ['/', '/mutui', '/prestiti', '/news', '/contattaci', '/tassi']
const PAUSE_MS = 50
const CALL_S = 10
const PAGE_S = 2

/** `key` is that of the lead, for calls that write one. */
export type Made = Reply & { path: string; key?: string; isPage: boolean }
type Next = () => Promise<Call & { key?: string }>

/** Visitors of kept pages, and callers who read and write, each one call after the other. */
export class Load {
  readonly made: Made[] = []
  private stopping = false
  private loops: Promise<void>[] = []

  constructor(private readonly site: string) {}

  /** `callers` is how many there are of each kind. */
  async begin(callers = 2): Promise<void> {
    const admin = new Session(this.site, 'admin', 'admin@demo.example')
    const agent = new Session(this.site, 'agents', 'agente@demo.example')
    await admin.headers()
    await agent.headers()
    const signed =
      (session: Session, path: string): Next =>
      async () => ({ path, headers: await session.headers() })
    const calls: Next[] = [
      async () => ({ path: '/v2/news?limit=5' }),
      signed(admin, '/v2/pratiche?limit=20'),
      signed(agent, '/v2/agents/getMe'),
      async () => {
        const key = `k${randomUUID()}`
        return { ...leadCall(key), key }
      },
    ]
    let turn = 0
    const page: Next = async () => {
      turn += 1
      return { path: PAGES[turn % PAGES.length] as string }
    }
    this.loops = Array.from({ length: callers }, () => [
      ...calls.map((next) => this.loop(next, false)),
      this.loop(page, true),
    ]).flat()
  }

  async end(): Promise<void> {
    this.stopping = true
    await Promise.all(this.loops)
  }

  private async loop(next: Next, isPage: boolean): Promise<void> {
    while (!this.stopping) {
      const { key, ...call } = await next()
      const reply = await send(this.site, call)
      // Of what was only read the status is enough: a long run would not have room for the rest.
      this.made.push({
        ...reply,
        text: key ? reply.text : '',
        path: call.path,
        isPage,
        ...(key ? { key } : {}),
      })
      await sleep(PAUSE_MS)
    }
  }
}

const name = ({ path, status, error }: Made) => `${path} ${error || status}`

/** What must hold whatever is wrong with the database. */
export function goals(made: readonly Made[]): Row[] {
  const calls = made.filter(({ isPage }) => !isPage)
  const pages = made.filter(({ isPage }) => isPage)
  const refused = calls.filter(({ status }) => status === 503)
  const wrong = calls.filter((one) => one.status > 0 && one.status !== 503 && !isGood(one))
  return [
    { what: 'calls, of these 503', measured: `${calls.length}, ${refused.length}` },
    none('replies that are neither good nor 503', wrong.map(name)),
    none('503 without Retry-After', refused.filter(({ headers }) => !headers['retry-after']).map(name)),
    none('calls without a reply', calls.filter(({ status }) => status === 0).map(name)),
    atMost(`longest call (${longest(calls)?.path ?? 'none'})`, secondsOf(calls), CALL_S),
    none(
      `kept pages that were not 200 (of ${pages.length})`,
      pages.filter(({ status }) => status !== 200).map(name),
    ),
    atMost('slowest kept page', secondsOf(pages), PAGE_S),
  ]
}

const longest = (made: readonly Made[]) => made.toSorted((a, b) => b.ms - a.ms)[0]
const secondsOf = (made: readonly Made[]) => (longest(made)?.ms ?? 0) / 1000

/** A line in seconds. */
export const atMost = (what: string, seconds: number, goal: number): Row => ({
  what,
  measured: `${seconds.toFixed(1)} s`,
  goal: `≤ ${goal} s`,
  ok: seconds <= goal,
})
