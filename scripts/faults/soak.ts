import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MIX, type Kind as VisitKind, visitsOf } from '../bench/visits/kinds'
import { findPlaces } from '../bench/visits/places'
import type { Row } from '../report/types'
import { hasPgBouncer, startPgBouncer } from '../test/pgbouncer'
import { aftermath, none, offsetsOf } from './aftermath'
import { Balancer } from './balancer'
import type { Reply } from './http-call'
import { newsItems, sessionsOf, ticketCategory } from './kill-writes'
import { Listeners } from './listeners'
import { atMost } from './load'
import { Levels } from './memory-levels'
import { Observer } from './observer'
import type { Server } from './server'
import { type System, withSystem } from './system'
import { type Fault, type Options, share } from './types'
import { WorkerProcess } from './worker-process'
import { Writers } from './writers'

const MINUTES = 120
const KILL_MIN = 5
const VISITORS = 6
/** Between two visits of one visitor, and between two writes of one client: a moderate load. */
const REST_MS = 900
const SOCKETS = 20
const POOL = 30
const WAIT_S = 60
const CALL_S = 30
/** A call that was on its way through what was killed ends within this time of the kill. */
const CUT_MS = 10_000

/** Two servers, a worker, a pooler and a replica under a mixed load, one of them killed every five minutes. */
export const SOAK: Fault = {
  name: 'soak',
  title: 'Two servers, a worker, a pooler and a replica for two hours',
  run: (options) => withSystem((system) => run(system, options)),
}

/** A part of the installation that is killed, and what brings it back. */
type Victim = { name: string; kill(): Promise<void> }
type Heard = Reply & { path: string }

async function run(system: System, options: Options): Promise<Row[]> {
  if (!hasPgBouncer()) throw new Error('Manca PgBouncer: apt-get install pgbouncer.')
  const { database, folder, serve, atEnd } = system
  const [standby, pooler, balancer] = [
    await database.standby(path.join(folder, 'replica')),
    await startPgBouncer(database.url, POOL),
    await Balancer.begin(),
  ]
  atEnd(() => standby.remove())
  atEnd(() => pooler.stop())
  atEnd(() => balancer.end())
  const common = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: database.url,
    DATABASE_REPLICA_URL: standby.url,
    SITE_URL: balancer.site,
    WORKER: 'off',
  }
  const servers = [await serve('soak-1', common), await serve('soak-2', common)]
  for (const { site } of servers) balancer.add(portOf(site))
  const data = path.join(folder, 'worker')
  mkdirSync(data)
  const worker = await WorkerProcess.begin('soak-worker', { ...common, DATA_DIR: data })
  atEnd(() => worker.kill())

  const again = (server: Server): Victim => ({
    name: 'a server',
    kill: async () => {
      await server.end('SIGKILL')
      balancer.remove(portOf(server.site))
      await server.start()
      balancer.add(portOf(server.site))
    },
  })
  const [one, two] = servers.map(again) as [Victim, Victim]
  const workers: Victim = { name: 'the worker', kill: () => worker.kill().then(() => worker.start()) }
  const others: Victim[] = [
    { name: 'the replica', kill: () => standby.kill('SIGKILL').then(() => standby.start()) },
    { name: 'the pooler', kill: () => pooler.kill().then(() => pooler.start()) },
    { name: 'a process of PostgreSQL', kill: () => database.killOneProcess() },
  ]
  // In the second half one server is left alone: only what lives long shows whether its memory stays level.
  const victims = { first: [one, workers, two, ...others], later: [one, workers, ...others] }
  const levels = new Levels([
    ...servers.map((server) => ({ name: 'a server', pid: () => server.pid })),
    { name: 'the worker', pid: () => worker.pid },
  ])
  const rows = await underLoad(system, balancer.site, victims, share(MINUTES, options))
  levels.end()
  const ended = servers.filter(({ deaths }) => deaths > 0).map(() => 'a server')
  return [
    ...rows,
    ...levels.rows(),
    none('servers, or a worker, that ended by themselves', [
      ...ended,
      ...(worker.isUp ? [] : ['the worker']),
    ]),
  ]
}

const portOf = (site: string) => Number(new URL(site).port)

