import { setTimeout as sleep } from 'node:timers/promises'
import { untilQuiet } from '../report/quiet'
import type { Row } from '../report/types'
import { HELD, none } from './aftermath'
import { isGood } from './http-call'
import { compare, type Held } from './ledger'
import { atMost, goals, Load } from './load'
import { Observer } from './observer'
import { HAS_PROC } from './process-table'
import { type System, withSystem } from './system'
import { type Fault, type Options, share } from './types'

const RESTARTS = 12
/** Stopped in order, stopped at once, killed. */
const WAYS = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const
/** How long the database stays away, and how long it is looked at afterwards. */
const AWAY_MS = { least: 500, most: 6_000 }
const AFTER_MS = 12_000
const GOOD_AGAIN_S = 5
const WAIT_S = 60

/** The database goes and comes back while people read and write. */
export const DATABASE_RESTARTS: Fault = {
  name: 'restarts',
  title: 'Database restarts under load',
  run: (options) => withSystem((system) => run(system, options)),
}

async function run({ database, serve }: System, options: Options): Promise<Row[]> {
  const server = await serve('restarts')
  if (HAS_PROC) await untilQuiet(server.pid)
  const observer = new Observer(database.url)
  const load = new Load(server.site)
  await load.begin()
  observer.watch()
  const ups: number[] = []
  for (let at = 0; at < share(RESTARTS, options); at += 1) {
    await sleep(1_000)
    await database.kill(WAYS[at % WAYS.length] ?? 'SIGINT')
    await sleep(AWAY_MS.least + Math.random() * (AWAY_MS.most - AWAY_MS.least))
    await database.start()
    ups.push(Date.now())
    await sleep(AFTER_MS)
  }
  await load.end()
  const isIdle = await observer.untilIdle(2 * WAIT_S)
  await observer.end()
  const { seconds, task } = observer.longestWait
  const asked = load.made.flatMap((one) =>
    one.key
      ? [{ key: one.key, ...(isGood(one) ? { id: (JSON.parse(one.text) as { _id: string })._id } : {}) }]
      : [],
  )
  const found = compare(asked, await observer.read<Held>(HELD.leads))
  return [
    { what: 'restarts (stopped, stopped at once, killed in turn)', measured: String(ups.length) },
    ...goals(load.made),
    atMost('last call that failed, after the database was up', lastFailure(load, ups), GOOD_AGAIN_S),
    none('acknowledged leads that are lost', found.lost),
    { ...atMost(`longest that a job was due (${task})`, seconds, WAIT_S), ok: seconds <= WAIT_S && isIdle },
    none('ends of the server', server.deaths > 0 ? ['the server ended by itself'] : []),
  ]
}

/** Of the calls that began after the database took connections and before it went again, the last that failed. */
function lastFailure({ made }: Load, ups: number[]): number {
  const failed = made.filter((one) => !one.isPage && !isGood(one))
  const after = ups.flatMap((up) => failed.map(({ at }) => at - up).filter((ms) => ms > 0 && ms < AFTER_MS))
  return Math.max(0, ...after) / 1000
}
