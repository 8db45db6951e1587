import { type AddressInfo, createServer, type Socket } from 'node:net'
import { db, pool, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { prune } from '@/lib/features/privacy/prune'
import { until } from '@/lib/testing/until'
import { enqueue } from './enqueue'
import { migrateJobs } from './migrate-jobs'
import { releaseDeadWorkers } from './rescue'
import { startWorker, type Worker } from './worker'
import { WorkerLock } from './worker-lock'

type Job = { id: string; task_identifier: string; attempts: number; locked_by: string | null; run_at: Date }
const jobs = async (): Promise<Job[]> =>
  (await pool().query<Job>('SELECT * FROM graphile_worker.jobs ORDER BY id')).rows
const removal = (jobKey?: string) =>
  withTransaction((tx) => enqueue(tx, 'storage.remove', { key: `uploads/${newId()}` }, { jobKey }))
const isEmpty = async () => (await jobs()).length === 0

let worker: Worker | undefined
beforeAll(() => migrateJobs(env().DATABASE_URL))
afterEach(async () => {
  await worker?.stop()
  worker = undefined
  await pool().query('DELETE FROM graphile_worker._private_jobs')
})

describe('enqueue', () => {
  it('goes back with the transaction', async () => {
    const failing = withTransaction(async (tx) => {
      await enqueue(tx, 'jobs.prune', {})
      throw new Error('annullato')
    })
    await expect(failing).rejects.toThrow('annullato')
    expect(await jobs()).toEqual([])
  })

  it('keeps one waiting job for a key, at the later date, with its attempts', async () => {
    await removal('una')
    const runAt = new Date(Date.now() + 3_600_000)
    await withTransaction((tx) =>
      enqueue(tx, 'storage.remove', { key: 'b' }, { jobKey: 'una', runAt, maxAttempts: 3 }),
    )
    expect(await jobs()).toMatchObject([{ key: 'una', run_at: runAt, max_attempts: 3 }])
  })

  it('refuses a payload that the job could not read', async () => {
    const wrong = withTransaction((tx) => enqueue(tx, 'storage.remove', { key: '' }))
    await expect(wrong).rejects.toThrow()
  })
})

describe('worker', () => {
  it('does the work, and goes on after the database has dropped it', async () => {
    worker = await startWorker()
    await removal()
    await until(isEmpty)
    await pool().query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )
    await until(() =>
      removal().then(
        () => true,
        () => false,
      ),
    )
    await until(isEmpty, 15_000)
  }, 30_000)

  it('tries again later what has failed', async () => {
    const { S3_ENDPOINT } = env()
    Object.assign(env(), { S3_ENDPOINT: 'http://127.0.0.1:9' })
    worker = await startWorker()
    await removal()
    await until(async () => (await jobs()).some((job) => job.attempts === 1 && job.locked_by === null))
    const [job] = await jobs()
    expect(job?.run_at.getTime()).toBeGreaterThan(Date.now() - 1_000)
    Object.assign(env(), { S3_ENDPOINT })
    await until(isEmpty, 10_000)
  }, 20_000)

  it('does a job once, however many servers there are', async () => {
    const [one, two] = [await startWorker(), await startWorker()]
    await Promise.all(Array.from({ length: 20 }, () => removal()))
    await until(isEmpty)
    await Promise.all([one.stop(), two.stop()])
  })
})

/** A store that takes connections and never answers, until the returned function brings back the real one. */
async function muteStore(): Promise<() => void> {
  const { S3_ENDPOINT } = env()
  const sockets: Socket[] = []
  const mute = createServer((socket) => sockets.push(socket.on('error', () => undefined)))
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  Object.assign(env(), { S3_ENDPOINT: `http://127.0.0.1:${(mute.address() as AddressInfo).port}` })
  return () => {
    Object.assign(env(), { S3_ENDPOINT })
    mute.close()
    for (const socket of sockets) socket.destroy()
  }
}

