import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { disconnect, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { queueMail } from '@/lib/mail/queue-mail'
import { hangUp } from '@/lib/mail/transport'
import { startTcpProxy, type TcpProxy } from '@/lib/testing/tcp-proxy'
import { until } from '@/lib/testing/until'
import { migrateJobs } from './migrate-jobs'
import { startWorker, type Worker } from './worker'

/** No job may wait longer than this after a fault. */
const LIMIT = 60_000
const TEST_LIMIT = 90_000
/** What takes half a minute otherwise. */
const QUICK = { probeMs: 500, silenceMs: 3_000, graceSeconds: 2 }

/** A mail server that takes a message and says so when it is let; `mails` counts what it has been given. */
const mails: string[] = []
let answers: (() => void)[] = []
let isHeld = true
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, _session, callback) => {
    stream.resume()
    stream.on('end', () => {
      mails.push('')
      if (isHeld) answers.push(() => callback())
      else callback()
    })
  },
})
/** A client that still talks to it hears an answer, the following at once. */
function letGo(): void {
  isHeld = false
  for (const answer of answers) answer()
  answers = []
}

/** Sees the database whatever happens to the connections of the others. */
let observer: pg.Pool
let proxy: TcpProxy
let direct: string
let worker: Worker | undefined
let child: ChildProcess | undefined

const smtpUrl = () => `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`

beforeAll(async () => {
  direct = env().DATABASE_URL
  await migrateJobs(direct)
  observer = new pg.Pool({ connectionString: direct, max: 2 })
  observer.on('error', () => undefined)
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { hostname, port } = new URL(direct)
  proxy = await startTcpProxy({ host: hostname, port: Number(port) })
  Object.assign(env(), { SMTP_URL: smtpUrl() })
})
beforeEach(async () => {
  mails.length = 0
  isHeld = true
  proxy.heal()
  await through(new URL(direct).port)
})
afterEach(async () => {
  letGo()
  proxy.heal()
  child?.kill('SIGKILL')
  child = undefined
  await worker?.stop()
  worker = undefined
  await observer.query('DELETE FROM graphile_worker._private_jobs')
})
afterAll(async () => {
  hangUp()
  await proxy.close()
  await observer.end()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

/** The pool and the worker, if started after this, speak to the database on this port. */
async function through(port: number | string): Promise<void> {
  await disconnect()
  const url = new URL(direct)
  url.port = String(port)
  Object.assign(env(), { DATABASE_URL: url.href })
}

const queue = async () =>
  (await observer.query<{ id: string; locked_by: string | null }>('SELECT * FROM graphile_worker.jobs')).rows
const isDone = async () => (await queue()).length === 0

/** A mail whose job is in the middle of its work: the server has the message and has not answered yet. */
async function mailInFlight(): Promise<void> {
  const to = { email: 'cliente@prova.example', name: 'Ada' }
  const data = { nome: 'Ada', url: 'https://sito.example/x', quando: '2026-03-01T10:00:00Z', isAgain: false }
  await withTransaction((tx) => queueMail(tx, { template: 'confirm-account', to, data, key: newId() }))
  await until(() => mails.length === 1, LIMIT)
}

/** How many wait for a lock on the cubes. */
const waiting = async () =>
  (await observer.query("SELECT 1 FROM pg_locks WHERE relation = 'cubi'::regclass AND NOT granted")).rows
    .length

const dropAll = () =>
  observer.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  )

describe('a job in flight', () => {
  it(
    'ends once when the database drops every connection',
    async () => {
      worker = await startWorker()
      await mailInFlight()
      await dropAll()
      letGo()
      await until(isDone, LIMIT)
      expect(mails).toHaveLength(1)
    },
    TEST_LIMIT,
  )

  it(
    'ends once when the database is away as it ends',
    async () => {
      await through(proxy.port)
      worker = await startWorker()
      await mailInFlight()
      proxy.refuse()
      letGo()
      // The job has ended, and whoever says so to the database is refused, again and again.
      const refused = proxy.refused()
      await until(() => proxy.refused() > refused + 3, LIMIT)
      proxy.heal()
      await until(isDone, LIMIT)
      expect(mails).toHaveLength(1)
    },
    TEST_LIMIT,
  )

  it(
    'is taken over from a process that has been killed',
    async () => {
      child = spawn(
        process.execPath,
        ['--import', 'tsx', '-e', "require('./lib/jobs/worker.ts').startWorker()"],
        {
          env: { ...process.env, SMTP_URL: smtpUrl(), TSX_TSCONFIG_PATH: 'tsconfig.node.json' },
          stdio: 'ignore',
        },
      )
      await mailInFlight()
      child.kill('SIGKILL')
      await once(child, 'exit')
      letGo()
      mails.length = 0
      worker = await startWorker()
      await until(isDone, LIMIT)
      expect(mails).toHaveLength(1)
    },
    TEST_LIMIT,
  )

  it(
    'is taken over from a worker whose network has gone half-open, which works again when it heals',
    async () => {
      await through(proxy.port)
      const lost = await startWorker(QUICK)
      await mailInFlight()
      const [before] = await queue()
      proxy.pause()
      await through(new URL(direct).port)
      worker = await startWorker()
      await until(async () => (await queue())[0]?.locked_by !== before?.locked_by, LIMIT)
      letGo()
      await until(isDone, LIMIT)
      await worker.stop()
      worker = lost
      // What was on its way is lost: the connections of before cannot go on.
      proxy.cut()
      proxy.heal()
      isHeld = true
      mails.length = 0
      await mailInFlight()
      letGo()
      await until(isDone, LIMIT)
      expect(mails).toHaveLength(1)
    },
    2 * TEST_LIMIT,
  )

  it(
    'begins again soon when its own connection no longer answers in the middle of a statement',
    async () => {
      await through(proxy.port)
      worker = await startWorker(QUICK)
      const lock = await observer.connect()
      await lock.query('BEGIN')
      await lock.query('LOCK TABLE cubi IN ACCESS EXCLUSIVE MODE')
      await observer.query("SELECT graphile_worker.add_job('cubes.verify', '{}')")
      await until(async () => (await waiting()) > 0, LIMIT)
      proxy.pause()
      proxy.forget()
      proxy.heal()
      await lock.query('ROLLBACK')
      lock.release()
      // Its statement, which may take as long as it needs, will never be answered.
      await until(isDone, 30_000)
    },
    TEST_LIMIT,
  )

  it(
    'is given back when it is marked as taken by a worker that lives but does not run it',
    async () => {
      worker = await startWorker()
      await mailInFlight()
      const [taken] = await queue()
      // The reply to "give me a job" got lost on its way: the database believes that the worker has it.
      const { rows } = await observer.query<{ id: string }>(
        `INSERT INTO graphile_worker._private_jobs (task_id, payload, attempts, locked_by, locked_at)
       SELECT task_id, '{"key":"uploads/nessuno"}', 1, $1, now()
       FROM graphile_worker.add_job('storage.remove', run_at => now() + interval '1 hour') RETURNING id`,
        [taken?.locked_by],
      )
      await until(async () => !(await queue()).some(({ id }) => id === rows[0]?.id), LIMIT)
      expect((await queue()).find(({ id }) => id === taken?.id)?.locked_by).toBe(taken?.locked_by)
      expect(mails).toHaveLength(1)
    },
    TEST_LIMIT,
  )
})
