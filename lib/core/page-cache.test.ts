import { PageCache, type Rendered } from './page-cache'

const page = (text: string): Rendered => ({
  kind: 'page',
  html: Buffer.from(`<html><script>${text}</script></html>`),
  headers: [
    ['x-frame-options', 'DENY'],
    ['x-nextjs-cache', 'HIT'],
    ['etag', '"theirs"'],
  ],
})
const htmlOf = (found: Awaited<ReturnType<PageCache['find']>>) => found?.copies.identity.body.toString()

function setUp(isKnown = (path: string) => path !== '/unknown') {
  const state = { now: 1_000_000, answers: [] as (Rendered | Error)[], renders: 0 }
  const render = async (): Promise<Rendered> => {
    state.renders += 1
    const next = state.answers.shift() ?? { kind: 'failed' }
    if (next instanceof Error) throw next
    return next
  }
  const tagsOf = (path: string) => (path === '/tassi' ? ['tassi'] : null)
  const cache = new PageCache({ render, isKnown, tagsOf, freshMs: 1_000, maxPages: 2, now: () => state.now })
  return { state, cache }
}

describe('page cache', () => {
  it('renders a known page once for everybody who waits for it', async () => {
    const { cache, state } = setUp()
    state.answers = [page('uno')]
    const found = await Promise.all([cache.find('/'), cache.find('/'), cache.find('/')])
    expect(found.map(htmlOf)).toEqual(Array(3).fill('<html><script>uno</script></html>'))
    expect(state.renders).toBe(1)
    expect(cache.peek('/')).toBe(found[0])
  })

  it('leaves unknown paths to the renderer without asking it', async () => {
    const { cache, state } = setUp()
    expect(await cache.find('/unknown')).toBeUndefined()
    expect(state.renders).toBe(0)
  })

  it('keeps the headers that belong to the page, adds its policy, drops those of the delivery', async () => {
    const { cache, state } = setUp()
    state.answers = [page('uno')]
    const headers = (await cache.find('/'))?.copies.br.headers ?? []
    expect(headers).toEqual(expect.arrayContaining(['x-frame-options', 'Content-Encoding', 'br']))
    expect(headers.join(' ')).toContain("script-src 'self' 'sha256-")
    expect(headers.join(' ')).not.toMatch(/x-nextjs-cache|theirs/)
  })

  it('sends nothing old after a change, and the new page when it is ready', async () => {
    const { cache, state } = setUp()
    state.answers = [page('uno'), page('due')]
    await cache.find('/')
    cache.markStale(['notizie'])
    expect(cache.peek('/')).toBeUndefined()
    expect(htmlOf(await cache.find('/'))).toContain('due')
    expect(htmlOf(cache.peek('/'))).toContain('due')
  })

  it('leaves alone the pages that do not show what has changed', async () => {
    const { cache, state } = setUp()
    state.answers = [page('uno'), page('due')]
    await cache.find('/tassi')
    cache.markStale(['notizie'])
    expect(htmlOf(cache.peek('/tassi'))).toContain('uno')
    cache.markStale(['notizie', 'tassi'])
    expect(cache.peek('/tassi')).toBeUndefined()
  })

  it('does not take a render that began before a change for a fresh one', async () => {
    const { cache, state } = setUp()
    state.answers = [page('uno'), page('due')]
    const early = cache.find('/')
    cache.markStale(['notizie'])
    await early
    expect(cache.peek('/')).toBeUndefined()
    expect(htmlOf(await cache.find('/'))).toContain('due')
  })

  it('goes on serving the last good copy while the page cannot be rendered', async () => {
    const { cache, state } = setUp()
    state.answers = [page('uno'), new Error('database away'), { kind: 'failed' }, page('due')]
    await cache.find('/')
    cache.markStale(['notizie'])
    expect(htmlOf(await cache.find('/'))).toContain('uno')
    expect(htmlOf(cache.peek('/'))).toContain('uno')
    expect(state.renders).toBe(2)
    state.now += 2_500
    expect(cache.peek('/')).toBeUndefined()
    expect(htmlOf(await cache.find('/'))).toContain('uno')
    state.now += 2_500
    expect(htmlOf(await cache.find('/'))).toContain('due')
  })

  it('sends a copy past its short life at once and looks for a newer one meanwhile', async () => {
    const { cache, state } = setUp()
    state.answers = [page('uno'), page('due')]
    await cache.find('/')
    state.now += 1_001
    expect(htmlOf(cache.peek('/'))).toContain('uno')
    await cache.find('/')
    expect(htmlOf(cache.peek('/'))).toContain('due')
    expect(state.renders).toBe(2)
  })

  it('forgets a page that has become personal or is gone', async () => {
    const { cache, state } = setUp()
    state.answers = [page('uno'), { kind: 'other' }]
    await cache.find('/')
    cache.markStale(['notizie'])
    expect(await cache.find('/')).toBeUndefined()
    expect(await cache.find('/')).toBeUndefined()
    expect(state.renders).toBe(2)
  })

  it('asks again after a while about a page that could not be kept', async () => {
    const { cache, state } = setUp()
    state.answers = [{ kind: 'other' }, page('uno')]
    expect(await cache.find('/')).toBeUndefined()
    state.now += 5_001
    expect(htmlOf(await cache.find('/'))).toContain('uno')
  })

  it('holds no more pages than it may', async () => {
    const { cache, state } = setUp()
    state.answers = [page('a'), page('b'), page('c')]
    for (const path of ['/a', '/b', '/c']) await cache.find(path)
    expect(cache.size).toBe(2)
    expect(cache.peek('/a')).toBeUndefined()
  })

  it('warms what is stale and stops when content changes meanwhile', async () => {
    const { cache, state } = setUp()
    state.answers = [page('a'), page('b'), page('a2'), page('a3'), page('b3')]
    await cache.warm(['/a', '/b'])
    cache.markStale(['notizie'])
    const overtaken = cache.warm()
    cache.markStale(['notizie'])
    await overtaken
    expect(state.renders).toBe(3)
    expect(cache.peek('/a')).toBeUndefined()
    await cache.warm()
    expect(htmlOf(cache.peek('/a'))).toContain('a3')
    expect(htmlOf(cache.peek('/b'))).toContain('b3')
  })
})
