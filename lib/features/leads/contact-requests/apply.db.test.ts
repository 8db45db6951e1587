import { randomUUID } from 'node:crypto'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { mayRead } from '@/lib/features/files/grant'
import { deliverFiles } from '@/lib/storage/jobs'
import { ensureBucket, listObjects } from '@/lib/storage/s3'
import { serveFile } from '@/lib/storage/serve'
import { PDF, photo, TEXT } from '@/lib/storage/testing'
import { newAddress } from '@/lib/testing/new-address'
import { aClient, adminWith, anAgent, type Json, routesOf } from '@/lib/testing/test-kit'
import { POSITIONS } from '@/prisma/seed/content/positions'

// A bucket of its own: other tests upload at the same time.
beforeAll(async () => {
  Object.assign(env(), { S3_BUCKET: `candidature-${randomUUID()}` })
  await ensureBucket()
  await db().setting.create({ data: { key: 'posizioni', value: [...POSITIONS] } })
})

const email = () => `candidata-${randomUUID()}@prova.example`
const applicationOf = (change: object = {}) => ({
  kind: 'candidatura',
  contact: { nome: 'Rita', cognome: 'Lavora', email: email(), telefono: '351 300 0001' },
  dettagli: { posizione: 'Consulente del credito' },
  consents: { privacy: true },
  ...change,
})

const positionOf = (posizione: string) => ({ dettagli: { posizione } })

type Part = { name: string; content: Uint8Array }

async function send(data: object | string, files: Part | Part[] = [], headers: Record<string, string> = {}) {
  const form = new FormData()
  form.append('data', typeof data === 'string' ? data : JSON.stringify(data))
  for (const file of [files].flat()) form.append('file', new Blob([file.content as BlobPart]), file.name)
  const request = new Request('http://sito.example/v2/requests', {
    method: 'POST',
    body: form,
    headers: { accept: 'application/problem+json', 'x-client-ip': newAddress(), ...headers },
  })
  const response = await (await routesOf('requests')).POST?.(request)
  const json = (await response?.json()) as Json
  return { status: response?.status, json, headers: response?.headers }
}
const cv = { name: 'Il mio CV.pdf', content: PDF }
const objects = async () => (await listObjects('uploads/', undefined, 1000)).items.length
const counts = async () => [
  await db().contactRequest.count(),
  await db().storedFile.count(),
  await objects(),
  await db().consent.count(),
]

it('takes one file, not two of which one would be lost', async () => {
  const before = await counts()
  const { status, json } = await send(applicationOf(), [cv, { ...cv, name: 'Lettera.pdf' }])
  expect([status, json.errors]).toEqual([422, [{ path: 'file', message: 'Invia un solo file.' }]])
  expect(await counts()).toEqual(before)
})

it('keeps the application with its CV, which only administrators read', async () => {
  const body = applicationOf()
  const { status, json } = await send(body, cv)
  expect(status).toBe(201)
  const row = await db().contactRequest.findUniqueOrThrow({
    where: { id: json._id },
    include: { file: true },
  })
  expect(row).toMatchObject({
    kind: 'candidatura',
    dettagli: body.dettagli,
    file: { name: cv.name, purpose: 'cv', mimetype: 'application/pdf', ownerId: null },
  })
  const read = async (viewer: Awaited<ReturnType<typeof anAgent>> | null) =>
    serveFile(row.file?.id ?? '', viewer?.actor ?? null, new Request('http://x.example'), mayRead)
  for (const flag of ['storage_manage', 'leads_manage'])
    expect((await read(await adminWith(flag))).status).toBe(200)
  for (const viewer of [null, await anAgent(), await aClient(), await adminWith('content_manage')])
    await expect(read(viewer)).rejects.toMatchObject({ status: 404 })
  // The first of the file loads the route and everything behind it.
}, 15_000)

it('takes an application without a CV, and as JSON', async () => {
  const { status, json } = await send(applicationOf())
  expect(status).toBe(201)
  expect(await db().contactRequest.findUnique({ where: { id: json._id } })).toMatchObject({ fileId: null })
})

it.each(['Analista crediti', 'Analista crediti, Milano', 'Candidatura spontanea'])(
  'is for an open position or for none in particular: %s',
  async (posizione) => {
    expect((await send(applicationOf(positionOf(posizione)))).status).toBe(201)
  },
)

it('exists once, with one file, when the button is pressed twice', async () => {
  const body = applicationOf()
  const headers = { 'idempotency-key': randomUUID() }
  const before = await objects()
  const replies = await Promise.all([send(body, cv, headers), send(body, cv, headers)])
  expect(replies.map(({ status }) => status)).toEqual([201, 201])
  expect(replies[0]?.json._id).toBe(replies[1]?.json._id)
  expect(await objects()).toBe(before + 1)
})

