import { Readable } from 'node:stream'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { readProgress } from '@/lib/jobs/progress'
import { storeFile } from '@/lib/storage/mutations'
import { receiveUpload } from '@/lib/storage/receive-upload'
import * as s3 from '@/lib/storage/s3'
import { PDF, uploadRequest } from '@/lib/storage/testing'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildNews } from '@/prisma/seed/factories/content'
import { toKey64 } from './schema'
import { survey } from './survey'
import { walkRows } from './walk-rows'

const { S3_BUCKET: bucket, S3_ENDPOINT } = env()
const HOURS_AGO = Date.now() + 2 * 3_600_000
let operator: Caller
beforeAll(async () => {
  operator = await adminWith('storage_manage', 'content_manage')
})

async function upload(name = 'carta.pdf') {
  const received = await receiveUpload(uploadRequest(name, PDF))
  try {
    return await storeFile({ role: 'admin', userId: operator.id }, received)
  } finally {
    await received.discard()
  }
}
const plant = (key: string, words = 'orfano') => {
  const bytes = Buffer.from(words)
  return s3.put(key, { open: () => Readable.from([bytes]), size: bytes.length, mimetype: 'text/plain' })
}
const object = (
  key: string,
  more = '',
  method: 'GET' | 'POST' | 'DELETE' = 'GET',
  body?: object,
  as = operator,
) =>
  callAs(as, method, `storage/buckets/[bucket]/[key]${more}`, { params: { bucket, key: toKey64(key) }, body })
const list = (query: object, as = operator, name = bucket) =>
  callAs(as, 'GET', 'storage/buckets/[bucket]', {
    params: { bucket: name },
    query: query as Record<string, string>,
  })

/** As if it were two hours later: what has just been written is no longer young. */
const later = () => jest.spyOn(Date, 'now').mockReturnValue(HOURS_AGO)
afterEach(() => {
  jest.restoreAllMocks()
  Object.assign(env(), { S3_ENDPOINT })
})

it('is for who looks after the store, and knows only the buckets of the environment', async () => {
  const buckets = await callAs(operator, 'GET', 'storage/buckets')
  expect(buckets.json.items).toMatchObject([{ nome: bucket, raggiungibile: true }])
  expect((await list({}, await adminWith('content_manage'))).status).toBe(403)
  expect((await list({}, await anAgent())).status).toBe(403)
  expect((await list({}, operator, 'altro')).status).toBe(404)
  expect((await object('uploads/non-c-e.pdf')).status).toBe(404)
})

it('lists folders and objects page by page, from the store or from the rows', async () => {
  const root = `prova-${Date.now()}/`
  await plant(`${root}a/uno.txt`)
  await plant(`${root}a/due.txt`)
  await plant(`${root}tre.txt`)
  const { json } = await list({ prefix: root })
  expect(json).toMatchObject({ fonte: 'archivio', cartelle: [`${root}a/`] })
  expect((await list({})).json.cartelle).toContain(root)
  expect(json.items).toMatchObject([{ key: `${root}tre.txt`, stato: 'orfano', nome: null }])

  const keys = ['a/1', 'a/2', 'b/c/1', 'd', 'e'].map((key) => root + key)
  for (const key of keys) {
    const { id } = await upload()
    await db().storedFile.update({ where: { id }, data: { key } })
  }
  expect(await walkRows({ prefix: root })).toEqual({
    folders: [`${root}a/`, `${root}b/`],
    keys: [`${root}d`, `${root}e`],
    next: null,
  })
  expect(await walkRows({ prefix: root, marker: `${root}b/` })).toMatchObject({
    folders: [],
    keys: [`${root}d`, `${root}e`],
  })
  Object.assign(env(), { S3_ENDPOINT: 'http://127.0.0.1:9' })
  const away = await list({ prefix: root })
  expect(away.json).toMatchObject({
    fonte: 'database',
    raggiungibile: false,
    cartelle: [`${root}a/`, `${root}b/`],
  })
  expect((await list({ prefix: root, scopo: 'generic' })).json.items).toHaveLength(5)
})

it('names the folders whose files all stand in further ones', async () => {
  const root = `annidate-${Date.now()}/`
  const { id, key } = await upload()
  await db().storedFile.update({ where: { id }, data: { key: `${root}2026/11/uno.pdf` } })
  await plant(`${root}2026/11/uno.pdf`)
  const steps = [root, `${root}2026/`, `${root}2026/11/`]
  const [first, second, last] = await Promise.all(steps.map((prefix) => list({ prefix })))
  expect([first?.json.cartelle, second?.json.cartelle]).toEqual([[steps[1]], [steps[2]]])
  expect(last?.json).toMatchObject({ fonte: 'archivio', items: [{ stato: 'ok', nome: 'carta.pdf' }] })
  // A row whose object the store has lost is no object.
  await db().storedFile.update({ where: { id }, data: { key } })
  await s3.remove(`${root}2026/11/uno.pdf`)
  expect((await list({ prefix: root })).json).toMatchObject({ cartelle: [], items: [] })
})

