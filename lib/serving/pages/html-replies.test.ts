import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { areaPolicy } from '@/lib/auth/area-policy'
import type { Env } from '@/lib/core/env'
import { newCounters } from '@/lib/core/metrics'
import { PUSH } from '@/lib/core/next-internals'
import { OUR_NETWORKS, proxiesOf } from '@/lib/core/proxies'
import { Kept } from '@/lib/serving/kept'
import { bootScript } from '@/lib/words/page-scripts'
import { type PackedPage, packedPage } from './packed-page'
import type { Pages } from './pages'
import { type Handler, requestListener } from './request-listener'

jest.mock('@/lib/core/logger', () => ({ logger: () => ({ error: () => undefined }) }))

/*
 * Every kind of HTML that the site sends, and what it is sent with: the table of docs/reliability.md is read from there, and
 * each of its rows is asked for.
 */

const HTML = `<html><head><script>${bootScript}</script></head><body><script>${PUSH}[1,"a"])</script><script>ladro()</script></body></html>`
/** As Next sends what it has prerendered: for whoever asks, and without a policy. */
const PRERENDERED = { 'cache-control': 's-maxage=31536000', 'x-nextjs-prerender': '1' }

/** The site behind the listener: Next, the middleware of the areas, the frames. */
const site: Handler = async (request, response) => {
  const { url = '/', headers } = request
  const type = headers.rsc === '1' ? 'text/x-component' : 'text/html; charset=utf-8'
  response.setHeader('content-type', type)
  if (url.startsWith('/admin')) {
    response.setHeader('content-security-policy', areaPolicy('n0nce', false, 'https://sito.example'))
    response.setHeader('cache-control', 'private, no-store')
  } else if (url.startsWith('/iframes')) {
    response.setHeader(
      'content-security-policy',
      "default-src 'none'; script-src 'self'; frame-ancestors 'self' https://partner.example",
    )
    response.setHeader('cache-control', url.includes('?') ? 'no-store' : 'private, max-age=60')
  } else for (const [name, value] of Object.entries(PRERENDERED)) response.setHeader(name, value)
  response.statusCode = url.endsWith('.png') ? 404 : 200
  response.end(HTML)
}

const cache = new Kept<PackedPage>({
  names: { kept: 'pages_other', without: 'pages_without' },
  make: async () => {
    const made = { html: Buffer.from(HTML), headers: Object.entries(PRERENDERED) }
    const value = await packedPage(made, [])
    return { value, bytes: value.bytes, tags: null }
  },
  isKnown: (name) => name === '/mutui',
})
const pages = {
  cache,
  replies: { find: () => undefined },
  gate: { render: (make: () => unknown) => make() },
  isAway: () => false,
  ask: async (target: string, nonce?: string) => ({
    status: target.startsWith('/non-c-e') ? 404 : 200,
    headers: { 'content-type': ['text/html'], 'cache-control': ['s-maxage=1'] },
    body: Buffer.from(HTML.replace('<script>', `<script nonce="${nonce}">`)),
    nonce,
  }),
} as unknown as Pages

let server: Server
beforeAll(async () => {
  const settings = { NODE_ENV: 'production', TRUSTED_PROXIES: proxiesOf(OUR_NETWORKS) } as Env
  const given = { settings, distDir: tmpdir(), handle: site, pagesOf: () => pages, tally: newCounters() }
  server = createServer(requestListener(given))
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

type Asked = { target: string; method?: string; headers?: Record<string, string> }
/** How each kind of the table is asked for. */
const KINDS: Record<string, Asked[]> = {
  'kept page': [{ target: '/mutui' }],
  'kept page, asked for with headers of the router': [
    { target: '/mutui', headers: { 'next-router-prefetch': '1' } },
    { target: '/mutui', headers: { rsc: '0', 'next-router-segment-prefetch': '/_tree' } },
    { target: '/mutui', headers: { 'next-router-state-tree': '[]', 'next-url': '/' } },
  ],
  'page made for one request': [{ target: '/news?q=tasso' }],
  'address that leads nowhere': [{ target: '/non-c-e' }],
  'file that is not there': [{ target: '/non-c-e.png' }],
  'payload of the router': [{ target: '/mutui?_rsc=x', headers: { rsc: '1' } }],
  'server action, of whatever name': [
    { target: '/mutui', headers: { 'next-action': 'x' } },
    { target: '/mutui', method: 'POST', headers: { 'next-action': '0'.repeat(42) } },
    { target: '/admin/login', method: 'POST', headers: { 'next-action': 'x' } },
  ],
  'form sent to a page': [
    { target: '/mutui', method: 'POST' },
    { target: '/admin/login', method: 'POST' },
  ],
  'page of an area': [{ target: '/admin/login' }],
  frame: [{ target: '/iframes/displayRata' }],
  'frame that somebody has filled in': [{ target: '/iframes/displayRata?importo=100000' }],
  'refused by the listener': [{ target: '/agente/%00' }],
}

type Row = { kind: string; status: string; scripts: string; cache: string }

function table(): Row[] {
  const text = readFileSync(path.join(process.cwd(), 'docs/reliability.md'), 'utf8')
  const [, section = ''] = text.split('## Replies in HTML')
  const rows = section.split('\n## ')[0]?.match(/^\|.*\|$/gm) ?? []
  return rows.slice(2).map((line) => {
    const [kind = '', status = '', scripts = '', cache = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim().replaceAll('`', ''))
    return { kind, status, scripts, cache }
  })
}

/** What the policy lets run, in the words of the table. */
function scriptsOf(policy: string | null): string {
  if (policy === null) return '-'
  if (!policy.includes('script-src')) return policy.includes("default-src 'none'") ? 'none' : 'its own'
  const sources = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  return [
    'files',
    ...(sources.includes("'nonce-") ? ['nonce'] : []),
    ...(sources.includes("'sha256-") ? ['known'] : []),
  ].join(', ')
}

const ask = ({ target, method = 'GET', headers = {} }: Asked) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${target}`, {
    method,
    headers: { accept: 'text/html', ...headers },
    redirect: 'manual',
  })

describe('the replies in HTML', () => {
  it('are all in the table, and no others', () => {
    expect(table().map(({ kind }) => kind)).toEqual(Object.keys(KINDS))
  })

  it.each(Object.entries(KINDS))('%s: sent as the table says', async (kind, ways) => {
    const wanted = table().find((row) => row.kind === kind)
    for (const way of ways) {
      const reply = await ask(way)
      const policy = reply.headers.get('content-security-policy')
      expect({
        kind,
        status: String(reply.status),
        scripts: scriptsOf(policy),
        cache: reply.headers.get('cache-control'),
      }).toEqual(wanted)
      expect(policy ?? '').not.toContain('unsafe-eval')
      await reply.arrayBuffer()
    }
  })

  it('name no script that nobody of us has written', async () => {
    const { createHash } = await import('node:crypto')
    const digest = createHash('sha256').update('ladro()').digest('base64')
    for (const ways of Object.values(KINDS))
      for (const way of ways) {
        const reply = await ask(way)
        expect(reply.headers.get('content-security-policy') ?? '').not.toContain(digest)
        await reply.arrayBuffer()
      }
  })

  it('connect to this host alone', () => {
    const connect = (policy: string) => /connect-src ([^;]*)/.exec(policy)?.[1]
    expect(connect(areaPolicy('n', false, 'https://sito.example'))).toBe("'self' wss://sito.example")
    expect(connect(areaPolicy('n', false, 'http://localhost:8000'))).toBe("'self' ws://localhost:8000")
  })
})