describe('refuses, and leaves nothing behind,', () => {
  it.each<[string, object | string, Part | undefined, number, string | undefined]>([
    ['a wrong contact', applicationOf({ contact: { nome: '' } }), cv, 422, 'contact.nome'],
    ['a position nobody opened', applicationOf(positionOf('Astronauta')), cv, 422, 'dettagli.posizione'],
    ['no consent', applicationOf({ consents: {} }), cv, 422, 'consents.privacy'],
    ['an agent who does not exist', applicationOf({ agentId: randomUUID() }), cv, 422, 'agentId'],
    ['a program with the name of a PDF', applicationOf(), { name: 'cv.pdf', content: TEXT }, 415, 'file'],
    ['a spreadsheet', applicationOf(), { name: 'cv.csv', content: TEXT }, 415, 'file'],
    ['an empty file', applicationOf(), { name: 'cv.pdf', content: Buffer.alloc(0) }, 422, 'file'],
    ['11 MB', applicationOf(), { name: 'cv.pdf', content: Buffer.alloc(11 * 1024 * 1024) }, 413, 'file'],
    ['what is not JSON', '{', cv, 400, undefined],
    ['a NUL', JSON.stringify(applicationOf({ message: '\0' })), cv, 400, undefined],
    [
      'a file with a message',
      { ...applicationOf(), kind: 'contatto', dettagli: undefined, message: 'Ciao' },
      cv,
      422,
      'file',
    ],
  ])('%s', async (_, data, file, status, path) => {
    const before = await counts()
    const reply = await send(data, file)
    expect([reply.status, reply.json.errors[0]?.path]).toEqual([status, path])
    expect(await counts()).toEqual(before)
  })

  it('a picture that is cut off', async () => {
    const before = await counts()
    const { status } = await send(applicationOf(), {
      name: 'cv.jpg',
      content: (await photo()).subarray(0, 300),
    })
    expect(status).toBe(422)
    expect(await counts()).toEqual(before)
  })
})

describe('with the store of files away', () => {
  const { S3_ENDPOINT } = env()
  beforeEach(() => Object.assign(env(), { S3_ENDPOINT: 'http://127.0.0.1:9' }))
  afterEach(() => Object.assign(env(), { S3_ENDPOINT }))

  it('keeps the application all the same; its CV is read, and reaches the store later', async () => {
    const { status, json } = await send(applicationOf(), cv)
    expect(status).toBe(201)
    const { file } = await db().contactRequest.findUniqueOrThrow({
      where: { id: json._id },
      include: { file: true },
    })
    const { actor } = await adminWith('leads_manage')
    const read = async () =>
      (await serveFile(file?.id ?? '', actor, new Request('http://x.example'), mayRead)).text()
    expect(await read()).toBe(PDF.toString())
    Object.assign(env(), { S3_ENDPOINT })
    const before = await objects()
    await deliverFiles({ fileId: file?.id })
    expect([await objects(), await db().filePiece.count()]).toEqual([before + 1, 0])
    expect(await read()).toBe(PDF.toString())
  })

  it('exists once, when the button is pressed twice', async () => {
    const body = applicationOf()
    const headers = { 'idempotency-key': randomUUID() }
    const before = await db().filePiece.count()
    const replies = await Promise.all([send(body, cv, headers), send(body, cv, headers)])
    expect(replies[0]?.json._id).toBe(replies[1]?.json._id)
    expect(await db().filePiece.count()).toBe(before + 1)
  })

  it('leaves no bytes behind when the application is refused', async () => {
    const before = [await db().filePiece.count(), await db().storedFile.count()]
    expect((await send(applicationOf({ agentId: randomUUID() }), cv)).status).toBe(422)
    expect([await db().filePiece.count(), await db().storedFile.count()]).toEqual(before)
  })

  it('says how to go on when no more may wait either', async () => {
    const { json } = await send(applicationOf(), cv)
    const { fileId } = await db().contactRequest.findUniqueOrThrow({ where: { id: json._id } })
    await db().storedFile.update({ where: { id: fileId ?? '' }, data: { size: 2 * 1024 ** 3 } })
    const before = await db().storedFile.count()
    const full = await send(applicationOf(), cv)
    expect([full.status, full.headers?.get('retry-after')]).toEqual([503, '10'])
    expect(full.json.detail).toContain('senza CV')
    expect(await db().storedFile.count()).toBe(before)
    expect((await send(applicationOf())).status).toBe(201)
  })
})
