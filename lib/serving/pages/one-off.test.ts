import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FIRST_PUSH } from '@/lib/core/next-internals'
import { lateOutcome, sendOneOff } from './one-off'
import type { SiteReply } from './renderer'

const HTML = 'text/html; charset=utf-8'
const reply = (status: number, text: string, type = HTML): SiteReply => ({
  status,
  headers: {
    'content-type': [type],
    connection: ['keep-alive'],
    link: ['</a>; rel=preload', '</b>; rel=preload'],
  },
  body: Buffer.from(text),
})

let made: SiteReply
const server = createServer((incoming, response) => {
  void sendOneOff(incoming, response, made, ['X-Request-Id', 'abc'])
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())
const ask = (given: SiteReply) => {
  made = given
  const { port } = server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'br' }, redirect: 'manual' })
}

describe('a page that is made for one request', () => {
  it('is sent with its status, its headers and a policy of its own', async () => {
    const sent = await ask(reply(404, `<script>${FIRST_PUSH}</script><h1>Non c’è</h1>`))
    expect([sent.status, sent.headers.get('x-request-id'), sent.headers.get('link')]).toEqual([
      404,
      'abc',
      '</a>; rel=preload, </b>; rel=preload',
    ])
    expect(sent.headers.get('content-encoding')).toBe('br')
    expect([sent.headers.get('cache-control'), sent.headers.get('etag')]).toEqual(['private, no-store', null])
    expect(sent.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+'/)
    expect(await sent.text()).toContain('Non c’è')
  })

  it('says at last what it said after its beginning', async () => {
    const missing = await ask(reply(200, page('{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}')))
    const moved = await ask(reply(200, page('{"digest":"NEXT_REDIRECT;replace;/agente/ada;308;"}')))
    expect([missing.status, moved.status, moved.headers.get('location')]).toEqual([404, 308, '/agente/ada'])
    await missing.arrayBuffer()
  })

  it('leaves a picture as it is', async () => {
    const sent = await ask(reply(500, '<body>', 'image/png'))
    expect(sent.headers.get('content-encoding')).toBeNull()
    expect(sent.headers.get('content-security-policy')).toBeNull()
    expect(await sent.text()).toBe('<body>')
  })

  it.each([
    [500, 'Errore interno'],
    [503, 'Servizio momentaneamente non disponibile'],
  ])('has its words before any script has run, where it failed (%i)', async (status, title) => {
    const sent = await ask(
      reply(status, '<html id="__next_error__"><body><script src="/a.js"></script></body>'),
    )
    const text = await sent.text()
    expect(text).toContain(`<body><noscript><h1>${title}</h1><p>`)
    expect(text).toContain('<script src="/a.js">')
  })
})

function page(line: string): string {
  return `<html><body><script>self.__next_f.push([1,${JSON.stringify(`10:C\n11:E${line}\n`)}])</script></body></html>`
}

describe('what a page says after its beginning', () => {
  it('is a redirection for now, too', () => {
    expect(lateOutcome(page('{"digest":"NEXT_REDIRECT;replace;/mutui_a_noi/adw;307;"}'))).toEqual({
      status: 307,
      location: '/mutui_a_noi/adw',
    })
  })

  it('is not found in other pages, nor in what a visitor has written', () => {
    const written = '11:E{"digest":"NEXT_REDIRECT;replace;/altrove;307;"}'
    for (const html of [
      '<h1>Mutui</h1>',
      page('{"digest":"1234"}'),
      page(JSON.stringify(written)),
      `<p>${written.replaceAll('"', '&quot;')}</p>`,
    ])
      expect(lateOutcome(html)).toBeNull()
  })

  it('does not leave the site', () => {
    for (const address of ['//altrove.example', 'https://altrove.example'])
      expect(lateOutcome(page(`{"digest":"NEXT_REDIRECT;replace;${address};307;"}`))).toBeNull()
  })
})