const CALM = { probeMs: 1_000, silenceMs: 60_000, graceSeconds: 10 }

describe('jobs of a killed process', () => {
  const rescue = (graceSeconds = 10) =>
    releaseDeadWorkers('', (sql, values) => pool().query(sql, values), graceSeconds)
  const take = (by: string) =>
    pool().query(
      "UPDATE graphile_worker._private_jobs SET locked_by = $1, locked_at = now() - interval '1 minute'",
      [by],
    )

  it('are freed, while those of living workers are left alone', async () => {
    const lock = new WorkerLock(env().DATABASE_URL, CALM)
    await lock.connect()
    await lock.hold('pool-vivo')
    await removal()
    await take('pool-vivo')
    await rescue()
    expect(await jobs()).toMatchObject([{ locked_by: 'pool-vivo' }])
    await lock.close()
    await until(async () => {
      await rescue()
      return (await jobs())[0]?.locked_by === null
    })
  })

  it('are not taken from themselves by who looks for them', async () => {
    const lock = new WorkerLock(env().DATABASE_URL, CALM)
    await lock.connect()
    await lock.hold('pool-vivo')
    await removal()
    await take('pool-vivo')
    await releaseDeadWorkers('pool-vivo', lock.ask, 10)
    expect(await jobs()).toMatchObject([{ locked_by: 'pool-vivo' }])
    await lock.close()
  })

  it('are told from slow ones: what a living worker holds stays its own', async () => {
    const answer = await muteStore()
    worker = await startWorker()
    await removal()
    await until(async () => (await jobs())[0]?.locked_by != null)
    await rescue(0)
    expect(await jobs()).toMatchObject([{ locked_by: expect.stringMatching(/^pool-/) }])
    answer()
    await until(isEmpty, 15_000)
  }, 20_000)

  it('go back to the queue when one hangs and the worker has to stop', async () => {
    const answer = await muteStore()
    const stuck = await startWorker()
    await removal()
    await until(async () => (await jobs())[0]?.locked_by != null)
    await stuck.stop()
    answer()
    expect(await jobs()).toMatchObject([{ locked_by: null, attempts: 1 }])
  }, 20_000)

  it('are done at the next start', async () => {
    await removal()
    await take('pool-morto')
    worker = await startWorker()
    await until(isEmpty)
  })
})

describe('prune', () => {
  it('takes what has expired and nothing else', async () => {
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    const event = { type: 'cart.updated', data: {}, audience: [] }
    await db().realtimeEvent.createMany({
      data: [16, 14].map((minutes) => ({ id: newId(), at: at(minutes), ...event })),
    })
    const DAY = 24 * 60
    await db().idempotencyKey.createMany({
      data: [
        { id: 'vecchia', requestHash: '', createdAt: at(3 * DAY) },
        { id: 'recente', requestHash: '', createdAt: at(DAY) },
        { id: 'mail:spedita', requestHash: '', createdAt: at(30 * DAY) },
      ],
    })
    const session = { role: 'agent', userId: newId() } as const
    await db().session.createMany({
      data: [181, 10, -1].map((days) => {
        const id = newId()
        return { id, refreshHash: id, expiresAt: at(days * DAY), ...session }
      }),
    })
    await db().rateLimit.createMany({
      data: [
        { key: 'vecchio', expire: BigInt(at(1).getTime()) },
        { key: 'attivo', expire: BigInt(at(-1).getTime()) },
      ],
    })
    await prune()
    expect(await db().realtimeEvent.count()).toBe(1)
    const kept = await db().idempotencyKey.findMany({ orderBy: { id: 'asc' } })
    expect(kept.map(({ id }) => id)).toEqual(['mail:spedita', 'recente'])
    expect(await db().session.count()).toBe(2)
    expect(await db().rateLimit.findMany()).toMatchObject([{ key: 'attivo' }])
  })
})
