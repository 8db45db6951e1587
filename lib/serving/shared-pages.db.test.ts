import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ListObjectsCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { RESPONSE_CACHES } from '@/lib/core/next-internals'
import { newStoreClient } from '@/lib/storage/store-client'
import { until } from '@/lib/testing/until'
import { keepPagesReadable } from './readable-pages'
import { SharedPages } from './shared-pages'

const holder = globalThis as { [RESPONSE_CACHES]?: { FetchCache: typeof FileSystemCache } }
const root = mkdtempSync(path.join(tmpdir(), 'shared-'))
const build = newId()
const bucket = `pagine-${newId().slice(-12)}`
afterAll(() => {
  delete holder[RESPONSE_CACHES]
  rmSync(root, { recursive: true })
})

/** A server that has just begun, with a disk of its own. */
function server(name: string, { of = build, place = bucket } = {}): FileSystemCache {
  const folder = path.join(root, name)
  mkdirSync(path.join(folder, 'server'), { recursive: true })
  writeFileSync(path.join(folder, 'BUILD_ID'), of)
  const { DATABASE_URL, SITE_URL } = env()
  keepPagesReadable(folder, { DATABASE_URL, SITE_URL, PAGES_BUCKET: place })
  const Cache = holder[RESPONSE_CACHES]?.FetchCache as typeof FileSystemCache
  return new Cache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: path.join(folder, 'server'),
    revalidatedTags: [],
    maxMemoryCacheSize: 0,
  } as never)
}

const keyOf = (name: string) => `/route-cache/APP_PAGE/a/$/${name}`
const CONTEXT = {
  isRoutePPREnabled: true,
  isFallback: false,
  kind: 'APP_PAGE',
  cacheControl: { revalidate: 3_600, expire: 86_400 },
}
const page = (words: string, tag = newId()) => ({
  kind: 'APP_PAGE',
  html: `<html><head></head><body><p>${words}</p></body></html>`,
  rscData: Buffer.from(`0:${words}`),
  headers: { 'x-next-cache-tags': tag },
  status: 200,
  segmentData: new Map([['/_tree', Buffer.from('albero')]]),
})
const make = (cache: FileSystemCache, name: string, made: object) =>
  cache.set(keyOf(name), made as never, CONTEXT as never)
const read = async (cache: FileSystemCache, name: string) =>
  (await cache.get(keyOf(name), CONTEXT as never))?.value as { html: string; rscData: Buffer } | undefined

/** Made by one server and written into the bucket, which nobody waits for. */
async function made(name: string, words: string, tag?: string): Promise<void> {
  await make(server('prima'), name, page(words, tag))
  const store = new SharedPages(bucket, JSON.stringify([build, env().DATABASE_URL, env().SITE_URL]))
  await until(async () => (await store.read(keyOf(name))) !== null)
}

it('a server whose disk is new shows what another has made, and has it from then on', async () => {
  await made('nuova', 'tassi di oggi')
  const second = server('seconda')
  const found = await read(second, 'nuova')
  expect(found?.html).toContain('tassi di oggi')
  expect(String(found?.rscData)).toBe('0:tassi di oggi')
  const { DATABASE_URL, SITE_URL } = env()
  keepPagesReadable(path.join(root, 'seconda'), { DATABASE_URL, SITE_URL, PAGES_BUCKET: undefined })
  expect((await read(second, 'nuova'))?.html).toContain('tassi di oggi')
})

it('makes it anew where something that it shows has changed since', async () => {
  const tag = newId()
  await made('cambiata', 'prezzo di ieri', tag)
  await pool().query('INSERT INTO content_changes (tag) VALUES ($1)', [tag])
  expect(await read(server('terza'), 'cambiata')).toBeUndefined()
})

it('takes it although the start has forgotten all that the build had made', async () => {
  const tag = newId()
  await made('avvio', 'di prima', tag)
  const fourth = server('quarta')
  await fourth.revalidateTag(tag)
  await sleep(20)
  expect((await read(fourth, 'avvio'))?.html).toContain('di prima')
})

it('makes it anew where this process has been told to forget it since', async () => {
  const tag = newId()
  await made('dimenticata', 'vecchia', tag)
  const fifth = server('quinta')
  expect(await read(fifth, 'mai-fatta')).toBeUndefined()
  await sleep(20)
  await fifth.revalidateTag(tag)
  expect(await read(fifth, 'dimenticata')).toBeUndefined()
})

it('makes anew what is not whole in the store, and goes on reading the others', async () => {
  await made('rotta', 'a metà')
  await made('intera', 'tutta')
  const client = newStoreClient({ attempts: 1, connectMs: 1_000, requestMs: 2_000 })
  const { Contents = [] } = await client.send(new ListObjectsCommand({ Bucket: bucket }))
  const sum = createHash('sha256').update(keyOf('rotta')).digest('hex')
  const Key = Contents.find((one) => one.Key?.endsWith(sum))?.Key
  await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: Buffer.from('mezza') }))
  const seventh = server('settima')
  expect(await read(seventh, 'rotta')).toBeUndefined()
  expect((await read(seventh, 'intera'))?.html).toContain('tutta')
})

it('shows nothing of another build', async () => {
  await made('altrui', 'di un’altra versione')
  expect(await read(server('sesta', { of: newId() }), 'altrui')).toBeUndefined()
})

it('makes its pages as always where the store cannot be used', async () => {
  const alone = server('sola', { place: 'NON VALIDO' })
  expect(await read(alone, 'qui')).toBeUndefined()
  await make(alone, 'qui', page('fatta qui'))
  expect((await read(alone, 'qui'))?.html).toContain('fatta qui')
})
