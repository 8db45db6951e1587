import { readyHtml } from './page-html'

describe('the pieces of a page', () => {
  const pushed = (...pieces: string[]) =>
    pieces.map((piece) => `<script>self.__next_f.push([1,"${piece}"])</script>`).join('')

  it('become one script, in their order', () => {
    const joined = readyHtml(`<p></p>${pushed('a', 'b', 'c')}<script src="/d.js"></script>`)
    const [, code = ''] = /^<p><\/p><script>(.*?)<\/script><script src="\/d.js">/.exec(joined) ?? []
    const seen: unknown[] = []
    new Function('self', code)({ __next_f: { push: (piece: unknown) => seen.push(piece) } })
    expect(seen).toEqual([
      [1, 'a'],
      [1, 'b'],
      [1, 'c'],
    ])
  })

  it('stay apart where something stands between them', () => {
    const apart = `${pushed('a')}<div></div>${pushed('b')}`
    expect(readyHtml(apart)).toBe(apart)
  })
})

describe('the head', () => {
  it('begins with the scripts written in it, which then wait for no stylesheet', () => {
    const html =
      '<html><head><meta charset="utf-8"/><link rel="stylesheet" href="/a.css"/><script src="/b.js"></script><script>c("$&")</script></head><body><script>d()</script></body></html>'
    expect(readyHtml(html)).toBe(
      '<html><head><script>c("$&")</script><meta charset="utf-8"/><link rel="stylesheet" href="/a.css"/><script src="/b.js"></script></head><body><script>d()</script></body></html>',
    )
  })

  it('stays as it is without any', () => {
    const html = '<html><head><meta charset="utf-8"/></head><body><script>d()</script></body></html>'
    expect(readyHtml(html)).toBe(html)
  })
})
