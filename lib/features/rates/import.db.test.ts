import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isPageTag, TAG_CHANNEL } from '@/lib/core/cache'
import { db, pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { PAYLOADS } from '@/lib/jobs/payloads'
import { startProgress } from '@/lib/jobs/progress'
import { uploadRequest } from '@/lib/storage/testing'
import { adminWith, anAgent, type Caller, callAs, routesOf, send } from '@/lib/testing/test-kit'
import { importCsv } from './import-file'
import { importRates } from './jobs'

const CSV = 'date,index,tenor,value\n2026-11-19,EURIBOR,3M,1.997\n2026-11-20,EURIBOR,3M,2.001\n'
const TEGM =
  'from,to,category,class_from,class_to,tegm\n' +
  '2026-10-01,2026-12-31,Cessione del quinto,0,15000,14.97\n' +
  '2026-10-01,2026-12-31,Credito personale,,,11.32\n'
const LAST = { attempt: 5, isLast: true }
const FIRST = { attempt: 1, isLast: false }

const values = async () =>
  (await db().rate.findMany({ orderBy: { date: 'asc' } })).map(({ value }) => Number(value))

/** Tags that pages are told to forget while `work` runs. */
async function toldDuring(work: () => Promise<unknown>): Promise<string[]> {
  const client = await pool().connect()
  const told: string[] = []
  client.on('notification', ({ payload }) => isPageTag(payload ?? '') && told.push(payload ?? ''))
  await client.query(`LISTEN ${TAG_CHANNEL}`)
  await work()
  await client.query('SELECT 1')
  await client.query('UNLISTEN *')
  client.release()
  return told
}

beforeAll(() => migrateJobs(env().DATABASE_URL))
beforeEach(async () => {
  await db().rate.deleteMany()
  await db().tegm.deleteMany()
})

describe('importCsv', () => {
  it('writes what is new or different, and the second time nothing', async () => {
    expect(await importCsv(CSV)).toMatchObject({
      kind: 'rates',
      rows: 2,
      created: 2,
      updated: 0,
      unchanged: 0,
    })
    const before = await db().rate.findMany({ orderBy: { id: 'asc' } })
    expect(await importCsv(CSV)).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    expect(await db().rate.findMany({ orderBy: { id: 'asc' } })).toEqual(before)
    expect(await importCsv(CSV.replace('2.001', '2.1'))).toMatchObject({
      created: 0,
      updated: 1,
      unchanged: 1,
    })
    const [commit, ...others] = await db().commit.findMany({ where: { model: 'Tassi' } })
    expect([commit?.info, others.length]).toMatchObject([
      { changes: [{ before: { '2026-11-20 3M': 2.001 }, after: { '2026-11-20 3M': 2.1 } }] },
      0,
    ])
    expect(await values()).toEqual([1.997, 2.1])
  })

  it('forgets where a value comes from only when told another source, or another value', async () => {
    const sources = async () =>
      (await db().rate.findMany({ orderBy: { date: 'asc' } })).map(({ source }) => source)
    await importCsv(CSV, { fonte: 'Prima' })
    expect(await importCsv(CSV)).toMatchObject({ unchanged: 2 })
    expect(await sources()).toEqual(['Prima', 'Prima'])
    expect(await importCsv(CSV.replace('2.001', '2.1'))).toMatchObject({ updated: 1 })
    expect(await sources()).toEqual(['Prima', ''])
    expect(await importCsv(CSV, { fonte: 'Altra' })).toMatchObject({ updated: 2 })
    expect(await sources()).toEqual(['Altra', 'Altra'])
  })

  it('loses only the bad rows and says which they are', async () => {
    const report = await importCsv(`${CSV}2026-11-18,EURIBOR,3M,molto\n2026-11-17,EURIBOR,3M,1.9\n`)
    expect(report).toMatchObject({
      rows: 4,
      created: 3,
      problemCount: 1,
      problems: [{ line: 4, reason: '«molto» non è un numero. Scrivi una percentuale, per esempio 3,20.' }],
    })
    expect(await values()).toEqual([1.9, 1.997, 2.001])
  })

  it('does the same with the averages of a quarter, with and without a class', async () => {
    expect(await importCsv(TEGM)).toMatchObject({ kind: 'tegm', created: 2 })
    expect(await importCsv(TEGM)).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    expect(await importCsv(TEGM.replace('11.32', '11.40'))).toMatchObject({
      created: 0,
      updated: 1,
      unchanged: 1,
    })
    const rows = await db().tegm.findMany({ orderBy: { category: 'asc' } })
    expect(rows.map(({ classFrom, classTo, tegm }) => [classFrom, classTo, Number(tegm)])).toEqual([
      [0n, 1_500_000n, 14.97],
      [null, null, 11.4],
    ])
    // The API says amounts in euro.
    const { json } = await callAs<{ soglie: { rows: object[] } }>(await anAgent(), 'GET', 'tegm', {
      query: { day: '2026-11-01' },
    })
    expect(json.soglie.rows).toContainEqual(expect.objectContaining({ classFrom: 0, classTo: 15_000 }))
  })

  it('takes what the button of the ECB’s data portal gives', async () => {
    const serie = 'FM.M.U2.EUR.RT.MM.EURIBOR3MD_.HSTA'
    const text = `"DATE","TIME PERIOD","Euribor 3-month - Historical close (${serie})"\n"2026-09-30","2026Sep","2.0271"\n`
    expect(await importCsv(text)).toMatchObject({ kind: 'rates', created: 1, problemCount: 0 })
    expect(await db().rate.findFirst()).toMatchObject({ tenor: '3M', source: 'BCE, media del mese' })
    await expect(importCsv(text.replace('EURIBOR3MD_', 'EONIA'))).rejects.toMatchObject({
      errors: [{ path: 'file' }],
    })
  })

  it('writes once what two imports bring at the same time', async () => {
    const reports = await Promise.all([importCsv(TEGM), importCsv(TEGM), importCsv(CSV), importCsv(CSV)])
    expect(reports.reduce((sum, { created }) => sum + created, 0)).toBe(4)
    expect([await db().tegm.count(), await db().rate.count()]).toEqual([2, 2])
  })

  it('makes pages fresh when something has changed, and only then', async () => {
    expect(await toldDuring(() => importCsv(CSV))).toEqual(['rates'])
    expect(await toldDuring(() => importCsv(CSV))).toEqual([])
  })

  it('writes a long file in portions and stops when told to', async () => {
    const day = (n: number) => new Date(Date.UTC(2000, 0, 1 + n)).toISOString().slice(0, 10)
    const lines = Array.from({ length: 9_000 }, (_, n) => `${day(n)},EURIRS,20Y,2.5`)
    const steps: number[][] = []
    const report = await importCsv(`date,index,tenor,value\n${lines.join('\n')}`, {
      onProgress: async (...step) => steps.push(step) > 1,
    })
    expect(steps).toEqual([[5_000, 9_000]])
    expect(report.created).toBe(5_000)
  })

  it.each([
    ['a,b\n1,2\n', undefined, 'file'],
    ['', undefined, 'file'],
    ['TIME_PERIOD,OBS_VALUE\n2026-10,2\n', undefined, 'serie'],
    ['TIME_PERIOD,OBS_VALUE\n2026-10,2\n', 'EONIA', 'serie'],
  ])('refuses %p', async (text, serie, path) => {
    await expect(importCsv(text, { serie })).rejects.toMatchObject({ code: 'invalid', errors: [{ path }] })
  })
})

async function post(as: Caller | null, file: string, name = 'tassi.csv', key?: string) {
  const { POST } = await routesOf('rates/import')
  const upload = uploadRequest(name, file)
  const headers = new Headers(upload.headers)
  headers.set('accept', 'application/problem+json')
  if (as) headers.set('authorization', `Bearer ${as.token}`)
  if (key) headers.set('idempotency-key', key)
  const request = new Request('http://localhost:8000/v2/rates/import', {
    method: 'POST',
    headers,
    body: await upload.arrayBuffer(),
  })
  const reply = await POST?.(request)
  return { status: reply?.status, json: await reply?.json() }
}

type Waiting = { payload: unknown }
const waiting = async () =>
  (
    await pool().query<Waiting>(
      `SELECT payload FROM graphile_worker._private_jobs AS jobs
       JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id
       WHERE tasks.identifier = 'rates.import'`,
    )
  ).rows.map(({ payload }) => PAYLOADS['rates.import'].parse(payload))

describe('POST /v2/rates/import', () => {
  beforeEach(() => pool().query('DELETE FROM graphile_worker._private_jobs'))

  it('keeps the file, queues the work, and tells its owner how it went', async () => {
    const admin = await adminWith('banks_manage')
    const { status, json } = await post(admin, `${CSV}x,EURIBOR,3M,1\n`)
    expect([status, json.state]).toEqual([202, 'in_coda'])
    const [job = {}] = await waiting()
    await importRates(job, FIRST)
    const { json: progress } = await callAs(admin, 'GET', 'rates/import/[id]', { params: { id: json._id } })
    expect(progress).toMatchObject({
      state: 'completato',
      done: 2,
      result: { created: 2, problemCount: 1, problems: [{ line: 4 }] },
    })
    expect(await values()).toEqual([1.997, 2.001])
    const other = await callAs(await adminWith('banks_manage'), 'GET', 'rates/import/[id]', {
      params: { id: json._id },
    })
    expect(other.status).toBe(404)
  })

  it('queues once for the same Idempotency-Key', async () => {
    const admin = await adminWith('banks_manage')
    const [one, two] = [
      await post(admin, CSV, 'tassi.csv', 'chiave'),
      await post(admin, CSV, 'tassi.csv', 'chiave'),
    ]
    expect(two.json).toEqual(one.json)
    expect(await waiting()).toHaveLength(1)
  })

  it('is for administrators of banks and rates', async () => {
    expect((await post(null, CSV)).status).toBe(401)
    expect((await post(await anAgent(), CSV)).status).toBe(403)
    expect((await post(await adminWith('content_manage'), CSV)).status).toBe(403)
  })

  it('refuses at once what is no CSV of rates', async () => {
    const admin = await adminWith('banks_manage')
    expect(await post(admin, 'nome,cognome\nAda,Prova\n')).toMatchObject({
      status: 422,
      json: { errors: [{ path: 'file' }] },
    })
    expect((await post(admin, CSV, 'tassi.exe')).status).toBe(415)
    const { POST } = await routesOf('rates/import')
    expect((await send(POST, { as: admin, method: 'POST', body: {} })).status).toBe(415)
    expect(await waiting()).toEqual([])
  })
})

async function served(listener: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tassi.csv` }
}

describe('the daily import', () => {
  afterEach(() => Object.assign(env(), { RATES_URL: undefined }))

  it('does nothing where no address is configured', async () => {
    await importRates({}, FIRST)
    expect(await db().rate.count()).toBe(0)
  })

  it('reads the address, and fails in words when it does not answer', async () => {
    let status = 200
    const { server, url } = await served((_request, reply) => reply.writeHead(status).end(CSV))
    Object.assign(env(), { RATES_URL: url })
    await importRates({}, FIRST)
    expect(await values()).toEqual([1.997, 2.001])
    status = 503
    const { host } = new URL(url)
    await expect(importRates({}, FIRST)).rejects.toMatchObject({
      detail: `${host} ha risposto 503: i tassi non sono arrivati.`,
    })
    await new Promise((resolve) => server.close(resolve))
    await expect(importRates({}, LAST)).rejects.toMatchObject({
      detail: `${host} non è raggiungibile: i tassi non sono arrivati.`,
    })
  })

  it('is started at once by who may, where there is a source', async () => {
    const admin = await adminWith('banks_manage')
    const start = (as: Parameters<typeof callAs>[0]) => callAs(as, 'POST', 'rates/refresh')
    expect((await start(admin)).status).toBe(409)
    Object.assign(env(), { RATES_URL: 'http://127.0.0.1:9/tassi.csv' })
    expect((await start(await adminWith('content_manage'))).status).toBe(403)
    const { status, json } = await start(admin)
    expect(status).toBe(202)
    const job = await db().jobProgress.findUniqueOrThrow({ where: { id: String(json._id) } })
    expect([job.kind, job.state]).toEqual(['rates.import', 'in_coda'])
    expect((await callAs(admin, 'GET', 'rates/days')).json).toMatchObject({ aggiornabile: true })
  })

  it('tells who waits when the last attempt has failed, not before', async () => {
    const { id: userId } = await adminWith('banks_manage')
    const progressId = await startProgress(db(), 'rates.import', { role: 'admin', userId })
    const state = async () => (await db().jobProgress.findUniqueOrThrow({ where: { id: progressId } })).state
    Object.assign(env(), { RATES_URL: 'http://127.0.0.1:9/tassi.csv' })
    await expect(importRates({ progressId }, FIRST)).rejects.toThrow()
    expect(await state()).toBe('in_coda')
    await expect(importRates({ progressId }, LAST)).rejects.toThrow()
    expect(await state()).toBe('fallito')
  })
})