async function underLoad(
  system: System,
  site: string,
  victims: { first: Victim[]; later: Victim[] },
  minutes: number,
): Promise<Row[]> {
  const observer = new Observer(system.database.url)
  const items = await newsItems(observer)
  const offsets = await offsetsOf(observer, items)
  const sessions = await sessionsOf(site)
  const writers = new Writers(site, sessions, REST_MS)
  const listeners = new Listeners(site, sessions.editor)
  const heard: Heard[] = []
  const visitors = new Visitors(site, heard)
  await visitors.begin()
  observer.watch()
  writers.begin(1, await ticketCategory(observer), items)
  listeners.begin(SOCKETS)

  const kills: { name: string; at: number; backS: number }[] = []
  const endsAt = Date.now() + minutes * 60_000
  for (let turn = 0; Date.now() + KILL_MIN * 60_000 < endsAt; turn += 1) {
    await sleep(KILL_MIN * 60_000)
    const at = Date.now()
    const inTurn = at < endsAt - (minutes / 2) * 60_000 ? victims.first : victims.later
    const victim = inTurn[turn % inTurn.length] as Victim
    await victim.kill()
    const backS = (Date.now() - at) / 1_000
    kills.push({ name: victim.name, at, backS })
    console.log(`· ${victim.name}, di nuovo dopo ${backS.toFixed(1)} s; lavori in attesa: ${observer.due}`)
  }
  await sleep(Math.max(0, endsAt - Date.now()))
  await Promise.all([visitors.end(), writers.end(), listeners.end()])
  const isIdle = await observer.untilIdle(2 * WAIT_S)
  await observer.end()
  const failed = await observer.read<{ what: string }>(
    `SELECT task_identifier || ': ' || left(last_error, 80) AS what FROM graphile_worker.jobs
     WHERE attempts >= max_attempts`,
  )
  const uneven = await observer.read<{ what: string }>(
    'SELECT cubes_verify::text AS what FROM cubes_verify() LIMIT 5',
  )
  return [
    { what: 'minutes, kills', measured: `${minutes}, ${kills.length}` },
    ...[...new Set(kills.map(({ name }) => name))].map((name) => {
      const back = kills.filter((kill) => kill.name === name).map(({ backS }) => backS)
      return {
        what: `kill -9 of ${name}; longest until it was back`,
        measured: `${back.length}; ${Math.max(...back).toFixed(1)} s`,
      }
    }),
    ...replies(heard, kills),
    { what: 'writes by status (0: cut, and made again)', measured: tally(writers.statuses) },
    none('writes refused without a reason', writers.refused),
    ...(await aftermath(observer, writers.asked, offsets, system.mailbox)),
    { what: 'sockets, closed by what was killed', measured: `${SOCKETS}, ${listeners.closed}` },
    { what: 'longest that a socket was away', measured: `${(listeners.longestMs / 1_000).toFixed(1)} s` },
    {
      what: `longest that a job was due (${observer.longestWait.task})`,
      measured: `${observer.longestWait.seconds.toFixed(0)} s`,
      goal: 'none left at the end',
      ok: isIdle,
    },
    none(
      'jobs given up',
      failed.map(({ what }) => what),
    ),
    none(
      'cells of the cubes that differ from the tables',
      uneven.map(({ what }) => what),
    ),
  ]
}

/** What visitors heard: nothing is an error but 503, which says when to come back. */
function replies(heard: readonly Heard[], kills: readonly { at: number }[]): Row[] {
  const name = ({ path: at, status, error }: Heard) => `${at} ${error || status}`
  const away = heard.filter(({ status }) => status === 503)
  const wrong = heard.filter(({ status }) => status >= 400 && status !== 503)
  const cut = heard.filter(({ status }) => status === 0)
  const longest = heard.toSorted((a, b) => b.ms - a.ms)[0]
  const isOfKill = ({ at, ms }: Heard) => kills.some((kill) => at + ms >= kill.at && at <= kill.at + CUT_MS)
  return [
    { what: 'visits’ calls, of these 503', measured: `${heard.length}, ${away.length}` },
    none('errors other than 503', wrong.map(name)),
    none('503 without Retry-After', away.filter(({ headers }) => !headers['retry-after']).map(name)),
    { what: 'cut by the end of what was killed', measured: String(cut.filter(isOfKill).length) },
    none('cut at another time', cut.filter((one) => !isOfKill(one)).map(name)),
    atMost(`longest call (${longest && name(longest)})`, (longest?.ms ?? 0) / 1_000, CALL_S),
  ]
}

const tally = (statuses: Map<number, number>) =>
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ')

/** People who make one visit after the other, drawn by the shares of a day's mix. */
class Visitors {
  private stopping = false
  private loops: Promise<void>[] = []

  constructor(
    private readonly site: string,
    private readonly heard: Heard[],
  ) {}

  async begin(): Promise<void> {
    const places = await findPlaces(this.site)
    // Of what was read the status is enough: two hours would not have room for the rest.
    const visits = visitsOf(this.site, places, (at, reply) =>
      this.heard.push({ ...reply, text: '', headers: pick(reply), path: at }),
    )
    const deck = Object.entries(MIX).flatMap(([kind, of]) => Array<VisitKind>(of).fill(kind as VisitKind))
    this.loops = Array.from({ length: VISITORS }, async (_, number) => {
      await sleep((number * REST_MS) / VISITORS)
      while (!this.stopping) {
        await visits[deck[Math.floor(Math.random() * deck.length)] as VisitKind]()
        await sleep(REST_MS)
      }
    })
  }

  async end(): Promise<void> {
    this.stopping = true
    await Promise.all(this.loops)
  }
}

const pick = ({ headers }: Reply): Reply['headers'] =>
  headers['retry-after'] ? { 'retry-after': headers['retry-after'] } : {}
