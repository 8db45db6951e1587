import type { AdminScope } from '@/lib/auth/actor'
import { db, disconnect, pool, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { foldCubes } from '@/lib/cubes/jobs'
import { tryConsume } from '@/lib/http/rate-limit'
import { CLOCK_NOTE, recordRun } from '@/lib/jobs/cron-runs'
import { enqueue } from '@/lib/jobs/enqueue'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { startProgress } from '@/lib/jobs/progress'
import { startWorker, type Worker } from '@/lib/jobs/worker'
import { aClient, adminWith, anAgent, type Caller, callAs, ctxOf } from '@/lib/testing/test-kit'
import { until } from '@/lib/testing/until'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { systemInfo } from './data'
import { infoSchema, type QueueJob, type SystemInfo } from './schema'

const info = async (as: Caller | null) => callAs<SystemInfo>(as, 'GET', 'system/info')
const jobs = async (as: Caller, query: Record<string, string> = {}) =>
  (await callAs<{ items: QueueJob[] }>(as, 'GET', 'system/jobs', { query })).json.items
const act = (as: Caller | null, verb: 'retry' | 'discard', id: string) =>
  callAs(as, 'POST', `system/jobs/[id]/${verb}`, { params: { id } })
const run = (as: Caller | null, name: string) =>
  callAs(as, 'POST', 'system/tasks/[name]/run', { params: { name } })

const clear = () => pool().query('DELETE FROM graphile_worker._private_jobs')
const SECRET = 'parola-segreta-del-lavoro'
const plant = (options: { maxAttempts?: number; payload?: object } = {}) =>
  withTransaction((tx) =>
    enqueue(
      tx,
      'storage.remove',
      { key: `uploads/${SECRET}`, ...options.payload },
      { maxAttempts: options.maxAttempts },
    ),
  )
/** As the queue leaves a job that has failed for the last time. */
const failFor = (error: string) =>
  pool().query(
    `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = $1, run_at = now() + interval '1 hour'`,
    [error],
  )

let admin: Caller
let worker: Worker | undefined
beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  admin = await adminWith('settings_manage', 'commits_see')
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
  await clear()
})

describe('the status of the system', () => {
  it('says how much waits for the sums of the reports, and since when at most', async () => {
    await recordRun('cubes.fold', { [CLOCK_NOTE]: {} }, foldCubes)
    await buildPratica({ stato: 'liquidata' })
    const queue = (await info(admin)).json.cubes?.find(({ name }) => name === 'delta_fatti')
    expect(queue?.rows).toBeGreaterThan(0)
    expect(queue?.oldestSeconds).toBeLessThan(60)
    await foldCubes()
    const after = (await info(admin)).json.cubes?.find(({ name }) => name === 'delta_fatti')
    expect(after).toEqual({ name: 'delta_fatti', rows: 0, oldestSeconds: 0 })
  })

  it('counts the calls against their limits without saying whose they are', async () => {
    const limit = { name: 'prova-limite', points: 5, seconds: 60 }
    for (const who of ['203.0.113.9', '203.0.113.9', '203.0.113.10']) await tryConsume(limit, who)
    const { json, text } = await info(admin)
    expect(json.limits).toContainEqual({ name: 'prova-limite', callers: 2, most: 2 })
    expect(text).not.toContain('203.0.113')
  })

  it('is told in one call, part by part, without secrets', async () => {
    await plant()
    const { status, json, text } = await info(admin)
    expect(status).toBe(200)
    expect(infoSchema.parse(json)).toEqual(json)
    expect(json.database?.tables.length).toBeGreaterThan(0)
    expect(json.cubes?.map(({ name }) => name)).toContain('delta_fatti')
    expect(json.queue).toMatchObject({ ready: 1, tasks: [{ task: 'storage.remove', ready: 1 }] })
    const { AUTH_SECRET, INTERNAL_TOKEN, S3_SECRET_KEY, DATABASE_URL } = env()
    for (const secret of [AUTH_SECRET, INTERNAL_TOKEN, S3_SECRET_KEY, DATABASE_URL, SECRET])
      expect(text).not.toContain(secret)
  })

  it('is for who manages settings', async () => {
    for (const [who, status] of [
      [null, 401],
      [await aClient(), 403],
      [await anAgent({ permissions: { all: true } }), 403],
      [await adminWith('content_manage'), 403],
    ] as const) {
      const replies = [
        await info(who),
        await callAs(who, 'GET', 'system/jobs'),
        await act(who, 'retry', '1'),
        await act(who, 'discard', '1'),
        await run(who, 'jobs.prune'),
      ]
      expect(replies.map((reply) => reply.status)).toEqual(Array(5).fill(status))
    }
  })

  it('without the database shows what it knows, and says so first', async () => {
    const { DATABASE_URL } = env()
    const { scope } = ctxOf(admin)
    await disconnect()
    env().DATABASE_URL = 'postgresql://nessuno@127.0.0.1:9/nessuno'
    try {
      const told = await systemInfo(scope as AdminScope)
      expect(infoSchema.parse(told)).toEqual(told)
      expect([told.database, told.queue, told.clock]).toEqual([null, null, null])
      expect(told.problems[0]?.what).toBe('Il database non risponde.')
      expect(told.process.rssBytes).toBeGreaterThan(0)
      expect(JSON.stringify(told)).not.toContain('nessuno')
    } finally {
      await disconnect()
      env().DATABASE_URL = DATABASE_URL
    }
  }, 30_000)
})

