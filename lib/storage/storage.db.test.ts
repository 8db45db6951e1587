import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { Actor } from '@/lib/auth/actor'
import { db, pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { startWorker } from '@/lib/jobs/worker'
import { until } from '@/lib/testing/until'
import { deleteGeneric } from './delete-generic'
import { receiveUpload } from './receive-upload'
import { getSigned, listObjects, stream } from './s3'
import { serveFile } from './serve'
import { PDF, photo, TEXT, uploadRequest } from './testing'
import { uploadGeneric } from './upload-generic'

const owner = { role: 'agent', userId: newId() } as const
const actor = (values: Partial<Actor> = {}): Actor => ({
  ...owner,
  sessionId: newId(),
  email: '',
  nome: '',
  cognome: '',
  permissions: {},
  ticketing: {},
  agencyId: null,
  totp: false,
  ...values,
})
const upload = (name = 'busta paga.pdf', content: Uint8Array = PDF) =>
  uploadGeneric(owner, uploadRequest(name, content))
const rowOf = (url: string) => db().storedFile.findFirstOrThrow({ where: { url } })
const idOf = (url: string) => url.split('/').pop() ?? ''
const get = (url: string, viewer: Actor | null, headers: Record<string, string> = {}) =>
  serveFile(idOf(url), viewer, new Request(`http://sito.example${url}`, { headers }))

// A temporary folder of its own: other tests upload at the same time.
const folder = mkdtempSync(path.join(os.tmpdir(), 'chiaravia-storage-'))
const leftovers = () => readdirSync(folder)

beforeAll(async () => {
  jest.spyOn(os, 'tmpdir').mockReturnValue(folder)
  await migrateJobs(env().DATABASE_URL)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('uploadGeneric', () => {
  it('stores the content under a random key and answers url, name, size, mimetype', async () => {
    const file = await upload()
    expect(file).toEqual({
      url: expect.stringMatching(/^\/v2\/storage\/files\/[0-9a-f-]{36}$/),
      name: 'busta paga.pdf',
      size: PDF.length,
      mimetype: 'application/pdf',
    })
    const row = await rowOf(file.url)
    expect(row.key).toMatch(/^uploads\/\d{4}-\d{2}\/[0-9a-f]{40}\.pdf$/)
    expect(row).toMatchObject({ ownerRole: 'agent', ownerId: owner.userId, purpose: 'generic' })
    expect(await (await get(file.url, actor())).arrayBuffer()).toEqual(new Uint8Array(PDF).buffer)
  })

  it('writes images again: upright, and without the place where they were taken', async () => {
    const original = await photo()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const file = await upload('foto.JPG', original)
    const served = await get(file.url, actor())
    expect(served.headers.get('content-disposition')).toMatch(/^inline; filename="foto.jpg"/)
    const bytes = Buffer.from(await served.arrayBuffer())
    const { exif, width, height, orientation } = await sharp(bytes).metadata()
    expect({ exif, width, height, orientation }).toEqual({ width: 20, height: 40 })
    expect(file.size).toBe(bytes.length)
  })

  it('refuses what is empty, false, too large, broken or not there, and leaves nothing behind', async () => {
    const before = await db().storedFile.count()
    await expect(upload('a.pdf', Buffer.alloc(0))).rejects.toMatchObject({ status: 422 })
    await expect(upload('a.pdf', TEXT)).rejects.toMatchObject({ status: 415 })
    await expect(upload('a.csv', Buffer.alloc(26 * 1024 * 1024, 'a'))).rejects.toMatchObject({ status: 413 })
    const truncated = (await photo()).subarray(0, 300)
    await expect(upload('a.jpg', truncated)).rejects.toMatchObject({ status: 422 })
    await expect(uploadGeneric(owner, uploadRequest('a.pdf', PDF, 'altro'))).rejects.toMatchObject({
      status: 422,
    })
    expect(await db().storedFile.count()).toBe(before)
    expect(leftovers()).toEqual([])
  })

  it('refuses a body that is not multipart, or ends halfway', async () => {
    const send = (body: string, type: string) =>
      receiveUpload(
        new Request('http://x.example', { method: 'POST', body, headers: { 'content-type': type } }),
      )
    await expect(send('{}', 'application/json')).rejects.toMatchObject({ status: 415 })
    await expect(send('x', 'multipart/form-data')).rejects.toMatchObject({ status: 400 })
    const half = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF'
    await expect(send(half, 'multipart/form-data; boundary=b')).rejects.toMatchObject({ status: 400 })
    expect(leftovers()).toEqual([])
  })

  it('stops reading at the limit, whatever length was announced', async () => {
    let sent = 0
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from(head)),
      pull: (controller) => {
        sent += 1
        controller.enqueue(new Uint8Array(1024 * 1024).fill(97))
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const init = { method: 'POST', body, headers, duplex: 'half' }
    await expect(receiveUpload(new Request('http://x.example', init))).rejects.toMatchObject({ status: 413 })
    expect(sent).toBeLessThan(35)
  })
})

describe('serveFile', () => {
  it('is for the owner, the administrators of files and whom a grant names; a 404 for the rest', async () => {
    const { url } = await upload()
    const strangers = [null, actor({ userId: newId() }), actor({ role: 'client' }), actor({ role: 'admin' })]
    for (const viewer of strangers) await expect(get(url, viewer)).rejects.toMatchObject({ status: 404 })
    const keeper = actor({ role: 'admin', userId: newId(), permissions: { storage_manage: true } })
    expect((await get(url, keeper)).status).toBe(200)
    const request = new Request('http://x.example')
    const granted = await serveFile(idOf(url), null, request, async (file) => file.purpose === 'generic')
    expect(granted.status).toBe(200)
    await expect(serveFile('non-un-id', null, request)).rejects.toMatchObject({ status: 404 })
  })

  it('is a download that no browser runs', async () => {
    const { headers } = await get((await upload('perché "sì".pdf')).url, actor())
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="perche si.pdf"; filename*=UTF-8''${encodeURIComponent('perché sì.pdf')}`,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('cache-control')).toContain('private')
  })

  it('answers 304, HEAD and a range', async () => {
    const { url } = await upload()
    const etag = (await get(url, actor())).headers.get('etag') ?? ''
    expect((await get(url, actor(), { 'if-none-match': etag })).status).toBe(304)
    const part = await get(url, actor(), { range: 'bytes=0-4' })
    expect([part.status, await part.text()]).toEqual([206, '%PDF-'])
    expect(part.headers.get('content-range')).toBe(`bytes 0-4/${PDF.length}`)
    expect((await get(url, actor(), { range: 'bytes=9999-' })).status).toBe(200)
    const head = new Request(`http://x.example${url}`, { method: 'HEAD' })
    const reply = await serveFile(idOf(url), actor(), head)
    expect([reply.headers.get('content-length'), await reply.text()]).toEqual([String(PDF.length), ''])
  })
})

describe('deleteGeneric', () => {
  it('is for the uploader alone; the object goes with the job', async () => {
    const file = await upload()
    const { key } = await rowOf(file.url)
    const other = { role: 'client', userId: owner.userId } as const
    await expect(deleteGeneric(other, file)).rejects.toMatchObject({ status: 404 })
    await deleteGeneric(owner, file)
    await expect(deleteGeneric(owner, file)).rejects.toMatchObject({ status: 404 })
    await expect(get(file.url, actor())).rejects.toMatchObject({ status: 404 })
    expect((await stream(key)).body.destroy()).toBeDefined()
    const worker = await startWorker()
    await until(async () => {
      const { rows } = await pool().query('SELECT 1 FROM graphile_worker.jobs')
      return rows.length === 0
    })
    await worker.stop()
    await expect(stream(key)).rejects.toMatchObject({ status: 404 })
  })

  it('leaves alone what something else holds', async () => {
    const file = await upload()
    await db().storedFile.update({ where: { url: file.url }, data: { purpose: 'pratica' } })
    await expect(deleteGeneric(owner, file)).rejects.toMatchObject({ status: 409 })
  })
})

it('gives signed links and lists what there is', async () => {
  const { key } = await rowOf((await upload()).url)
  const link = await getSigned(key, 'busta è.pdf')
  expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('300')
  expect((await fetch(link)).status).toBe(200)
  const first = await listObjects('uploads/', undefined, 1)
  expect(first.items).toHaveLength(1)
  const second = await listObjects('uploads/', first.nextCursor ?? undefined, 1)
  expect(second.items[0]?.key).not.toBe(first.items[0]?.key)
})
