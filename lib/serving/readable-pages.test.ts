import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { RESPONSE_CACHES } from '@/lib/core/next-internals'
import { packedPage } from './pages/packed-page'
import { keepPagesReadable } from './readable-pages'

const holder = globalThis as { [RESPONSE_CACHES]?: { FetchCache: typeof FileSystemCache } }
const root = mkdtempSync(path.join(tmpdir(), 'readable-'))
const folder = path.join(root, 'server')
mkdirSync(folder)
const INSTALLATION = { DATABASE_URL: 'postgresql://localhost/una', SITE_URL: 'http://una.example' }
/** From here on this process serves that build, of that installation. */
function serve(build: string, more: Partial<typeof INSTALLATION> = {}): typeof FileSystemCache {
  writeFileSync(path.join(root, 'BUILD_ID'), build)
  keepPagesReadable(root, { ...INSTALLATION, ...more })
  return holder[RESPONSE_CACHES]?.FetchCache as typeof FileSystemCache
}
const Readable = serve('una')
afterAll(() => {
  delete holder[RESPONSE_CACHES]
  rmSync(root, { recursive: true })
})

const PUSHED = '(self.__next_f=self.__next_f||[]).push([0])'
const HTML = `<html><head></head><body><p>ciao</p><script>${PUSHED}</script><script>self.__next_f.push([1,"0:ciao"])</script></body></html>`
const page = (more: object = {}) => ({
  kind: 'APP_PAGE',
  html: HTML,
  rscData: Buffer.from('0:ciao'),
  headers: { 'x-next-cache-tags': 'news' },
  status: 200,
  segmentData: new Map([
    ['/_tree', Buffer.from('albero')],
    ['/_full', Buffer.from('tutto')],
  ]),
  ...more,
})
const keyOf = (name: string) => `/route-cache/APP_PAGE/a/$/${name}`
const fileOf = (name: string, ending: string) => path.join(folder, `${keyOf(name)}${ending}`)
const context = { isRoutePPREnabled: true, isFallback: false, kind: 'APP_PAGE' }

/** A process that has just begun: nothing is in its memory. */
const begin = (Cache = Readable) =>
  new Cache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: folder,
    revalidatedTags: [],
    maxMemoryCacheSize: 0,
  } as never)
const write = (name: string, data: object, cache = begin()) =>
  cache.set(keyOf(name), data as never, context as never)
type Read = { html: string; rscData?: Buffer; headers: Record<string, string> }
const read = async (name: string, cache = begin()) =>
  ((await cache.get(keyOf(name), context as never))?.value ?? null) as Read | null

it('a page that was made whole can be read again, which Next alone cannot', async () => {
  await write('sola', page(), begin(FileSystemCache))
  expect(await read('sola', begin(FileSystemCache))).toBeNull()
  await write('intera', page())
  const found = await read('intera')
  expect(found).toMatchObject({ html: HTML, status: 200 })
  expect(found?.headers).toEqual({ 'x-next-cache-tags': 'news' })
  expect(String(found?.rscData)).toBe('0:ciao')
})

it('a page that has come from the disk is sent with a policy that lets all of its scripts run', async () => {
  await write('politica', page())
  const { html, headers } = (await read('politica')) as Read
  const { copies } = await packedPage({ html: Buffer.from(html), headers: Object.entries(headers) }, [])
  const sent = String(copies.identity.body)
  const flat = copies.identity.headers.map(String)
  const policy = flat[flat.findIndex((name) => /^content-security-policy$/i.test(name)) + 1] ?? ''
  const scripts = [...sent.matchAll(/<script>(.*?)<\/script>/g)].map(([, code = '']) => code)
  expect(scripts.length).toBeGreaterThan(0)
  for (const code of scripts)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  expect(flat.join('\n')).not.toContain('x-nextjs-')
})

