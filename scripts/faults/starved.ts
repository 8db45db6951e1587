import { setTimeout as sleep } from 'node:timers/promises'
import { disconnect, withTransaction } from '../../lib/core/db'
import { queueMail } from '../../lib/mail/queue-mail'
import { starve } from '../../lib/testing/starve'
import type { Row } from '../report/types'
import { none } from './aftermath'
import { atMost } from './load'
import { mailsByReceiver } from './mailbox'
import { Observer } from './observer'
import { type System, withSystem } from './system'
import { type Fault, type Options, share } from './types'

const ROUND_S = 600
/** How long a backend of the queue stands still. */
const STILL_MS = [5_000, 30_000] as const
/** After the last of them: how soon everything that is due must be done. */
const WAIT_S = 60
const EACH = 5
const PAUSE_MS = 500

/** PostgreSQL without a processor, as on a machine that has too much to do: its backends stand still, or end. */
export const STARVED: Fault = {
  name: 'starved',
  title: 'Queue on a starved database',
  run: (options) => withSystem((system) => run(system, options).finally(disconnect)),
}

async function run({ database, mailbox, serve }: System, options: Options): Promise<Row[]> {
  const server = await serve('starved')
  const observer = new Observer(database.url)
  observer.watch()
  const untilMs = Date.now() + share(ROUND_S, options) * 1_000
  const ask = async (sql: string, values: unknown[]) =>
    (await observer.ask<{ pid: number }>(sql, values)) ?? []
  const starving = starve({ ask, untilMs, stillMs: STILL_MS })
  let queued = 0
  for (; Date.now() < untilMs; await sleep(PAUSE_MS)) {
    await queue(queued)
    queued += EACH
  }
  const { stopped, ended } = await starving
  const over = Date.now()
  const isIdle = await observer.untilIdle(2 * WAIT_S)
  const took = (Date.now() - over) / 1_000
  await observer.end()
  const mails = mailsByReceiver(mailbox)
  const keys = Array.from({ length: queued }, (_, at) => receiver(at))
  return [
    {
      what: 'seconds, jobs, backends stopped, backends ended',
      measured: `${share(ROUND_S, options)}, ${queued}, ${stopped}, ${ended}`,
    },
    none(
      'jobs without their effect',
      keys.filter((key) => !mails.has(key)),
    ),
    none(
      'jobs with two different effects',
      keys.filter((key) => new Set(mails.get(key)).size > 1),
    ),
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

const receiver = (at: number) => `affamato-${at}@faults.example`

async function queue(from: number): Promise<void> {
  await withTransaction(async (tx) => {
    for (let at = from; at < from + EACH; at += 1)
      await queueMail(tx, {
        template: 'contact-received',
        to: { email: receiver(at), name: 'Prova' },
        data: { nome: 'Prova', motivo: 'Contatto' },
        key: `starved:${at}`,
      })
  })
}
