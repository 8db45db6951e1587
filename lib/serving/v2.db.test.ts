import { once } from 'node:events'
import { createServer, type IncomingMessage, request as open, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { db } from '@/lib/core/db'
import { MARK_HEADER } from '@/lib/http/shared-reply'
import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildNews } from '@/prisma/seed/factories/content'
import { handleApi, isApi } from './v2'

let server: Server
let editor: Caller
beforeAll(async () => {
  server = createServer((asked, reply) => void handleApi(asked, reply))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  editor = await adminWith('content_manage')
  for (let n = 0; n < 30; n++) await buildNews({ titolo: `Notizia numero ${n}` })
})
afterAll(() => server.close())

const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const call = (path: string, init: RequestInit = {}) => fetch(base() + path, init)
const bearer = () => ({ authorization: `Bearer ${editor.token}` })

describe('a call to the API that Next does not see', () => {
  it('is one below /v2, but for what only Next can do', () => {
    expect(['/v2', '/v2/news', '/v2/news?q=a', '/v2/x/y'].map(isApi)).toEqual([true, true, true, true])
    expect(['/v2x', '/', '/admin', '/v2/internal/revalidate'].map(isApi)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it.each(['/v2', '/v2/', '/v2?x=1'])('of %s itself there is nothing', async (path) => {
    expect((await call(path)).status).toBe(404)
    expect((await call(path, { method: 'POST' })).status).toBe(404)
  })

  it('has the reply of its handler: status, headers and body', async () => {
    const [direct, served] = [
      await callAs(editor, 'GET', 'news'),
      await call('/v2/news', { headers: bearer() }),
    ]
    expect([served.status, await served.json()]).toEqual([direct.status, direct.json])
    for (const name of ['content-type', 'cache-control', 'content-security-policy'])
      expect([name, served.headers.get(name)]).toEqual([name, direct.headers.get(name)])
  })

  it('writes, refuses and knows its parameters, with and without a slash at the end', async () => {
    const { id } = await buildNews()
    const read = await call(`/v2/news/${id}/`, { headers: bearer() })
    const { version } = (await read.json()) as { version: number }
    const change = (body: object) =>
      call(`/v2/news/${id}`, {
        method: 'PATCH',
        headers: { ...bearer(), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await change({ titolo: 'Un altro titolo', version })).status).toBe(200)
    const stale = await change({ titolo: 'Un terzo titolo', version })
    expect([stale.status, stale.headers.get('content-type')]).toEqual([409, 'text/plain; charset=utf-8'])
    expect((await call(`/v2/news/${id}`, { method: 'DELETE' })).status).toBe(401)
  })

  it('answers who sends more than it reads, and goes on reading from the same connection', async () => {
    const tooMuch = await call('/v2/news', {
      method: 'POST',
      headers: { ...bearer(), 'content-type': 'application/json' },
      body: JSON.stringify({ titolo: 'x'.repeat(8_000_000) }),
    })
    expect([tooMuch.status, await tooMuch.text()]).toEqual([413, expect.stringContaining('1 MB')])
    const notAllowed = await call('/v2/news', { method: 'POST', body: 'x'.repeat(8_000_000) })
    expect(notAllowed.status).toBe(401)
  })

  it('reads a short body as it was sent, in one piece or in several, and hears of a caller who leaves', async () => {
    const text = JSON.stringify({ email: 'però@prova.example', password: '' })
    const send = (pieces: string[]) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
      const asked = open(`${base()}/v2/agents/login`, { method: 'POST', headers })
      for (const piece of pieces) asked.write(Buffer.from(piece, 'latin1'))
      return asked
    }
    const bytes = Buffer.from(text).toString('latin1')
    for (const pieces of [[bytes], [bytes.slice(0, 14), bytes.slice(14)]]) {
      const [reply] = await once(send(pieces).end(), 'response')
      expect([reply.statusCode, String(Buffer.concat(await reply.toArray()))]).toEqual([
        422,
        expect.stringContaining('password'),
      ])
    }
    const left = new Promise((resolve) => {
      server.once('request', (asked: IncomingMessage) => asked.once('close', () => resolve(asked.aborted)))
    })
    const half = send([bytes.slice(0, 14)])
    half.on('error', () => undefined)
    await once(half, 'socket')
    await once(server, 'request')
    half.destroy()
    expect(await left).toBe(true)
    expect((await call('/v2/news')).status).toBe(200)
  })

  it('is a 404 in words for an unknown address and a 405 for an unknown method', async () => {
    const [unknown, wrong] = [await call('/v2/non-esiste'), await call('/v2/rates', { method: 'PUT' })]
    expect([unknown.status, await unknown.text()]).toEqual([404, 'Questo indirizzo dell’API non esiste.'])
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  it('answers HEAD without a body, and OPTIONS with what there is', async () => {
    const [head, options] = [
      await call('/v2/news', { method: 'HEAD' }),
      await call('/v2/news', { method: 'OPTIONS' }),
    ]
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS, POST'])
  })

  it('packs a long reply for who reads that, and leaves a short one', async () => {
    const raw = async (path: string) => {
      const asked = open(base() + path, { headers: { ...bearer(), 'accept-encoding': 'gzip' } }).end()
      const [reply] = await once(asked, 'response')
      return { encoding: reply.headers['content-encoding'], body: Buffer.concat(await reply.toArray()) }
    }
    const [long, short] = [await raw('/v2/news'), await raw('/v2/non-esiste')]
    expect([long.encoding, short.encoding]).toEqual(['gzip', undefined])
    expect(JSON.parse(gunzipSync(long.body).toString())).toHaveProperty('items')
  })

  it('leaves what everybody gets to who keeps it: whole, marked, with its ETag', async () => {
    const first = await call('/v2/news', { headers: { 'accept-encoding': 'gzip' } })
    const etag = first.headers.get('etag') ?? ''
    expect([first.headers.get('content-encoding'), etag]).toEqual([
      null,
      expect.stringMatching(/^"[\w-]{22}"$/),
    ])
    expect(first.headers.get(MARK_HEADER)).toMatch(/^\d+;\d+$/)
    const again = await call('/v2/news', { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    const { id } = await buildNews({ titolo: 'Una notizia in più' })
    const after = await call('/v2/news', { headers: { 'if-none-match': etag } })
    expect([after.status, await after.text()]).toEqual([200, expect.stringContaining(id)])
  })

  it('marks nothing that is one person’s', async () => {
    for (const reply of [await call('/v2/news', { headers: bearer() }), await call('/v2/rates?format=x')]) {
      expect([reply.headers.get(MARK_HEADER), reply.headers.get('etag')]).toEqual([null, null])
      expect(reply.headers.get('cache-control')).toBe('no-store')
    }
  })

  it('sends a file as it is made', async () => {
    const served = await call('/v2/news/export?format=csv', { headers: bearer() })
    const text = await served.text()
    const total = await db().news.count()
    expect([served.status, served.headers.get('x-total-rows')]).toEqual([200, String(total)])
    expect(text.trim().split('\n')).toHaveLength(total + 1)
  })
})

describe('a page of another site', () => {
  const PARTNER = 'https://partner.example'
  beforeAll(() => db().setting.create({ data: { key: 'corsOrigins', value: [PARTNER] } }))
  afterAll(() => db().setting.deleteMany())

  const asked = (origin: string, init: RequestInit = {}) =>
    call('/v2/news', { ...init, headers: { origin, ...(init.headers as object) } })
  const preflight = (origin: string) =>
    asked(origin, { method: 'OPTIONS', headers: { 'access-control-request-method': 'PATCH' } })

  it('that the settings list asks first, and then calls with a token and reads the reply, without cookies', async () => {
    const before = await preflight(PARTNER)
    expect([before.status, before.headers.get('access-control-allow-origin')]).toEqual([204, PARTNER])
    expect(before.headers.get('access-control-allow-methods')).toContain('GET')
    expect(before.headers.get('access-control-allow-headers')).toContain('Authorization')
    for (const init of [{}, { headers: bearer() }]) {
      const reply = await asked(PARTNER, init)
      expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([200, PARTNER])
      expect(reply.headers.get('access-control-allow-credentials')).toBeNull()
      await reply.arrayBuffer()
    }
    const refused = await asked(PARTNER, { headers: { authorization: 'Bearer niente' } })
    expect(refused.headers.get('access-control-allow-origin')).toBe(PARTNER)
  })

  it('that they do not list reads nothing', async () => {
    for (const origin of ['https://altro.example', `${PARTNER}.male.example`, 'null', '*']) {
      for (const reply of [await preflight(origin), await asked(origin)]) {
        expect(reply.headers.get('access-control-allow-origin')).toBeNull()
        expect(reply.headers.get('access-control-allow-methods')).toBeNull()
        await reply.arrayBuffer()
      }
    }
  })
})
