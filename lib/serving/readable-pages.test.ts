import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { RESPONSE_CACHES } from '@/lib/core/next-internals'
import { keepPagesReadable } from './readable-pages'

const folder = mkdtempSync(path.join(tmpdir(), 'readable-'))
const holder = globalThis as { [RESPONSE_CACHES]?: { FetchCache: typeof FileSystemCache } }
afterAll(() => {
  delete holder[RESPONSE_CACHES]
  rmSync(folder, { recursive: true })
})

const page = (more: object) => ({
  kind: 'APP_PAGE',
  html: '<p>ciao</p>',
  rscData: Buffer.from('0:ciao'),
  headers: { 'x-next-cache-tags': 'news' },
  status: 200,
  segmentData: new Map([['/_tree', Buffer.from('albero')]]),
  ...more,
})

/** As after a restart: nothing is in memory. */
async function writtenAndRead(Cache: typeof FileSystemCache, name: string, data: object) {
  const options = {
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: folder,
    revalidatedTags: [],
    maxMemoryCacheSize: 0,
  }
  const context = { isRoutePPREnabled: true, isFallback: false, kind: 'APP_PAGE' }
  const key = `/route-cache/APP_PAGE/a/$/${name}`
  const written = new Cache(options as never)
  await written.set(key, data as never, context as never)
  return new Cache(options as never).get(key, context as never)
}

const payloadOf = (found: { value: unknown } | null) =>
  (found?.value as { rscData?: Buffer } | undefined)?.rscData

it('a page that was made whole can be read again, which Next alone cannot', async () => {
  expect(await writtenAndRead(FileSystemCache, 'sola', page({}))).toBeNull()
  keepPagesReadable()
  const Readable = holder[RESPONSE_CACHES]?.FetchCache as typeof FileSystemCache
  const found = await writtenAndRead(Readable, 'intera', page({}))
  expect(found?.value).toMatchObject({
    html: '<p>ciao</p>',
    status: 200,
    headers: { 'x-next-cache-tags': 'news' },
  })
  expect(String(payloadOf(found))).toBe('0:ciao')
})

it('a page with holes is written as before: its payload is of one request', async () => {
  const Readable = holder[RESPONSE_CACHES]?.FetchCache as typeof FileSystemCache
  const found = await writtenAndRead(Readable, 'buchi', page({ postponed: 'dopo' }))
  expect(found?.value).toMatchObject({ html: '<p>ciao</p>', postponed: 'dopo' })
  expect(payloadOf(found)).toBeUndefined()
})
