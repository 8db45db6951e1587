import { createHash } from 'node:crypto'
import { CHUNKS_PUSH, FIRST_PUSH, PUSH } from '@/lib/core/next-internals'
import { bootScript } from '@/lib/words/page-scripts'
import { readyHtml } from './html'
import { cachedPagePolicy, inlineScriptHashes, isAllWritten } from './policy'
import { isWritten } from './written-scripts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const push = (text: string) => `${PUSH}[1,${JSON.stringify(text)}])`

describe('policy of cached pages', () => {
  it('allows the scripts that a page is written with, each once, and no others', () => {
    const html = `<script>${bootScript}</script><script id="x">${push('è')}</script><script>${bootScript}</script><script>ladro()</script><script src="/c.js"></script>`
    expect(inlineScriptHashes(html)).toEqual([hash(bootScript), hash(push('è'))])
  })

  it('needs nothing for data', () => {
    expect(inlineScriptHashes('<script type="application/ld+json">{}</script>')).toEqual([])
  })

  it('says of a page whether all of its scripts are allowed without a nonce', () => {
    const html = `<script>${bootScript}</script><script type="application/ld+json">{}</script><script src="/c.js"></script>`
    expect(isAllWritten(html)).toBe(true)
    expect(isAllWritten(`${html}<script>ladro()</script>`)).toBe(false)
    expect(isAllWritten(`${html}<script nonce="abc">${push('è')}</script>`)).toBe(false)
  })

  it('refuses framing and anything inline that it does not know', () => {
    const policy = cachedPagePolicy('<script>ladro()</script>')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("script-src 'self';")
  })

  it('lets the tiles of a map in as pictures over https, and nothing else from there', () => {
    const policy = cachedPagePolicy('<p></p>').split('; ')
    const open = policy.filter((rule) => /https?:|\*/.test(rule))
    expect(open).toEqual(["img-src 'self' data: blob: https:"])
    expect(policy).toContain("connect-src 'self'")
  })

  it('knows the scripts of a page that was made ready', () => {
    const html = `<html><head></head><body><script>${FIRST_PUSH}</script><script>${push('a')}</script><script>${push('b')}</script><script src="/_next/a.js" async=""></script></body></html>`
    const ready = readyHtml(html)
    const written = [...ready.matchAll(/<script>(.*?)<\/script>/g)].map(([, code = '']) => code)
    expect(written).toHaveLength(2)
    expect(inlineScriptHashes(ready)).toEqual(written.map(hash))
  })
})

describe('a script that somebody is known to have written', () => {
  it.each([
    FIRST_PUSH,
    `${PUSH}[0])`,
    push('con "virgolette" e \\ e </fine>'),
    `${push('a')};${push('b')}`,
    `${FIRST_PUSH};${push('a')};${push('b')}`,
    push(`finto: "])</script><script>${PUSH}`),
    `${CHUNKS_PUSH}{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});`,
  ])('%s', (code) => expect(isWritten(code)).toBe(true))

  it.each([
    '',
    'ladro()',
    `${push('a')};ladro()`,
    `${FIRST_PUSH};ladro()`,
    `${push('a')}ladro()`,
    `${PUSH}[1,ladro()])`,
    `${PUSH}[1,"a"+ladro()])`,
    `${PUSH}[1,"a"],ladro())`,
    `${PUSH}[ladro()])`,
    `${PUSH}[1,"a\\"])`,
    `${CHUNKS_PUSH}{"a":ladro()});`,
    `${CHUNKS_PUSH}{});ladro();`,
    `${bootScript};ladro()`,
  ])('is not %s', (code) => expect(isWritten(code)).toBe(false))
})
