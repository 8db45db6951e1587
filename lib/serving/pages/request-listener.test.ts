import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import type { Env } from '@/lib/core/env'
import { newCounters } from '@/lib/core/metrics'
import { OUR_NETWORKS, proxiesOf } from '@/lib/core/proxies'
import { Refused, SiteUnavailable } from '@/lib/http/refusal'
import { sendRaw } from '@/lib/testing/send-raw'
import { type Handler, requestListener } from './request-listener'

jest.mock('@/lib/core/logger', () => ({ logger: () => ({ error: () => undefined }) }))

let handle: Handler
let server: Server

beforeAll(async () => {
  const settings = { NODE_ENV: 'production', TRUSTED_PROXIES: proxiesOf(OUR_NETWORKS) } as Env
  server = createServer(
    requestListener({
      settings,
      distDir: tmpdir(),
      handle: (request, response) => handle(request, response),
      pagesOf: () => undefined,
      tally: newCounters(),
    }),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
beforeEach(() => {
  handle = async (request, response) => void response.end(`${request.url} reached`)
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const port = () => (server.address() as AddressInfo).port
const get = (target: string) =>
  sendRaw(port(), `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
const ask = (accept: string, method = 'POST') =>
  fetch(`http://127.0.0.1:${port()}/v2/leadRequests`, { method, headers: { accept } })

describe('an address that is not one of this site', () => {
  it.each([
    '*',
    'http://altrove.example/',
    '//altrove.example/',
    '/\\altrove.example/',
    '/a/../v2/metrics',
    '/a/%2e%2e/v2/metrics',
    '/agente/%00',
  ])('%s is refused and goes nowhere', async (target) => {
    const { text } = await get(target)
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(text).not.toMatch(/\r\nlocation:|reached/i)
  })

  it('of an option too', async () => {
    const { text } = await sendRaw(port(), 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
  })

  it.each([
    ['/agente/%70aola?a=%70', '/agente/paola?a=%70'],
    ['/%2f%2faltrove.example/', '/%2F%2Faltrove.example'],
    ['/%5caltrove.example/', '/%5Caltrove.example'],
  ])('%s stays on it: %s', async (target, wanted) => {
    const { text } = await get(target)
    expect(text).toMatch(/^HTTP\/1\.1 308 /)
    expect(/\r\nLocation: (.*)\r\n/.exec(text)?.[1]).toBe(wanted)
  })
})

describe('a site that does not answer', () => {
  beforeEach(() => {
    handle = () =>
      Promise.reject(new SiteUnavailable(Object.assign(new Error('connect'), { code: 'EAGAIN' })))
  })

  it('is a 503 to try again, in the caller’s own form, which claims nothing about what was sent', async () => {
    const [text, problem, page, head] = await Promise.all([
      ask('*/*'),
      ask('application/problem+json'),
      ask('text/html,*/*'),
      ask('*/*', 'HEAD'),
    ])
    for (const reply of [text, problem, page, head]) {
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2'])
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    }
    expect(await text.text()).toContain('Il sito non riesce a rispondere')
    expect(await problem.json()).toMatchObject({ status: 503, code: 'unavailable' })
    expect(await page.text()).toContain('<h1>Servizio momentaneamente non disponibile</h1>')
    expect(await head.text()).toBe('')
  })

  it.each([
    [408, null],
    [413, null],
    [429, '10'],
  ] as const)(
    'is what the door itself has found wrong (%i), in the caller’s own form',
    async (status, later) => {
      handle = () => Promise.reject(new Refused(status))
      const reply = await ask('application/problem+json')
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([status, later])
      expect(await reply.json()).toMatchObject({
        status,
        title: expect.any(String),
        detail: expect.any(String),
      })
    },
  )

  it('is a 500 when it is our own fault', async () => {
    handle = () => Promise.reject(new Error('a mistake'))
    expect((await ask('*/*')).status).toBe(500)
  })
})

describe('what others may keep of replies that bear no keys', () => {
  const cachingOf = async (type: string) => {
    handle = async (_request, response) => {
      response.setHeader('content-type', type)
      response.setHeader('cache-control', 's-maxage=3600, stale-while-revalidate=82800')
      response.end()
    }
    const reply = await fetch(`http://127.0.0.1:${port()}/news/rss.xml`)
    return reply.headers.get('cache-control')
  }

  it('is a minute of a feed, and nothing of a page', async () => {
    expect(await cachingOf('application/rss+xml')).toBe('s-maxage=60')
    expect(await cachingOf('text/html')).toBe('private, no-store')
  })
})
