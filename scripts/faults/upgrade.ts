import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { reachable } from '../embedded/binaries'
import { startPostgres } from '../embedded/postgres'
import { scratchFolder } from '../embedded/scratch'
import { ROOT } from '../migrations/files'
import type { Row } from '../report/types'
import { HELD, none } from './aftermath'
import { Balancer } from './balancer'
import { isGood } from './http-call'
import { compare, type Held } from './ledger'
import { Listeners } from './listeners'
import { atMost, Load, type Made } from './load'
import { type AtEnd, Machine } from './machine'
import { Observer } from './observer'
import { OwnPostgres } from './own-postgres'
import { addedSince, formerRelease, treeOf } from './release-tree'
import { Session } from './session'
import { type Fault, type Options, share } from './types'

const SOCKETS = 20
const CALLERS = 2
/** How long each state is used before the next step, in seconds. */
const STEP_S = 20
const AWAY_S = 5

/** What was measured of one direction. */
type Way = { name: string; from: number; to: number }

/**
 * The former release serves and writes on two servers while this one migrates the database and takes over one server after the
 * other; and back again to the former release, on the database as it is then.
 */
export const UPGRADE: Fault = {
  name: 'upgrade',
  title: 'From the former release to this one under load, and back',
  run: async (options) => {
    const commit = formerRelease()
    const folder = mkdtempSync(path.join(scratchFolder(), 'chiaravia-upgrade-'))
    const home = path.join(folder, 'postgres')
    const ends: (() => unknown)[] = []
    try {
      const embedded = await startPostgres({ folder: home })
      ends.unshift(() => embedded.stop())
      const { server, end } = await OwnPostgres.at(embedded.adminUrl)
      ends.unshift(end)
      const tree = path.join(folder, 'former')
      ends.unshift(treeOf(commit, tree))
      return await upgraded(
        { postgres: server, folder, tree, commit },
        options,
        (work) => void ends.unshift(work),
      )
    } finally {
      for (const work of ends) await work()
      for (const place of [folder, reachable(home)]) rmSync(place, { recursive: true, force: true })
    }
  },
}

type Place = { postgres: OwnPostgres; folder: string; tree: string; commit: string }

async function upgraded(place: Place, options: Options, atEnd: AtEnd): Promise<Row[]> {
  const { postgres, folder, tree, commit } = place
  const balancer = await Balancer.begin()
  atEnd(() => balancer.end())
  const given = { SITE_URL: balancer.site, DEMO: 'true' }
  const first = await Machine.begin(postgres, path.join(folder, '1'), atEnd, given, tree)
  await first.start()
  const former = [first, await first.beside(path.join(folder, '2'))]
  await former[1]?.start()
  for (const { port } of former) balancer.add(port)
  const now = [
    await first.beside(path.join(folder, '3'), ROOT),
    await first.beside(path.join(folder, '4'), ROOT),
  ]
  // Before anybody waits for it.
  await now[0]?.command('build')
  return measured({ balancer, former, now, commit, databaseUrl: first.databaseUrl }, options, atEnd)
}

type Cast = { balancer: Balancer; former: Machine[]; now: Machine[]; commit: string; databaseUrl: string }

async function measured(cast: Cast, options: Options, atEnd: AtEnd): Promise<Row[]> {
  const { balancer, former, now, commit } = cast
  const observer = new Observer(cast.databaseUrl)
  const load = new Load(balancer.site)
  const listeners = new Listeners(balancer.site, new Session(balancer.site, 'admin', 'admin@demo.example'))
  // Before the database is taken away, or what they find hides what went wrong.
  atEnd(() => Promise.all([observer.end(), load.end(), listeners.end()]))
  observer.watch()
  await load.begin(CALLERS)
  listeners.begin(SOCKETS)
  const pause = () => sleep(share(STEP_S, options) * 1_000)
  await pause()
  const startedAt = Date.now()
  await now[0]?.command('migrate')
  const migratedS = (Date.now() - startedAt) / 1_000
  await pause()
  const there: Way = { name: 'to this release', from: Date.now(), to: 0 }
  await replace(balancer, former, now)
  await pause()
  there.to = Date.now()
  const back: Way = { name: 'back to the former one', from: Date.now(), to: 0 }
  await replace(balancer, now, former)
  await pause()
  back.to = Date.now()
  await load.end()
  await listeners.end()
  await observer.end()
  const held = await observer.read<Held>(HELD.leads)
  return [
    {
      what: 'former release, migrations since',
      measured: `${commit.slice(0, 8)}, ${addedSince(commit).length}`,
    },
    { what: 'migrating under load', measured: `${migratedS.toFixed(1)} s` },
    ...[there, back].map(({ name, from, to }) => ({
      what: `${name}: two servers, one after the other`,
      measured: `${((to - from) / 1_000).toFixed(0)} s`,
    })),
    ...answers(load.made),
    ...writes(load.made, held),
    { what: `sockets, closed by a server that ended`, measured: `${SOCKETS}, ${listeners.closed}` },
    atMost('longest that a socket was away', listeners.longestMs / 1_000, AWAY_S),
  ]
}

/** One server after the other: the new one serves before the old one is told to end. */
async function replace(balancer: Balancer, leaving: Machine[], coming: Machine[]): Promise<void> {
  for (const [at, next] of coming.entries()) {
    const last = leaving[at] as Machine
    await next.start()
    balancer.add(next.port)
    balancer.remove(last.port)
    await last.stop()
  }
}

function answers(made: readonly Made[]): Row[] {
  const name = ({ path: at, status, error }: Made) => `${at} ${error || status}`
  const failed = made.filter(({ status }) => status >= 500)
  const wrong = made.filter((one) => one.status > 0 && one.status < 500 && !isGood(one))
  const cut = made.filter(({ status }) => status === 0)
  return [
    { what: 'calls', measured: String(made.length) },
    none('answered with 5xx', failed.map(name)),
    none('answered with another error', wrong.map(name)),
    { what: 'turned away on a connection that was being closed', measured: String(cut.length) },
    atMost('longest call', Math.max(...made.map(({ ms }) => ms)) / 1_000, 10),
  ]
}

function writes(made: readonly Made[], held: readonly Held[]): Row[] {
  const leads = made.filter(({ key }) => key)
  const asked = leads.map((one) => ({
    key: one.key ?? '',
    ...(isGood(one) ? { id: (JSON.parse(one.text) as { _id: string })._id } : {}),
  }))
  const found = compare(asked, held)
  return [
    { what: 'leads asked for, acknowledged', measured: `${found.asked}, ${found.acknowledged}` },
    none('acknowledged leads that are lost', found.lost),
    none('leads that are there twice', found.twice),
  ]
}
