import { setTimeout as sleep } from 'node:timers/promises'
import { untilQuiet } from '../report/quiet'
import type { Row } from '../report/types'
import { none } from './aftermath'
import type { Database } from './database'
import { isGood } from './http-call'
import { atMost, goals, Load } from './load'
import { HAS_PROC } from './process-table'
import { type System, withSystem } from './system'
import { type Fault, type Options, share } from './types'

const FROZEN_S = 20
const SLOW_S = 40
/** Of a slow database, how long it stands still and how long it works, in turn. */
const STILL_MS = 300
const WORKS_MS = 30
const GOOD_AGAIN_S = 5
const AFTER_MS = 10_000

/** The database is there and answers late, or not at all for a while. */
export const SLOW_DATABASE: Fault = {
  name: 'slow',
  title: 'Slow and frozen database',
  run: (options) => withSystem((system) => run(system, options)),
}

async function run({ database, serve }: System, options: Options): Promise<Row[]> {
  const server = await serve('slow')
  if (HAS_PROC) await untilQuiet(server.pid)
  return [
    ...(await phase(server.site, 'frozen', share(FROZEN_S, options), frozen(database))),
    ...(await phase(server.site, 'slow', share(SLOW_S, options), slow(database))),
    none('ends of the server', server.deaths > 0 ? ['the server ended by itself'] : []),
  ]
}

async function phase(
  site: string,
  name: string,
  seconds: number,
  act: (ms: number) => Promise<void>,
): Promise<Row[]> {
  const load = new Load(site)
  await load.begin()
  await sleep(2_000)
  await act(seconds * 1_000)
  const over = Date.now()
  await sleep(AFTER_MS)
  await load.end()
  const late = load.made.filter((one) => !isGood(one) && one.at > over).map(({ at }) => at - over)
  const rows = [
    { what: 'for', measured: `${seconds} s` },
    ...goals(load.made),
    atMost('last call that failed, after it was over', Math.max(0, ...late) / 1_000, GOOD_AGAIN_S),
  ]
  return rows.map((row) => ({ ...row, what: `${name}: ${row.what}` }))
}

const frozen = (database: Database) => async (ms: number) => {
  const thaw = database.freeze()
  await sleep(ms)
  thaw()
}

const slow = (database: Database) => async (ms: number) => {
  for (const deadline = Date.now() + ms; Date.now() < deadline; await sleep(WORKS_MS)) {
    await frozen(database)(STILL_MS)
  }
}