describe('a job that fails', () => {
  it('appears with its error, is tried again, and goes', async () => {
    const { S3_ENDPOINT } = env()
    Object.assign(env(), { S3_ENDPOINT: 'http://127.0.0.1:9' })
    await plant({ maxAttempts: 1 })
    try {
      worker = await startWorker()
      await until(async () => (await jobs(admin, { state: 'dead' })).length === 1, 20_000)
    } finally {
      Object.assign(env(), { S3_ENDPOINT })
    }
    const [job] = await jobs(admin, { state: 'dead' })
    expect(job).toMatchObject({ task: 'storage.remove', attempts: 1, maxAttempts: 1 })
    expect(job?.error).not.toContain('127.0.0.1')
    const { problems } = (await info(admin)).json
    expect(problems.map(({ what }) => what)).toContain('1 lavoro ha finito i tentativi.')
    expect((await act(admin, 'retry', job?._id ?? '')).status).toBe(204)
    await until(async () => (await jobs(admin)).length === 0, 20_000)
    const feed = (await callAs(admin, 'GET', 'commits')).json.items
    expect(feed[0]).toMatchObject({ model: 'Impostazioni', label: 'Lavoro riprovato: storage.remove' })
  }, 60_000)

  it('is thrown away by who says so, and whoever watches it hears of it', async () => {
    const progressId = await startProgress(db(), 'prova', { role: 'admin', userId: admin.id })
    await withTransaction((tx) => enqueue(tx, 'rates.import', { progressId }))
    await failFor('guasto')
    const [job] = await jobs(admin)
    expect((await act(admin, 'discard', job?._id ?? '')).status).toBe(204)
    expect(await jobs(admin)).toEqual([])
    expect(await db().jobProgress.findUniqueOrThrow({ where: { id: progressId } })).toMatchObject({
      state: 'fallito',
      error: 'Chi gestisce il sistema ha scartato questo lavoro.',
    })
    expect((await act(admin, 'discard', job?._id ?? '')).status).toBe(404)
    const feed = (await callAs(admin, 'GET', 'commits')).json.items
    expect(feed[0]).toMatchObject({ action: 'delete', label: 'Lavoro scartato: rates.import' })
  })

  it('that is retried waits again for who watches it', async () => {
    const progressId = await startProgress(db(), 'prova', { role: 'admin', userId: admin.id })
    await db().jobProgress.update({ where: { id: progressId }, data: { state: 'fallito', error: 'guasto' } })
    await withTransaction((tx) => enqueue(tx, 'rates.import', { progressId }))
    await failFor('guasto')
    const [job] = await jobs(admin)
    await act(admin, 'retry', job?._id ?? '')
    expect(await jobs(admin)).toMatchObject([{ state: 'ready', attempts: 0 }])
    expect(await db().jobProgress.findUniqueOrThrow({ where: { id: progressId } })).toMatchObject({
      state: 'in_coda',
      error: null,
    })
  })

  it('tells neither query nor address, whatever its error says', async () => {
    const { DATABASE_URL } = env()
    for (const error of [
      `connect ECONNREFUSED 10.0.0.7:25\n    at TCPConnectWrap (/srv/app/x.js:1:2)`,
      `getaddrinfo ENOTFOUND smtp.azienda.example`,
      `Invalid \`db().pratica.update()\` invocation in /srv/app.ts: SELECT nome FROM clients`,
      `password=${SECRET} per mario@rossi.example`,
      `impossibile: ${DATABASE_URL}`,
    ]) {
      await plant()
      await failFor(error)
      const reply = await callAs(admin, 'GET', 'system/jobs')
      for (const secret of [
        '10.0.0.7',
        'azienda',
        '/srv',
        'SELECT',
        SECRET,
        'rossi',
        new URL(DATABASE_URL).host,
      ])
        expect(reply.text).not.toContain(secret)
      await clear()
    }
  })

  it('in course, or no longer there, is left alone', async () => {
    await plant()
    const [job] = await jobs(admin)
    await pool().query(`UPDATE graphile_worker._private_jobs SET locked_by = 'pool-vivo', locked_at = now()`)
    const id = job?._id ?? ''
    expect([(await act(admin, 'retry', id)).status, (await act(admin, 'discard', id)).status]).toEqual([
      409, 409,
    ])
    for (const other of ['999999999', 'x', newId()])
      expect([
        (await act(admin, 'retry', other)).status,
        (await act(admin, 'discard', other)).status,
      ]).toEqual([404, 404])
    expect((await callAs(admin, 'GET', 'system/jobs', { query: { state: 'boh' } })).status).toBe(400)
  })
})

