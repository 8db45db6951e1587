import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { GONE_META } from '@/lib/core/gone-mark'
import { classify, isContent, knownPages, withOwnStatus } from './renderer'

const shared = {
  'content-type': ['text/html; charset=utf-8'],
  'cache-control': ['s-maxage=3600, stale-while-revalidate=82800'],
  'x-nextjs-prerender': ['1', '1'],
}

describe('what may be kept', () => {
  const html = Buffer.from('<html></html>')

  it('keeps a page that Next calls the same for everybody', () => {
    expect(classify({ status: 200, headers: shared, body: html })).toMatchObject({ html })
  })

  it.each([
    ['personal', 200, { ...shared, 'cache-control': ['private, no-store'] }],
    ['with holes filled per request', 200, { ...shared, 'x-nextjs-postponed': ['1'] }],
    ['not prerendered', 200, { ...shared, 'x-nextjs-prerender': undefined }],
    ['not a page', 200, { ...shared, 'content-type': ['application/json'] }],
    ['missing', 404, shared],
    ['elsewhere', 308, shared],
  ])('leaves a reply that is %s', (_what, status, headers) => {
    expect(classify({ status, headers, body: html })).toBe('other')
  })

  it('keeps each value of a header once', () => {
    const headers = { ...shared, link: ['<a>', '<b>', '<a>'] }
    expect(classify({ status: 200, headers, body: html })).toMatchObject({
      headers: expect.arrayContaining([
        ['link', '<a>'],
        ['link', '<b>'],
      ]),
    })
    const kept = classify({ status: 200, headers, body: html })
    expect(typeof kept === 'object' && kept.headers.filter(([name]) => name === 'link')).toHaveLength(2)
  })

  it('takes an error for a failure, so that the last good copy stays', () => {
    expect(classify({ status: 500, headers: shared, body: html })).toBe('failed')
  })
})

describe('a page that says it is gone', () => {
  const page = (head: string) => ({
    status: 200,
    headers: shared,
    body: Buffer.from(`<html><head>${head}</head></html>`),
  })
  const [[name, content] = ['', '']] = Object.entries(GONE_META)
  const gone = page(`<meta name="${name}" content="${content}"/>`)

  it('is answered with 410, and is not kept', () => {
    const answer = withOwnStatus(gone)
    expect([answer.status, answer.body, classify(answer)]).toEqual([410, gone.body, 'other'])
  })

  it.each([
    page(''),
    page('&lt;meta name="page-status" content="410"/&gt;'),
    page('<meta name="robots" content="410"/>'),
    { ...gone, headers: { 'content-type': ['application/json'] } },
    { ...gone, status: 404 },
  ])('is known by its head alone, as Next writes it (%#)', (one) => expect(withOwnStatus(one)).toBe(one))
})

describe('known pages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'manifest-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('are the static ones and the families of dynamic ones, never the areas, the API or the frames', () => {
    const fixed = (compute: string) => ({ compute })
    writeFileSync(
      path.join(folder, 'prerender-manifest.json'),
      JSON.stringify({
        routes: {
          '/': fixed('static'),
          '/contattaci': fixed('resuming'),
          '/admin/login': fixed('static'),
          '/iframes/displayRata': fixed('static'),
          '/sitemap.xml': fixed('static'),
          '/_not-found': { compute: 'static', initialStatus: 404 },
        },
        dynamicRoutes: {
          '/news/[id]': { routeRegex: '^/news/([^/]+?)(?:/)?$' },
          '/admin/site/news/[id]': { routeRegex: '^/admin/site/news/([^/]+?)(?:/)?$' },
        },
      }),
    )
    const known = knownPages(folder)
    expect(known.pages).toEqual(['/'])
    const long = `/news/${'a'.repeat(300)}`
    const paths = ['/', '/news/a', long, '/contattaci', '/admin/login', '/admin/site/news/1', '/news/a.png']
    expect(paths.filter(known.isKnown)).toEqual(['/', '/news/a'])
  })
})

describe('what a change waits for', () => {
  it.each(['/', '/news?pagina=2', '/agente/anna-rossi', '/sitemap.xml', '/news/rss.xml'])('%s', (target) => {
    expect(isContent(target)).toBe(true)
  })

  it.each([
    '/v2/news',
    '/admin',
    '/_next/static/a.js',
    '/icon.svg',
    '/mutui/opengraph-image-1a2b?x',
    '/iframes/displayRata',
  ])('not %s', (target) => expect(isContent(target)).toBe(false))
})
