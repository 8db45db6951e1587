import { createHash } from 'node:crypto'
import { cachedPagePolicy, inlineScriptHashes } from './policy'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

describe('policy of cached pages', () => {
  it('allows the inline scripts of the page, each once, and no others', () => {
    const html =
      '<script>a()</script><script id="x">b()</script><script>a()</script><script src="/c.js"></script>'
    expect(inlineScriptHashes(html)).toEqual([hash('a()'), hash('b()')])
  })

  it('keeps line breaks and characters as the browser hashes them', () => {
    expect(inlineScriptHashes('<script>\n  "è"\n</script>')).toEqual([hash('\n  "è"\n')])
  })

  it('needs nothing for data', () => {
    expect(inlineScriptHashes('<script type="application/ld+json">{}</script>')).toEqual([])
  })

  it('refuses framing and anything inline that it does not know', () => {
    const policy = cachedPagePolicy('<p></p>')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("script-src 'self';")
  })

  it('lets the tiles of a map in as pictures over https, and nothing else from there', () => {
    const policy = cachedPagePolicy('<p></p>').split('; ')
    const open = policy.filter((rule) => /https?:|\*/.test(rule))
    expect(open).toEqual(["img-src 'self' data: blob: https:"])
    expect(policy).toContain("connect-src 'self'")
  })
})