it('tells of an object what it is, whose, and what uses it', async () => {
  const file = await upload()
  await callAs(operator, 'POST', 'news', { body: await newsWith(file.url) })
  const { json } = await object(file.key)
  expect(json).toMatchObject({
    stato: 'ok',
    raggiungibile: true,
    anteprima: 'pdf',
    oggetto: { size: PDF.length },
    riga: { nome: 'carta.pdf', proprietario: expect.stringContaining('ufficio') },
    usi: { uses: [{ what: 'News' }] },
  })
  const refused = await object(file.key, '', 'DELETE')
  expect([refused.status, refused.json.detail]).toEqual([409, expect.stringContaining('News «Con una carta')])
  expect((await object(file.key, '/check', 'POST')).json).toMatchObject({ uguale: true, atteso: file.sha256 })
  const content = await object(file.key, '/content')
  expect(content.headers.get('content-disposition')).toContain('attachment')
})

const newsWith = async (url: string) => {
  const { slug } = await buildNews()
  return {
    titolo: `Con una carta ${slug}`,
    slug: `carta-${slug}`,
    categoria: 'casa',
    abstract: 'In breve.',
    corpo: `<p><a href="${url}">carta</a></p>`,
    urlImage: null,
    urlImageAlt: '',
    published: false,
    publishedAt: null,
  }
}

it('gives links that end, and writes down who made them', async () => {
  const { key } = await upload()
  for (const minuti of [4, 1_441, 7.5])
    expect((await object(key, '/link', 'POST', { minuti })).json.errors[0]?.path).toBe('minuti')
  const before = await db().commit.count({ where: { actorId: operator.id, model: 'Files' } })
  const { json } = await object(key, '/link', 'POST', { minuti: 60 })
  expect((await fetch(String(json.url))).status).toBe(200)
  expect(Date.parse(String(json.scadeIl)) - Date.now()).toBeGreaterThan(55 * 60_000)
  expect(await db().commit.count({ where: { actorId: operator.id, model: 'Files' } })).toBe(before + 1)
})

it('removes an orphan, but not what has just come nor what has a row', async () => {
  const key = `orfani-${Date.now()}/uno.txt`
  await plant(key)
  expect((await object(key, '', 'DELETE')).json.detail).toContain('meno di un’ora')
  expect((await object((await upload()).key, '', 'DELETE')).json.detail).toContain('Non è orfano')
  later()
  expect((await object(key, '', 'DELETE')).status).toBe(204)
  jest.restoreAllMocks()
  expect((await object(key)).status).toBe(404)
})

it('finds what has no row and rows without an object, and removes the first where that is asked', async () => {
  const key = `rilievo-${Date.now()}/perduto.txt`
  await plant(key)
  const lost = await upload('smarrito.pdf')
  await s3.remove(lost.key)
  await db().storedFile.update({ where: { id: lost.id }, data: { createdAt: new Date('2026-01-01') } })
  const run = async (cancella: boolean) => {
    const { status, json } = await callAs(operator, 'POST', 'storage/surveys', { body: { bucket, cancella } })
    expect(status).toBe(202)
    const progressId = String(json.jobId)
    later()
    await survey({ progressId, remove: cancella }, { attempt: 1, isLast: true })
    jest.restoreAllMocks()
    return (await readProgress({ role: 'admin', userId: operator.id }, progressId)).result as {
      orfani: number
      cancellati: number
      elencoOrfani: object[]
      elencoMancanti: object[]
    }
  }
  const found = await run(false)
  expect(found.elencoOrfani).toContainEqual({ key, size: 6 })
  expect(found.elencoMancanti).toContainEqual(
    expect.objectContaining({ nome: 'smarrito.pdf', key: lost.key }),
  )
  expect(found.cancellati).toBe(0)
  const removed = await run(true)
  expect(removed.cancellati).toBeGreaterThan(0)
  expect((await object(key)).status).toBe(404)
  expect(
    (await callAs(operator, 'POST', 'storage/surveys', { body: { bucket: 'altro', cancella: false } }))
      .status,
  ).toBe(404)
})
