import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import type { Actor } from '@/lib/auth/actor'
import { db, pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { startWorker } from '@/lib/jobs/worker'
import { until } from '@/lib/testing/until'
import { contentOf, linkTo } from './data'
import { deleteGeneric } from './delete-generic'
import { deliverFiles } from './jobs'
import { stream } from './s3'
import { serveFile } from './serve'
import { PDF, photo, uploadRequest } from './testing'
import { uploadGeneric } from './upload-generic'
import { waitingBytes } from './waiting'

const { S3_ENDPOINT } = env()
const AWAY = 'http://127.0.0.1:9'
const storeAt = (address: string) => Object.assign(env(), { S3_ENDPOINT: address })

const owner = { role: 'client', userId: newId() } as const
const viewer: Actor = {
  ...owner,
  sessionId: newId(),
  email: '',
  nome: '',
  cognome: '',
  permissions: {},
  ticketing: {},
  agencyId: null,
  totp: false,
}
const upload = (name = 'busta paga.pdf', content: Uint8Array = PDF) =>
  uploadGeneric(owner, uploadRequest(name, content))
const rowOf = (url: string) => db().storedFile.findFirstOrThrow({ where: { url } })
async function uploadWhileAway(name?: string, content?: Uint8Array) {
  storeAt(AWAY)
  const file = await upload(name, content)
  return { file, row: await rowOf(file.url) }
}
const get = (url: string, who: Actor | null = viewer, headers: Record<string, string> = {}) =>
  serveFile(url.split('/').pop() ?? '', who, new Request(`http://sito.example${url}`, { headers }))
const pieces = (fileId: string) => db().filePiece.count({ where: { fileId } })
const queued = async (task: string, like: string) => {
  const { rows } = await pool().query(
    'SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = $1 AND key LIKE $2',
    [task, `%${like}`],
  )
  return rows.length
}

/** More than two pieces, no two lines of it alike. */
const LARGE = Buffer.from(Array.from({ length: 300_000 }, (_, line) => `${line};riga`).join('\n'))

beforeAll(() => migrateJobs(env().DATABASE_URL))
afterEach(async () => {
  storeAt(S3_ENDPOINT)
  await db().filePiece.deleteMany()
})

describe('with the store away an upload', () => {
  it('succeeds with the same answer, and its bytes wait with the job that will deliver them', async () => {
    const { file, row } = await uploadWhileAway()
    expect(file).toEqual({
      url: row.url,
      name: 'busta paga.pdf',
      size: PDF.length,
      mimetype: 'application/pdf',
    })
    expect(await pieces(row.id)).toBe(1)
    expect(await queued('storage.deliver', row.id)).toBe(1)
    storeAt(S3_ENDPOINT)
    await expect(stream(row.key)).rejects.toMatchObject({ status: 404 })
  })

  it('is read as if it were there, by the same people', async () => {
    const { file } = await uploadWhileAway('foto.jpg', await photo())
    const waiting = await get(file.url)
    const asked = { etag: waiting.headers.get('etag') ?? '' }
    expect((await get(file.url, viewer, { 'if-none-match': asked.etag })).status).toBe(304)
    for (const stranger of [null, { ...viewer, userId: newId() }])
      await expect(get(file.url, stranger)).rejects.toMatchObject({ status: 404 })
    storeAt(S3_ENDPOINT)
    await deliverFiles({ fileId: (await rowOf(file.url)).id })
    const delivered = await get(file.url)
    expect([...waiting.headers]).toEqual([...delivered.headers])
    expect(await waiting.arrayBuffer()).toEqual(await delivered.arrayBuffer())
  })

  it('is read in ranges that begin and end in different pieces', async () => {
    const { file, row } = await uploadWhileAway('grande.csv', LARGE)
    expect(await pieces(row.id)).toBe(Math.ceil(LARGE.length / 1024 / 1024))
    expect(await (await get(file.url)).text()).toBe(LARGE.toString())
    const part = await get(file.url, viewer, { range: 'bytes=1048570-2097160' })
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '1048591'])
    expect(await part.text()).toBe(LARGE.toString('utf8', 1_048_570, 2_097_161))
  })

  it('is refused when too much waits already, and leaves nothing behind', async () => {
    const { row } = await uploadWhileAway()
    await db().storedFile.update({ where: { id: row.id }, data: { size: 2 * 1024 ** 3 } })
    const before = await db().storedFile.count()
    await expect(upload()).rejects.toMatchObject({ code: 'unavailable', status: 503, retryAfter: 10 })
    expect(await db().storedFile.count()).toBe(before)
    storeAt(S3_ENDPOINT)
    await expect(upload()).resolves.toBeDefined()
  })

  it('still refuses what it would refuse', async () => {
    storeAt(AWAY)
    await expect(upload('a.pdf', Buffer.from('solo testo'))).rejects.toMatchObject({ status: 415 })
    expect(await waitingBytes()).toBe(0)
  })
})

