import { utimes } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { db, pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { adminWith, type Caller } from '@/lib/testing/test-kit'
import { buildImportRun } from '@/prisma/seed/factories/service'
import { nextNight } from './night'
import { startNight } from './start-night'
import { tellTroubles } from './tell-keepers'
import { csvOf, emptyFolder, newRow, nightFolder, perform } from './test-kit'

const LAST = { isLast: true }
const code = (n: number) => `EGG-NOTTE-${Date.now()}-${n}`
const rows = (count: number) => csvOf(Array.from({ length: count }, (_, n) => newRow(code(n))))
const latest = () => db().importRun.findFirstOrThrow({ where: { kind: 'egg' }, orderBy: { id: 'desc' } })
const from = (EGG_SOURCE: string) => startNight(LAST, { EGG_SOURCE })

beforeAll(() => migrateJobs(env().DATABASE_URL))
beforeEach(async () => {
  await db().importRow.deleteMany()
  await db().importRun.deleteMany()
})

describe('the night', () => {
  it('takes the newest file of a folder, and writes it without anybody', async () => {
    await from(await nightFolder(rows(2)))
    const { id } = await latest()
    await perform(id, 'verifica', 'scrittura')
    expect(await perform(id, 'scrittura')).toMatchObject({
      state: 'completato',
      origine: 'notte',
      creati: 2,
      adminId: null,
      nome: 'egg.csv',
    })
  })

  it('is a good run too when nothing is new', async () => {
    const folder = await nightFolder(rows(1))
    for (let night = 0; night < 2; night += 1) {
      await from(folder)
      const { id } = await latest()
      await perform(id, 'verifica', 'scrittura')
      await perform(id, 'scrittura')
    }
    expect(await latest()).toMatchObject({ state: 'completato', invariati: 1, creati: 0 })
  })

  it.each([
    ['nothing in it', async () => '', /è vuoto/],
    ['headings alone', async () => 'idegg;stato\n', /nessuna riga/],
    ['other columns', async () => 'nome;colore\nAda;blu\n', /Indica in quale colonna/],
    [
      'a row at its end that lacks cells, and has no line end',
      async () => `${rows(3)}EGG-9`,
      /è arrivato a metà/,
    ],
    ['half of a row at its end', async () => `${rows(3)}"EGG-9";"In istr`, /è arrivato a metà/],
  ])('fails with %s', async (_what, csv, why) => {
    await from(await nightFolder(await csv()))
    const run = await latest()
    expect(run).toMatchObject({ state: 'fallito', letti: 0 })
    expect(run.errore).toMatch(why)
  })

  it('fails with far fewer rows than usual', async () => {
    for (let n = 0; n < 3; n += 1) await buildImportRun({ letti: 1_000, invariati: 1_000 })
    await from(await nightFolder(rows(20)))
    expect((await latest()).errore).toMatch(/di solito sono circa 1000/)
  })

  it('fails with the file of another night, and without any', async () => {
    const folder = await nightFolder(rows(1))
    const old = new Date(Date.now() - 30 * 3_600_000)
    await utimes(path.join(folder, 'egg.csv'), old, old)
    await from(folder)
    expect((await latest()).errore).toMatch(/non è di stanotte/)
    await from(await emptyFolder())
    expect((await latest()).errore).toMatch(/nessun file CSV/)
  })

  it('is tried again while the source is away, and has failed at the last attempt', async () => {
    const nowhere = { EGG_SOURCE: path.join(tmpdir(), 'non-c-e', 'mai') }
    await expect(startNight({ isLast: false }, nowhere)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await db().importRun.count()).toBe(0)
    await startNight(LAST, nowhere)
    expect(await latest()).toMatchObject({ state: 'fallito', origine: 'notte' })
  })

  it('comes by day and night at the same time', () => {
    expect(nextNight(new Date('2026-11-22T00:10:00Z')).toISOString()).toBe('2026-11-22T01:30:00.000Z')
    expect(nextNight(new Date('2026-11-22T01:30:00Z')).toISOString()).toBe('2026-11-23T01:30:00.000Z')
  })
})

describe('an address', () => {
  let server: Server
  let seen: string | undefined
  let reply: (end: (body: string, headers?: Record<string, string>) => void) => void
  beforeAll(async () => {
    server = createServer((request, response) => {
      seen = request.headers.authorization
      reply((body, headers = {}) => {
        response.writeHead(200, { 'content-type': 'text/csv', ...headers })
        response.end(body)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/notte/egg.csv`

  it('is asked with its key', async () => {
    reply = (end) => end(rows(1))
    await startNight(LAST, { EGG_SOURCE: address(), EGG_TOKEN: 'chiave' })
    expect(seen).toBe('Bearer chiave')
    expect(await latest()).toMatchObject({ state: 'in_corso', nome: 'egg.csv' })
  })

  it('that gives an old file, or another answer, has failed', async () => {
    reply = (end) => end(rows(1), { 'last-modified': new Date(Date.now() - 40 * 3_600_000).toUTCString() })
    await from(address())
    expect((await latest()).errore).toMatch(/non è di stanotte/)
  })
})

describe('who looks after the imports', () => {
  let keeper: Caller
  const bells = (userId: string) => db().notification.findMany({ where: { userId } })
  beforeAll(async () => {
    keeper = await adminWith('sync_manage')
  })
  beforeEach(() => pool().query('DELETE FROM graphile_worker._private_jobs'))

  it('is told once of a run that failed, by mail and bell; others are not', async () => {
    const other = await adminWith('pratiche_manage')
    const { id } = await buildImportRun({
      state: 'fallito',
      letti: 0,
      invariati: 0,
      errore: 'Non è arrivato.',
    })
    await tellTroubles()
    await tellTroubles()
    expect(await bells(keeper.id)).toMatchObject([
      { titolo: 'L’importazione da EGG non è riuscita', href: `/admin/reports/eggsyncs/${id}` },
    ])
    expect(await bells(other.id)).toEqual([])
    const mails = await pool().query(
      `SELECT 1 FROM graphile_worker._private_jobs WHERE payload ->> 'key' = 'egg-fallita:${id}:${keeper.id}'`,
    )
    expect(mails.rowCount).toBe(1)
  })
})
