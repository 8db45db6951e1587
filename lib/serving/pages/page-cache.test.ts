import { until } from '@/lib/testing/until'
import { TooBusy } from './page-cache'
import { byHand, htmlOf, page, setUp } from './testing'

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
    // Its only script is one that nobody of us has written.
    expect(headers.join(' ')).toContain("script-src 'self';")
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

  it('keeps the copies of a page that comes out as it was', async () => {
    const { cache, state } = setUp()
    state.answers = [page('uno'), page('uno'), page('due')]
    const first = await cache.find('/')
    cache.markStale(['notizie'])
    const second = await cache.find('/')
    expect(second?.copies).toBe(first?.copies)
    cache.markStale(['notizie'])
    expect((await cache.find('/'))?.copies).not.toBe(first?.copies)
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
    state.now += 251
    expect(cache.peek('/')).toBeUndefined()
    expect(htmlOf(await cache.find('/'))).toContain('uno')
    state.now += 251
    expect(htmlOf(cache.peek('/'))).toContain('uno')
    state.now += 250
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

  it('leaves the threads alone for several times as long as each page took, where nobody waits', async () => {
    const { cache, state } = setUp()
    state.answers = [page('a'), page('b')]
    const startedAt = performance.now()
    const warmed = cache.warm(['/a', '/b'], 1e9)
    expect(await warmed).toBe(true)
    expect(performance.now() - startedAt).toBeGreaterThan(3_900)
    expect(state.renders).toBe(2)
  })

  it('lets the API and the areas go first, and is not kept waiting for good by them', async () => {
    let isBusy = true
    const { cache, state } = setUp({ isBusy: () => isBusy })
    state.answers = [page('a'), page('b')]
    const startedAt = performance.now()
    await cache.warm(['/a'])
    expect(performance.now() - startedAt).toBeGreaterThan(900)
    isBusy = false
    const quietAt = performance.now()
    await cache.warm(['/b'])
    expect([state.renders, performance.now() - quietAt < 900]).toEqual([2, true])
  })
})

describe('after a gap in what it has heard', () => {
  it('sends the last good copy of a page that takes long, and the new one when it is made', async () => {
    const { cache, end, keep } = byHand()
    await keep('/')
    cache.doubt()
    expect(cache.peek('/')).toBeUndefined()
    expect(htmlOf(await cache.find('/'))).toContain('uno')
    expect(htmlOf(cache.peek('/'))).toContain('uno')
    end('/', 'due')
    await until(() => htmlOf(cache.peek('/'))?.includes('due') ?? false)
  })

  it('sends the new one to whoever comes first, when it is made at once', async () => {
    const { cache, end, keep } = byHand({ patienceMs: 10_000 })
    await keep('/')
    cache.doubt()
    const found = cache.find('/')
    end('/', 'due')
    expect(htmlOf(await found)).toContain('due')
  })

  it('renews a few pages at a time however many are asked for', async () => {
    const { cache, begun, end, keep } = byHand()
    const paths = Array.from({ length: 10 }, (_, n) => `/${n}`)
    await keep(...paths)
    cache.doubt()
    const found = await Promise.all(paths.flatMap((path) => [cache.find(path), cache.find(path)]))
    expect(found.every((one) => htmlOf(one)?.includes('uno'))).toBe(true)
    expect(begun).toEqual(['/0', '/1', '/2'])
    for (const path of paths) {
      await until(() => begun.includes(path))
      end(path, 'due')
    }
    await until(() => paths.every((path) => htmlOf(cache.peek(path))?.includes('due')))
    expect(begun).toEqual(paths)
  })

  it('waits for nothing that began before it: a render, a place, a pause', async () => {
    const { cache, begun, end, keep } = byHand()
    const paths = ['/0', '/1', '/2', '/3']
    await keep(...paths)
    cache.doubt()
    await Promise.all(paths.map((path) => cache.find(path)))
    expect(begun).toEqual(['/0', '/1', '/2'])
    cache.doubt()
    for (const path of ['/2', '/3']) {
      void cache.find(path)
      await until(() => begun.filter((one) => one === path).length === (path === '/2' ? 2 : 1))
      end(path, 'due')
      await until(() => htmlOf(cache.peek(path))?.includes('due') ?? false)
    }
  })

  it('doubts the pages alone that show what has changed, when that is known', async () => {
    const { cache, keep } = byHand({ tagsOf: (path) => [path] })
    await keep('/a', '/b')
    cache.doubt(['/a'])
    expect(cache.peek('/a')).toBeUndefined()
    expect(htmlOf(cache.peek('/b'))).toContain('uno')
  })

  it('makes a page that is known to have changed wait for its render all the same', async () => {
    const { cache, end, keep } = byHand()
    await keep('/')
    cache.markStale(['notizie'])
    cache.doubt()
    const found = cache.find('/')
    await new Promise((resolve) => setTimeout(resolve, 60))
    end('/', 'due')
    expect(htmlOf(await found)).toContain('due')
  })

  it('asks again and again whether the database is away by now', async () => {
    let looks = 0
    const { cache, keep } = byHand({ patienceMs: 80, isAway: () => ++looks > 4 })
    await keep('/')
    cache.markStale(['notizie'])
    const beganAt = performance.now()
    expect(htmlOf(await cache.find('/'))).toContain('uno')
    expect(looks).toBe(5)
    // One patience, and four eighths of it.
    expect(performance.now() - beganAt).toBeGreaterThan(100)
  })

  it('sends the last good copy of a changed page while the database is away', async () => {
    const { cache, keep } = byHand({ isAway: () => true })
    await keep('/')
    cache.markStale(['notizie'])
    expect(htmlOf(await cache.find('/'))).toContain('uno')
  })
})

describe('when something breaks', () => {
  it('keeps the copy and says what it was, also where nobody waits for the render', async () => {
    const said: unknown[] = []
    let breaks = false
    const { cache, state } = setUp({
      tagsOf: () => {
        if (breaks) throw Object.assign(new Error('too many open files'), { code: 'EMFILE' })
        return null
      },
      onError: (err) => said.push(err),
    })
    state.answers = [page('uno'), page('due'), page('tre'), new Error('broken')]
    await cache.find('/')
    breaks = true
    state.now += 1_001
    expect(htmlOf(cache.peek('/'))).toContain('uno')
    await until(() => said.length === 1)
    cache.markStale(['notizie'])
    await cache.warm()
    expect(htmlOf(await cache.find('/'))).toContain('uno')
    expect(said).toEqual([
      expect.objectContaining({ code: 'EMFILE' }),
      expect.objectContaining({ code: 'EMFILE' }),
      expect.objectContaining({ message: 'broken' }),
    ])
  })

  it('makes only so many pages at once, and says so to whoever asks for more', async () => {
    const { cache, end } = byHand({ maxFlights: 2 })
    const two = [cache.find('/a'), cache.find('/b')]
    await expect(cache.find('/c')).rejects.toThrow(TooBusy)
    for (const path of ['/a', '/b']) end(path, 'uno')
    expect((await Promise.all(two)).every(Boolean)).toBe(true)
    const third = cache.find('/c')
    end('/c', 'uno')
    expect(htmlOf(await third)).toContain('uno')
  })
})