describe('a task of the clock', () => {
  const stateOf = async (name: string) => (await info(admin)).json.clock?.find(({ task }) => task === name)
  beforeEach(() => db().cronRun.deleteMany())

  it('that has never run is not late', async () => {
    expect(await stateOf('jobs.prune')).toMatchObject({ state: 'never', everyMinutes: 5, startedAt: null })
    expect(await stateOf('storage.sweep')).toMatchObject({ state: 'never', everyMinutes: 1_440 })
  })

  it('is late after three times its pause', async () => {
    const add = (minutes: number) =>
      db().cronRun.create({
        data: {
          id: newId(),
          task: 'jobs.prune',
          startedAt: new Date(Date.now() - minutes * 60_000),
          endedAt: new Date(),
          ok: true,
        },
      })
    await add(16)
    expect((await stateOf('jobs.prune'))?.state).toBe('late')
    expect((await info(admin)).json.problems.map(({ what }) => what)).toContain('In ritardo: jobs.prune.')
    await add(14)
    expect((await stateOf('jobs.prune'))?.state).toBe('ok')
  })

  it('that fails is noted with its error, and thrown on to the queue', async () => {
    const failing = recordRun('jobs.prune', { _cron: { ts: '' } }, async () => {
      throw new Error('guasto')
    })
    await expect(failing).rejects.toThrow('guasto')
    expect(await stateOf('jobs.prune')).toMatchObject({ state: 'failed', error: 'guasto' })
    await recordRun('jobs.prune', {}, async () => undefined)
    expect(await db().cronRun.count()).toBe(1)
  })

  it('is run now by who asks for it, once however often', async () => {
    expect([(await run(admin, 'jobs.prune')).status, (await run(admin, 'jobs.prune')).status]).toEqual([
      204, 204,
    ])
    expect(await jobs(admin)).toHaveLength(1)
    worker = await startWorker()
    await until(async () => (await stateOf('jobs.prune'))?.state === 'ok', 20_000)
    for (const none of ['mail.send', 'boh', '__proto__']) expect((await run(admin, none)).status).toBe(404)
    const feed = (await callAs(admin, 'GET', 'commits')).json.items
    expect(feed[0]).toMatchObject({ label: 'Attività eseguita a mano: jobs.prune' })
  }, 60_000)
})
