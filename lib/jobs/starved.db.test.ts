import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { disconnect, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { queueMail } from '@/lib/mail/queue-mail'
import { hangUp } from '@/lib/mail/transport'
import { askBy, starve } from '@/lib/testing/starve'
import { until } from '@/lib/testing/until'
import { migrateJobs } from './migrate-jobs'
import { startWorker, type Worker } from './worker'

/** A session that has ended, or hangs, is replaced within this. */
const REPLACED_MS = 30_000
/** How long the database is starved here; `npm run faults -- starved` does it for longer. */
const ROUND_MS = 20_000

const mails: string[] = []
type Answer = { ms: number; error?: Error }
const QUICK: Answer = { ms: 20 }
/** After how many milliseconds, and how, the mail server answers to the n-th mail. */
let answer = (_n: number): Answer => QUICK
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, session, callback) => {
    stream.resume()
    const to = session.envelope.rcptTo[0]?.address ?? ''
    stream.on('end', () => {
      mails.push(to)
      const { ms, error } = answer(mails.length)
      setTimeout(() => callback(error), ms)
    })
  },
})

let observer: pg.Pool
let worker: Worker | undefined

beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  observer = new pg.Pool({ connectionString: env().DATABASE_URL, max: 2 })
  observer.on('error', () => undefined)
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  Object.assign(env(), { SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` })
})
beforeEach(() => {
  mails.length = 0
  answer = () => QUICK
  // The queue says on the console, too, what becomes of its connections.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
  await observer.query('DROP FUNCTION IF EXISTS refuse_ends() CASCADE')
  await observer.query('DELETE FROM graphile_worker._private_jobs')
})
afterAll(async () => {
  hangUp()
  await disconnect()
  await observer.end()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

let queued = 0
const receiver = (at: number) => `lavoro-${at}@prova.example`
async function queue(count: number): Promise<string[]> {
  const to = Array.from({ length: count }, (_, at) => receiver(queued + at))
  queued += count
  await withTransaction(async (tx) => {
    for (const email of to)
      await queueMail(tx, {
        template: 'contact-received',
        to: { email, name: 'Prova' },
        data: { nome: 'Prova', motivo: 'Contatto' },
        key: `starved:${newId()}`,
      })
  })
  return to
}

const left = async () =>
  (await observer.query<{ n: number }>('SELECT count(*)::int AS n FROM graphile_worker.jobs')).rows[0]?.n

/** The end of a job takes half a second, and is then refused: meanwhile the next one is on its way. */
const REFUSE = `CREATE FUNCTION refuse_ends() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN PERFORM pg_sleep(0.5); RAISE EXCEPTION 'not now'; END $$`

describe('a worker whose database is starved', () => {
  it('goes on when two ends of jobs could not be written at the same time', async () => {
    await observer.query(REFUSE)
    await observer.query(`CREATE TRIGGER refuse_ends BEFORE DELETE ON graphile_worker._private_jobs
      FOR EACH ROW EXECUTE FUNCTION refuse_ends()`)
    // A shutdown after the first two waits for the third, which is refused in the end: nothing is completed any more.
    const refused = Object.assign(new Error('later'), { responseCode: 451 })
    answer = (n) => [QUICK, { ms: 80 }, { ms: 2_000, error: refused }][n - 1] ?? QUICK
    worker = await startWorker()
    await queue(3)
    await until(() => mails.length >= 3, REPLACED_MS)
    await sleep(3_500)
    await observer.query('DROP FUNCTION refuse_ends() CASCADE')
    await until(async () => (await left()) === 0, REPLACED_MS)
    await queue(1)
    await until(async () => (await left()) === 0, REPLACED_MS)
    expect(new Set(mails).size).toBe(4)
  }, 120_000)

  it('does every job, whatever of the database stops or ends meanwhile', async () => {
    worker = await startWorker()
    const ends = Date.now() + ROUND_MS
    const starving = starve({ ask: askBy(observer), untilMs: ends, stillMs: [5_000, 10_000] })
    const all: string[] = []
    while (Date.now() < ends) {
      all.push(...(await queue(5)))
      await sleep(300)
    }
    const done = await starving
    await until(async () => (await left()) === 0, REPLACED_MS)
    expect(new Set(mails)).toEqual(new Set(all))
    expect(done.stopped + done.ended).toBeGreaterThan(5)
  }, 120_000)
})
