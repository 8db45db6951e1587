import { setTimeout as sleep } from 'node:timers/promises'
import { disconnect } from '../../lib/core/db'
import { starve } from '../../lib/testing/starve'
import type { Row } from '../report/types'
import { none } from './aftermath'
import { atMost } from './load'
import { longestPause } from './mailbox'
import { QueuedMails } from './queued-mails'
import { type System, withSystem } from './system'
import { type Fault, type Options, share } from './types'

const ROUND_S = 600
/** How long a backend of the queue stands still. */
const STILL_MS = [5_000, 30_000] as const
/**
 * Each backend goes for seven seconds between two stops, which is a third of the time: at five times that chance it went for one in
 * eighteen, and what the run measured was how little a database does that stands still.
 */
const CHANCE = 0.03
/** After the last of them: how soon everything that is due must be done. */
const WAIT_S = 60
/** Longer, so that what is late is told from what is lost. */
const PATIENCE_S = 600
/** A session that ends, or hangs, is replaced within this: so long, then, nothing may be done while there is something to do. */
const REPLACED_S = 30
const EACH = 5
const PAUSE_MS = 500

/** PostgreSQL without a processor, as on a machine that has too much to do: its backends stand still, or end. */
export const STARVED: Fault = {
  name: 'starved',
  title: 'Queue on a starved database',
  run: (options) => withSystem((system) => run(system, options).finally(disconnect)),
}

async function run(system: System, options: Options): Promise<Row[]> {
  const server = await system.serve('starved')
  const mails = new QueuedMails('affamato', system)
  const { observer } = mails
  const untilMs = Date.now() + share(ROUND_S, options) * 1_000
  const ask = async (sql: string, values: unknown[]) =>
    (await observer.ask<{ pid: number }>(sql, values)) ?? []
  const starving = starve({ ask, untilMs, stillMs: STILL_MS, chance: CHANCE })
  for (; Date.now() < untilMs; await sleep(PAUSE_MS)) await mails.queue(EACH)
  const { stopped, ended } = await starving
  const over = Date.now()
  const pause = longestPause(system.mailbox)
  const left = mails.queued - mails.received()
  const isIdle = await observer.untilIdle(PATIENCE_S)
  const took = (Date.now() - over) / 1_000
  await observer.end()
  return [
    {
      what: 'seconds, jobs, backends stopped, backends ended',
      measured: `${share(ROUND_S, options)}, ${mails.queued}, ${stopped}, ${ended}`,
    },
    ...mails.effects(),
    atMost('longest time in which no job ended', pause, REPLACED_S),
    {
      what: 'jobs left when the database had its processor again, done a second from then on',
      measured: `${left}, ${((mails.received() - (mails.queued - left)) / took).toFixed(1)}`,
    },
    {
      ...atMost('until nothing was due, once the database had its processor again', took, WAIT_S),
      ok: isIdle && took <= WAIT_S,
    },
    {
      what: `longest that a job was due (${observer.longestWait.task})`,
      measured: `${observer.longestWait.seconds.toFixed(1)} s`,
    },
    none('ends of the server', server.deaths > 0 ? ['the server ended by itself'] : []),
  ]
}
