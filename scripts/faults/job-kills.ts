import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { disconnect } from '../../lib/core/db'
import { ROOT } from '../migrations/files'
import type { Row } from '../report/types'
import { atMost } from './load'
import type { Observer } from './observer'
import { QueuedMails } from './queued-mails'
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

async function run(system: System, options: Options): Promise<Row[]> {
  const kills = share(KILLS, options)
  const each = Math.round(share(JOBS, options) / kills)
  const mails = new QueuedMails('lavoro', system)
  const { observer } = mails
  let midJob = 0
  const start = () => startWorker(path.join(system.folder, 'worker'))
  let worker = start()
  system.atEnd(() => worker.kill('SIGKILL'))
  for (let round = 0; round < kills; round += 1) {
    const before = mails.received()
    await mails.queue(each)
    // Killed when some of them are done and others have just been taken.
    await until(() => mails.received() >= before + each * (0.2 + 0.6 * Math.random()))
    midJob += (await locked(observer)) > 0 ? 1 : 0
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    worker = start()
    // More than it can do would wait for its turn, whatever is killed.
    await until(() => mails.received() >= mails.queued - LEFT)
  }
  const isIdle = await observer.untilIdle(2 * WAIT_S)
  worker.kill('SIGTERM')
  await once(worker, 'exit')
  await observer.end()
  const { seconds, task } = observer.longestWait
  return [
    {
      what: 'jobs, kills, of these while jobs were under way',
      measured: `${mails.queued}, ${kills}, ${midJob}`,
    },
    ...mails.effects(),
    { what: 'mails handed over again under the same Message-ID', measured: String(mails.again()) },
    { ...atMost(`longest that a job was due (${task})`, seconds, WAIT_S), ok: seconds <= WAIT_S && isIdle },
  ]
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
