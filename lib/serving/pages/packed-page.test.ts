import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sendCopy } from '@/lib/http/copies'
import { negotiate } from '@/lib/http/encoding'
import { packedPage } from './packed-page'

const HTML = `<html><script>ladro()</script>${'ciao '.repeat(200)}</html>`
const made = (html = HTML) => ({
  html: Buffer.from(html),
  headers: [
    ['x-frame-options', 'DENY'],
    ['x-nextjs-cache', 'HIT'],
    ['etag', '"theirs"'],
  ] as [string, string][],
})

it('keeps the headers that belong to the page, adds its policy, drops those of the delivery', async () => {
  const { headers } = (await packedPage(made(), [])).copies.br
  expect(headers).toEqual(expect.arrayContaining(['x-frame-options', 'Content-Encoding', 'br']))
  // Its only script is one that nobody of us has written.
  expect(headers.join(' ')).toContain("script-src 'self';")
  expect(headers.join(' ')).not.toMatch(/x-nextjs-cache|theirs/)
})

it('keeps the copies of a page that comes out as it was', async () => {
  const first = await packedPage(made(), [])
  expect(await packedPage(made(), [], first)).toBe(first)
  expect(await packedPage(made('<html>due</html>'), [], first)).not.toBe(first)
  expect(await packedPage(made(), ['X-Own', 'yes'], first)).not.toBe(first)
})

describe('what is sent of it', () => {
  let server: Server
  beforeAll(async () => {
    const { copies } = await packedPage(made(), [])
    server = createServer((incoming, response) => {
      sendCopy(incoming, response, copies[negotiate(incoming.headers['accept-encoding'])], [
        'X-Request-Id',
        'abc',
      ])
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

  it('is the smallest form, with its own tag and this request’s headers', async () => {
    const br = await ask('GET', { 'accept-encoding': 'gzip, br' })
    const gzip = await ask('GET', { 'accept-encoding': 'gzip' })
    const plain = await ask('GET', {})
    expect(brotliDecompressSync(br.body).toString()).toBe(HTML)
    expect(gunzipSync(gzip.body).toString()).toBe(HTML)
    expect(plain.body.toString()).toBe(HTML)
    expect(new Set([br, gzip, plain].map((reply) => reply.headers.etag)).size).toBe(3)
    expect(br.headers['x-request-id']).toBe('abc')
  })

  it('are the headers alone for HEAD', async () => {
    const reply = await ask('HEAD', {})
    expect(reply.headers['content-length']).toBe(String(HTML.length))
    expect(reply.body).toHaveLength(0)
  })

  it('is a 304 for who has the page already, without describing a body', async () => {
    const { headers } = await ask('GET', { 'accept-encoding': 'br' })
    const reply = await ask('GET', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
    expect(reply.status).toBe(304)
    expect(reply.headers.etag).toBe(headers.etag)
    for (const name of ['content-encoding', 'content-type']) expect(reply.headers[name]).toBeUndefined()
    expect(reply.headers['content-security-policy']).toBeDefined()
  })
})
