import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { FIRST_PUSH } from '@/lib/core/next-internals'
import { PageCache } from './page-cache'
import { negotiate, sendPage, sendReply } from './sender'

const HTML = `<html>${'ciao '.repeat(200)}</html>`

describe('negotiate', () => {
  it.each([
    [undefined, 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.0', 'identity'],
    ['deflate', 'identity'],
    ['GZIP', 'gzip'],
  ])('%s → %s', (accept, encoding) => {
    expect(negotiate(accept)).toBe(encoding)
  })
})

describe('sendPage', () => {
  let server: Server

  beforeAll(async () => {
    const render = async () => ({ kind: 'page' as const, html: Buffer.from(HTML), headers: [] })
    const cache = new PageCache({ render, isKnown: () => true })
    const page = await cache.find('/')
    server = createServer((incoming, response) => {
      if (page) sendPage(incoming, response, page, ['X-Request-Id', 'abc'])
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => server.close())

  function ask(method: string, headers: Record<string, string>) {
    const { port } = server.address() as AddressInfo
    return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
      (resolve) => {
        request({ port, host: '127.0.0.1', method, headers, agent: false }, (reply) => {
          const chunks: Buffer[] = []
          reply.on('data', (chunk: Buffer) => chunks.push(chunk))
          reply.on('end', () =>
            resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) }),
          )
        }).end()
      },
    )
  }

  it('sends the smallest form, with its own tag and this request’s headers', async () => {
    const br = await ask('GET', { 'accept-encoding': 'gzip, br' })
    const gzip = await ask('GET', { 'accept-encoding': 'gzip' })
    const plain = await ask('GET', {})
    expect(brotliDecompressSync(br.body).toString()).toBe(HTML)
    expect(gunzipSync(gzip.body).toString()).toBe(HTML)
    expect(plain.body.toString()).toBe(HTML)
    expect(new Set([br, gzip, plain].map((reply) => reply.headers.etag)).size).toBe(3)
    expect(br.headers['x-request-id']).toBe('abc')
  })

  it('answers HEAD with the headers alone', async () => {
    const reply = await ask('HEAD', {})
    expect(reply.headers['content-length']).toBe(String(HTML.length))
    expect(reply.body).toHaveLength(0)
  })

  it('answers 304 to who has the page already, without describing a body', async () => {
    const { headers } = await ask('GET', { 'accept-encoding': 'br' })
    const reply = await ask('GET', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
    expect(reply.status).toBe(304)
    expect(reply.headers.etag).toBe(headers.etag)
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect(reply.headers['content-security-policy']).toBeDefined()
  })
})

describe('sendReply', () => {
  const answer = (type: string) => ({
    status: 404,
    headers: {
      'content-type': [type],
      connection: ['keep-alive'],
      link: ['</a>; rel=preload', '</b>; rel=preload'],
    },
    body: Buffer.from(`<script>${FIRST_PUSH}</script><h1>Non c’è</h1>`),
  })
  let type = 'text/html; charset=utf-8'
  const server = createServer((incoming, response) => {
    void sendReply(incoming, response, answer(type), ['X-Request-Id', 'abc'])
  })
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => server.close())
  const ask = () =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
      headers: { 'accept-encoding': 'br' },
    })

  it('sends a page that is not kept with its status, its headers and a policy of its own', async () => {
    const reply = await ask()
    expect([reply.status, reply.headers.get('x-request-id'), reply.headers.get('link')]).toEqual([
      404,
      'abc',
      '</a>; rel=preload, </b>; rel=preload',
    ])
    expect(reply.headers.get('content-encoding')).toBe('br')
    expect([reply.headers.get('cache-control'), reply.headers.get('etag')]).toEqual([
      'private, no-store',
      null,
    ])
    expect(reply.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+'/)
    expect(await reply.text()).toContain('Non c’è')
  })

  it('leaves a picture as it is', async () => {
    type = 'image/png'
    const reply = await ask()
    expect(reply.headers.get('content-encoding')).toBeNull()
    expect(reply.headers.get('content-security-policy')).toBeNull()
  })
})