it.each([
  ['that nobody of us has written', '<script>$RC("B:0","S:0")</script>'],
  ['that bears the nonce of one reply', `<script nonce="abc">${PUSHED}</script>`],
])('a page with a script %s is made anew by whoever has not made it', async (_what, script) => {
  // What was written before is there, its payload too.
  await write('estranea', page())
  await write('estranea', page({ html: HTML.replace('<body>', `<body>${script}`) }))
  expect(readFileSync(fileOf('estranea', '.html'), 'utf8')).toContain(script)
  expect(await read('estranea')).toBeNull()
})

it('a page with holes is written as before: its payload is of one request', async () => {
  await write('buchi', page({ postponed: 'dopo' }))
  const found = await read('buchi')
  expect(found).toMatchObject({ html: HTML, postponed: 'dopo' })
  expect(found?.rscData).toBeUndefined()
})

describe('a page is made anew, without an error, where', () => {
  it.each([
    ['its HTML is half there', '.html', (text: string) => text.slice(0, 40)],
    ['its payload is of another time', '.rsc', () => '0:addio'],
    ['its payload is empty', '.rsc', () => ''],
    ['what describes it is half there', '.meta', (text: string) => text.slice(0, 20)],
    ['one of its segments is of another time', '.segments/_tree.segment.rsc', () => 'bosco'],
  ])('%s', async (_what, ending, change) => {
    await write('rotta', page())
    expect(await read('rotta')).not.toBeNull()
    const file = fileOf('rotta', ending)
    writeFileSync(file, change(readFileSync(file, 'utf8')))
    expect(await read('rotta')).toBeNull()
  })

  it.each(['.html', '.rsc', '.meta', '.segments/_full.segment.rsc'])('%s is not there', async (ending) => {
    await write('persa', page())
    rmSync(fileOf('persa', ending))
    expect(await read('persa')).toBeNull()
  })

  it('two servers have written it at the same time, each a part', async () => {
    await write('due', page())
    const ofOne = readFileSync(fileOf('due', '.rsc'))
    await write(
      'due',
      page({ html: HTML.replace('ciao', 'buongiorno'), rscData: Buffer.from('0:buongiorno') }),
    )
    writeFileSync(fileOf('due', '.rsc'), ofOne)
    expect(await read('due')).toBeNull()
    await write('due', page())
    expect(await read('due')).toMatchObject({ html: HTML })
  })

  it.each([
    ['another database', { DATABASE_URL: 'postgresql://localhost/vuota' }],
    ['another address', { SITE_URL: 'http://altra.example' }],
  ])('it is of %s, which shares the build', async (_what, more) => {
    await write('vicina', page())
    serve('una', more)
    expect(await read('vicina')).toBeNull()
    serve('una')
    expect(await read('vicina')).not.toBeNull()
  })

  it('another build has made it', async () => {
    await write('altra', page())
    serve('altra')
    expect(await read('altra')).toBeNull()
    serve('una')
    expect(await read('altra')).not.toBeNull()
  })
})

it('one server reads what another has written, and again what it has made since', async () => {
  const [one, other] = [begin(), begin()]
  await write('comune', page(), one)
  expect(await read('comune', other)).toMatchObject({ html: HTML })
  const later = HTML.replace('ciao', 'salve')
  await write('comune', page({ html: later }), other)
  expect(await read('comune', one)).toMatchObject({ html: later })
})

it('a page one of whose tags has been forgotten since is made anew', async () => {
  const cache = begin()
  await write('etichetta', page({ headers: { 'x-next-cache-tags': 'faqs' } }), cache)
  expect(await read('etichetta', cache)).not.toBeNull()
  await new Promise((resolve) => setTimeout(resolve, 20))
  await cache.revalidateTag('faqs')
  expect(await read('etichetta')).toBeNull()
  await new Promise((resolve) => setTimeout(resolve, 20))
  await write('etichetta', page({ headers: { 'x-next-cache-tags': 'faqs' } }), cache)
  expect(await read('etichetta')).not.toBeNull()
})
