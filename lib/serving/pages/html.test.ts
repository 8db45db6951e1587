import { readyHtml } from './html'

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

describe('the scripts that Next loads', () => {
  const page = (rest: string) => `<html><head></head><body>${rest}</body></html>`
  const html = page(
    '<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script><script src="/b.js" id="_R_" async=""></script>',
  )
  const ready = readyHtml(html)

  it('are not in the page itself; those for old browsers are', () => {
    expect(ready.match(/<script [^>]*>/g)).toEqual(['<script src="/old.js" noModule="">'])
    expect(readyHtml(page('<p></p>'))).toBe(page('<p></p>'))
  })

  /** Runs the page's own script in a browser that says so much of itself. */
  function play(visibilityState: string, types: string[]) {
    const code = /<script>(.*)<\/script><\/body>/.exec(ready)?.[1] ?? ''
    const run: string[] = []
    const timers: (() => void)[] = []
    const painted: ((name: string) => void)[] = []
    const document = {
      visibilityState,
      createElement: () => ({}),
      head: { appendChild: ({ src }: { src: string }) => run.push(src) },
    }
    class Observer {
      static supportedEntryTypes = types
      constructor(tell: (list: { getEntriesByName(name: string): string[] }) => void) {
        painted.push((name) => tell({ getEntriesByName: (asked) => (asked === name ? [name] : []) }))
      }
      observe() {}
    }
    new Function('document', 'PerformanceObserver', 'setTimeout', code)(
      document,
      Observer,
      (later: () => void) => timers.push(later),
    )
    return { run, timers, paint: (name: string) => painted.map((tell) => tell(name)) }
  }

  it('are fetched once, when the page has been painted', () => {
    const { run, timers, paint } = play('visible', ['paint'])
    paint('first-paint')
    expect(run).toEqual([])
    paint('first-contentful-paint')
    for (const later of timers) later()
    expect(run).toEqual(['/a.js', '/b.js'])
  })

  it('are fetched at last where nothing is painted', () => {
    const { run, timers } = play('visible', ['paint'])
    for (const later of timers) later()
    expect(run).toEqual(['/a.js', '/b.js'])
  })

  it.each([
    ['on a page that nobody looks at', 'hidden', ['paint']],
    ['in a browser that does not tell', 'visible', []],
  ])('are fetched at once %s', (_where, visibility, types) => {
    expect(play(visibility, types).run).toEqual(['/a.js', '/b.js'])
  })
})
