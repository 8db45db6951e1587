import { once } from 'node:events'
import { createServer, type IncomingMessage, request as open, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { dropTags, markOf } from '@/lib/core/generations'
import { sendCopy } from '@/lib/http/copies'
import { negotiate, packed } from '@/lib/http/encoding'
import { MARK_HEADER } from '@/lib/http/shared-reply'
import { showReply } from '../forward'
import { ReplyCache } from './replies'

const BODY = JSON.stringify(Array.from({ length: 400 }, (_, n) => `riga ${n}`))

/** What nobody is sent unpacked from a copy. */
const LONG = JSON.stringify(Array.from({ length: 40_000 }, (_, n) => `riga ${n}`))

/** The site behind, and a listener before it that hands over what it does not hold. */
let [site, front]: Server[] = []
let asked = 0
let epoch: number | null = 1
let replies: ReplyCache
let during = () => {}

const portOf = (server?: Server) => (server?.address() as AddressInfo | undefined)?.port

beforeEach(async () => {
  asked = 0
  epoch = 1
  during = () => {}
  replies = new ReplyCache(['X-Own', 'yes'], () => epoch)
  site = createServer(async (request, response) => {
    asked += 1
    const isLong = request.url?.includes('lungo') ?? false
    const encoding = isLong ? negotiate(request.headers['accept-encoding']) : 'identity'
    const body =
      encoding === 'identity' ? (isLong ? LONG : BODY) : await packed(encoding, Buffer.from(LONG), 'again')
    const { slots, counts } = markOf(['rows:prova'])
    during()
    const isOpen = !request.url?.includes('chiuso')
    response.writeHead(request.url?.includes('manca') ? 404 : 200, {
      'content-type': 'application/json',
      ...(encoding === 'identity'
        ? { etag: '"abc"' }
        : { etag: `"abc-${encoding}"`, 'content-encoding': encoding }),
      'x-request-id': 'of one call',
      vary: 'x-area',
      ...(isOpen
        ? { [MARK_HEADER]: `${slots};${counts}${request.url?.includes('tutti') ? ';all' : ''}` }
        : {}),
    })
    response.end(body)
  })
  front = createServer((request, response) => {
    const copy = replies.find(request)
    if (copy) return sendCopy(request, response, copy, [])
    const { method, url, headers } = request
    open({ port: portOf(site), method, path: url, headers }, (reply) => {
      showReply(request, reply)
      response.writeHead(reply.statusCode ?? 0, reply.headers)
      reply.pipe(response)
    }).end()
  })
  for (const one of [site, front]) await once(one.listen(0), 'listening')
})
afterEach(() => {
  for (const one of [site, front]) one?.close()
})

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const call = open({ port: portOf(front), path, headers, method, agent: false }).end()
  const [reply] = (await once(call, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await reply.toArray())
  return { status: reply.statusCode, headers: reply.headers, body }
}

it('keeps what the site says is everybody’s, until a tag changes', async () => {
  const first = await ask('/v2/a')
  const second = await ask('/v2/a')
  expect([asked, second.body.toString()]).toEqual([1, first.body.toString()])
  expect(second.headers).toMatchObject({ etag: '"abc"', 'x-own': 'yes', vary: 'Accept-Encoding, x-area' })
  expect(second.headers).not.toHaveProperty('x-request-id')
  expect(second.headers).not.toHaveProperty(MARK_HEADER)
  dropTags(['rows:prova'])
  await ask('/v2/a')
  expect(asked).toBe(2)
})

it('keeps each address, with its query, by itself', async () => {
  for (const path of ['/v2/a?q=1', '/v2/a?q=2', '/v2/a?q=1']) await ask(path)
  expect([asked, replies.size]).toEqual([2, 2])
})

it('answers 304 to who has it, and HEAD without a body', async () => {
  await ask('/v2/a')
  const same = await ask('/v2/a', { 'if-none-match': '"abc"' })
  expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, '"abc"'])
  const head = await ask('/v2/a', {}, 'HEAD')
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
    200,
    0,
    String(BODY.length),
  ])
  expect(asked).toBe(1)
})

it('is packed for who reads that, with an ETag of its own', async () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const encoding of ['br', 'gzip'] as const) {
    let reply = await ask('/v2/a', { 'accept-encoding': encoding })
    while (!reply.headers['content-encoding']) reply = await ask('/v2/a', { 'accept-encoding': encoding })
    expect([reply.headers['content-encoding'], reply.headers.etag]).toEqual([encoding, `"abc-${encoding}"`])
    expect(unpack[encoding](reply.body).toString()).toBe(BODY)
  }
  expect(asked).toBe(1)
})

it.each(['authorization', 'x-area', 'x-refresh-token'])(
  'holds nothing of, and for, who sends %s',
  async (name) => {
    await ask('/v2/a', { [name]: 'x' })
    expect(replies.size).toBe(0)
    await ask('/v2/a')
    await ask('/v2/a', { [name]: 'x' })
    expect(asked).toBe(3)
  },
)

it('holds for who says who they are what nobody is looked up for', async () => {
  const as = { authorization: 'Bearer x', 'x-refresh-token': 'y', 'x-area': 'admin' }
  await ask('/v2/tutti', as)
  const replies = [await ask('/v2/tutti', as), await ask('/v2/tutti')]
  expect([asked, replies.map(({ status }) => status)]).toEqual([1, [200, 200]])
})

it('holds what is long as it was sent packed, each form by itself; who reads nothing packed asks the site', async () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const encoding of ['br', 'gzip'] as const)
    for (let call = 0; call < 2; call += 1) {
      const reply = await ask('/v2/lungo', { 'accept-encoding': encoding })
      expect([reply.headers['content-encoding'], reply.headers.etag]).toEqual([encoding, `"abc-${encoding}"`])
      expect(unpack[encoding](reply.body).toString()).toBe(LONG)
      const same = await ask('/v2/lungo', {
        'accept-encoding': encoding,
        'if-none-match': String(reply.headers.etag),
      })
      expect(same.status).toBe(304)
    }
  expect(asked).toBe(2)
  expect((await ask('/v2/lungo')).body.toString()).toBe(LONG)
  await ask('/v2/lungo', { 'accept-encoding': 'br' })
  expect(asked).toBe(3)
})

it('holds nothing that is not marked, not good, or overtaken by a change', async () => {
  for (const path of ['/v2/chiuso', '/v2/manca']) await ask(path)
  during = () => dropTags(['rows:prova'])
  await ask('/v2/a')
  await ask('/v2/a', {}, 'POST')
  expect(replies.size).toBe(0)
})

it('holds nothing while changes may go unheard', async () => {
  await ask('/v2/a')
  epoch = null
  await ask('/v2/a')
  epoch = 2
  await ask('/v2/a')
  expect(asked).toBe(3)
})