describe('delivery', () => {
  it('happens by itself when the store is back, and only once', async () => {
    const { file, row } = await uploadWhileAway('grande.csv', LARGE)
    storeAt(S3_ENDPOINT)
    const worker = await startWorker()
    await until(async () => (await pieces(row.id)) === 0, 10_000)
    await worker.stop()
    expect((await buffer((await stream(row.key)).body)).equals(LARGE)).toBe(true)
    expect(await (await get(file.url)).text()).toBe(LARGE.toString())
    // With nothing left to bring, an absent store is no failure.
    storeAt(AWAY)
    await expect(deliverFiles({ fileId: row.id })).resolves.toBeUndefined()
  })

  it('is tried again while the store stays away, and the file goes on waiting', async () => {
    const { file, row } = await uploadWhileAway()
    await expect(deliverFiles({ fileId: row.id })).rejects.toMatchObject({ code: 'unavailable' })
    expect(await (await get(file.url)).text()).toBe(PDF.toString())
  })

  it('by the clock takes what has waited for long, also past one that fails', async () => {
    const [broken, old, fresh] = [await uploadWhileAway(), await uploadWhileAway(), await uploadWhileAway()]
    const ids = [broken.row.id, old.row.id]
    const longAgo = new Date(Date.now() - 3_600_000)
    await db().storedFile.updateMany({ where: { id: { in: ids } }, data: { createdAt: longAgo } })
    await db().storedFile.update({ where: { id: broken.row.id }, data: { key: `${'x'.repeat(2_000)}.pdf` } })
    storeAt(S3_ENDPOINT)
    await deliverFiles({})
    expect(await Promise.all([broken, old, fresh].map(({ row }) => pieces(row.id)))).toEqual([1, 0, 1])
  })

  it('in the middle of a reading leaves the reader nothing to notice', async () => {
    const { row } = await uploadWhileAway('grande.csv', LARGE)
    const reading = (await contentOf(row))[Symbol.asyncIterator]()
    const first = (await reading.next()).value as Buffer
    storeAt(S3_ENDPOINT)
    await deliverFiles({ fileId: row.id })
    const rest = await text({ [Symbol.asyncIterator]: () => reading } as unknown as AsyncIterable<Buffer>)
    expect(first.toString() + rest === LARGE.toString()).toBe(true)
  })
})

describe('a file that is deleted', () => {
  it('while it waits goes at once, and is not delivered', async () => {
    const { file, row } = await uploadWhileAway()
    await deleteGeneric(owner, file)
    expect(await pieces(row.id)).toBe(0)
    expect(await queued('storage.remove', row.key)).toBe(1)
    await expect(get(file.url)).rejects.toMatchObject({ status: 404 })
    storeAt(S3_ENDPOINT)
    await deliverFiles({ fileId: row.id })
    await expect(stream(row.key)).rejects.toMatchObject({ status: 404 })
  })

  it('while it is on its way is taken back from the store', async () => {
    const { file, row } = await uploadWhileAway()
    const store = await slowStore()
    storeAt(store.address)
    const delivery = deliverFiles({ fileId: row.id })
    await until(() => store.seen.some((request) => request.startsWith('PUT /')))
    await deleteGeneric(owner, file)
    store.go()
    await delivery
    const object = `/${env().S3_BUCKET}/${row.key}`
    expect(store.seen.slice(-2)).toEqual([
      `PUT ${object}?x-id=PutObject`,
      `DELETE ${object}?x-id=DeleteObject`,
    ])
    await store.stop()
  })
})

it.each([
  ['nothing', false],
  ['nothing to a PUT', true],
])(
  'does not let everybody wait for a store that says %s',
  async (_, head) => {
    const store = await slowStore({ head })
    storeAt(store.address)
    const start = performance.now()
    await upload()
    expect(performance.now() - start).toBeLessThan(6_000)
    const asked = store.seen.length
    await upload()
    expect(store.seen.length).toBe(asked)
    await store.stop()
  },
  15_000,
)

it('gives a signed link of the store, or the address that asks who is reading', async () => {
  const { file, row } = await uploadWhileAway()
  expect(await linkTo(row)).toBe(file.url)
  storeAt(S3_ENDPOINT)
  await deliverFiles({ fileId: row.id })
  expect(await (await fetch(await linkTo(row))).text()).toBe(PDF.toString())
})

/** A store that answers a PUT only when told to `go`; without `head`, nothing at all. */
async function slowStore({ head = true } = {}) {
  const seen: string[] = []
  let go = () => {}
  const told = new Promise<void>((resolve) => {
    go = resolve
  })
  const server: Server = createServer(async (request: IncomingMessage, response) => {
    seen.push(`${request.method} ${request.url}`)
    request.resume()
    if (request.method === 'PUT' || !head) await told
    response.writeHead(request.method === 'DELETE' ? 204 : 200).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stop = async () => {
    go()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, go, stop }
}
