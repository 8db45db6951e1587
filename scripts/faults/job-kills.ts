import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { disconnect, withTransaction } from '../../lib/core/db'
import { queueMail } from '../../lib/mail/queue-mail'
import { ROOT } from '../migrations/files'
import type { Row } from '../report/types'
import { none } from './aftermath'
import { atMost } from './load'
import { mailsByReceiver } from './mailbox'
import { Observer } from './observer'
import { LOGS } from './server'
import { type System, withSystem } from './system'
import { type Fault, type Options, share } from './types'

const JOBS = 2_000
const KILLS = 20
const WAIT_S = 60
/** Those that a worker was busy with when it was killed are freed a little later. */
const LEFT = 10
const PATIENCE_MS = 120_000

/** The worker of the jobs, killed in the middle of them again and again. */
export const JOB_KILLS: Fault = {
  name: 'jobs',
  title: 'kill -9 of the worker among its jobs',
  run: (options) => withSystem((system) => run(system, options).finally(disconnect)),
}

async function run({ database, mailbox, folder, atEnd }: System, options: Options): Promise<Row[]> {
  const kills = share(KILLS, options)
  const each = Math.round(share(JOBS, options) / kills)
  const observer = new Observer(database.url)
  observer.watch()
  let [queued, delivered, midJob] = [0, 0, 0]
  const start = () => startWorker(path.join(folder, 'worker'))
  let worker = start()
  atEnd(() => worker.kill('SIGKILL'))
  for (let round = 0; round < kills; round += 1) {
    const before = received(mailbox)
    await queue(queued, each)
    queued += each
    // Killed when some of them are done and others have just been taken.
    await until(() => received(mailbox) >= before + each * (0.2 + 0.6 * Math.random()))
    midJob += (await locked(observer)) > 0 ? 1 : 0
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    worker = start()
    // More than it can do would wait for its turn, whatever is killed.
    await until(() => received(mailbox) >= queued - LEFT)
  }
  const isIdle = await observer.untilIdle(2 * WAIT_S)
  worker.kill('SIGTERM')
  await once(worker, 'exit')
  await observer.end()
  delivered = received(mailbox)
  const mails = mailsByReceiver(mailbox)
  const keys = Array.from({ length: queued }, (_, at) => receiver(at))
  const { seconds, task } = observer.longestWait
  return [
    { what: 'jobs, kills, of these while jobs were under way', measured: `${queued}, ${kills}, ${midJob}` },
    none(
      'jobs without their effect',
      keys.filter((key) => !mails.has(key)),
    ),
    none(
      'jobs with two different effects',
      keys.filter((key) => new Set(mails.get(key)).size > 1),
    ),
    {
      what: 'mails handed over again under the same Message-ID',
      measured: String(delivered - new Set([...mails.values()].flat()).size),
    },
    { ...atMost(`longest that a job was due (${task})`, seconds, WAIT_S), ok: seconds <= WAIT_S && isIdle },
  ]
}

const receiver = (at: number) => `lavoro-${at}@faults.example`

/** Mails, whose effect everybody sees. */
async function queue(from: number, count: number): Promise<void> {
  await withTransaction(async (tx) => {
    for (let at = from; at < from + count; at += 1) {
      await queueMail(tx, {
        template: 'contact-received',
        to: { email: receiver(at), name: 'Prova' },
        data: { nome: 'Prova', motivo: 'Contatto' },
        key: `faults:${at}`,
      })
    }
  })
}

function startWorker(data: string): ChildProcess {
  mkdirSync(LOGS, { recursive: true })
  const log = openSync(path.join(LOGS, 'worker.log'), 'a')
  return spawn(process.execPath, [path.join(ROOT, 'scripts', 'run.mjs'), 'worker'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: data },
    stdio: ['ignore', log, log],
  })
}

const received = (mailbox: string): number =>
  [...mailsByReceiver(mailbox)].reduce(
    (sum, [to, ids]) => sum + (to.startsWith('lavoro-') ? ids.length : 0),
    0,
  )

async function locked(observer: Observer): Promise<number> {
  const rows = await observer.read<{ count: number }>(
    'SELECT count(*)::int FROM graphile_worker.jobs WHERE locked_at IS NOT NULL',
  )
  return rows[0]?.count ?? 0
}

async function until(isSo: () => boolean): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(20)) if (isSo()) return
  throw new Error('I lavori non vanno avanti: vedi .data/faults/worker.log.')
}
