import { Refused } from '@/lib/http/refusal'
import { until } from '@/lib/testing/until'
import { Kept, type Made } from './kept'

type Options = ConstructorParameters<typeof Kept<string>>[0]

const NAMES = { linked: 'pages_linked', kept: 'pages_other', without: 'pages_without' } as const
const isKnown = (path: string) => path !== '/unknown'
const made = (value: string, tags: string[] | null = null): Made<string> => ({ value, bytes: 40_000, tags })

/** Answers in turn, or failures; one address shows rates alone. */
function setUp(more: Partial<Options> = {}) {
  const state = { now: 1_000_000, answers: [] as (Made<string> | Error)[], renders: 0 }
  const make = async (path: string): Promise<Made<string>> => {
    state.renders += 1
    const next = state.answers.shift() ?? 'failed'
    if (next instanceof Error) throw next
    return path === '/tassi' && typeof next === 'object' ? { ...next, tags: ['tassi'] } : next
  }
  const cache = new Kept<string>({
    names: NAMES,
    make,
    isKnown,
    freshMs: 1_000,
    now: () => state.now,
    ...more,
  })
  return { state, cache }
}

/** Renders that end when they are told to, with the text they are given. */
function byHand(more: Partial<Options> = {}, tagsOf: (path: string) => string[] | null = () => null) {
  const waiting = new Map<string, (answer: Made<string>) => void>()
  const begun: string[] = []
  const make = (path: string) => {
    begun.push(path)
    return new Promise<Made<string>>((resolve) => waiting.set(path, resolve))
  }
  const cache = new Kept<string>({ names: NAMES, make, isKnown, patienceMs: 20, ...more })
  const end = (path: string, text: string) => waiting.get(path)?.(made(text, tagsOf(path)))
  const keep = async (...paths: string[]) => {
    for (const path of paths) {
      const found = cache.find(path)
      end(path, `${path} uno`)
      await found
    }
    begun.length = 0
  }
  return { cache, begun, end, keep }
}

describe('what is kept', () => {
  it('renders a known page once for everybody who waits for it', async () => {
    const { cache, state } = setUp()
    state.answers = [made('uno')]
    const found = await Promise.all([cache.find('/'), cache.find('/'), cache.find('/')])
    expect(found).toEqual(['uno', 'uno', 'uno'])
    expect(state.renders).toBe(1)
    expect(cache.peek('/')).toBe('uno')
  })

  it('leaves unknown paths to the renderer without asking it', async () => {
    const { cache, state } = setUp()
    expect(await cache.find('/unknown')).toBeUndefined()
    expect(state.renders).toBe(0)
  })

  it('sends nothing old after a change, and the new page when it is ready', async () => {
    const { cache, state } = setUp()
    state.answers = [made('uno'), made('due')]
    await cache.find('/')
    cache.markStale(['notizie'])
    expect(cache.peek('/')).toBeUndefined()
    expect(await cache.find('/')).toContain('due')
    expect(cache.peek('/')).toContain('due')
  })

  it('leaves alone the pages that do not show what has changed', async () => {
    const { cache, state } = setUp()
    state.answers = [made('uno'), made('due')]
    await cache.find('/tassi')
    cache.markStale(['notizie'])
    expect(cache.peek('/tassi')).toContain('uno')
    cache.markStale(['notizie', 'tassi'])
    expect(cache.peek('/tassi')).toBeUndefined()
  })

  it('does not take a render that began before a change for a fresh one', async () => {
    const { cache, state } = setUp()
    state.answers = [made('uno'), made('due')]
    const early = cache.find('/')
    cache.markStale(['notizie'])
    await early
    expect(cache.peek('/')).toBeUndefined()
    expect(await cache.find('/')).toContain('due')
  })

  it('goes on serving the last good copy while the page cannot be rendered', async () => {
    const { cache, state } = setUp()
    state.answers = [made('uno'), new Error('database away'), 'failed', made('due')]
    await cache.find('/')
    cache.markStale(['notizie'])
    expect(await cache.find('/')).toContain('uno')
    expect(cache.peek('/')).toContain('uno')
    expect(state.renders).toBe(2)
    state.now += 251
    expect(cache.peek('/')).toBeUndefined()
    expect(await cache.find('/')).toContain('uno')
    state.now += 251
    expect(cache.peek('/')).toContain('uno')
    state.now += 250
    expect(await cache.find('/')).toContain('due')
  })

  it('sends a copy past its short life at once and looks for a newer one meanwhile', async () => {
    const { cache, state } = setUp()
    state.answers = [made('uno'), made('due')]
    await cache.find('/')
    state.now += 1_001
    expect(cache.peek('/')).toContain('uno')
    await cache.find('/')
    expect(cache.peek('/')).toContain('due')
    expect(state.renders).toBe(2)
  })

  it('forgets a page that has become personal or is gone', async () => {
    const { cache, state } = setUp()
    state.answers = [made('uno'), 'other']
    await cache.find('/')
    cache.markStale(['notizie'])
    expect(await cache.find('/')).toBeUndefined()
    expect(await cache.find('/')).toBeUndefined()
    expect(state.renders).toBe(2)
  })

  it('asks again after a while about a page that could not be kept', async () => {
    const { cache, state } = setUp()
    state.answers = ['other', made('uno')]
    expect(await cache.find('/')).toBeUndefined()
    state.now += 5_001
    expect(await cache.find('/')).toContain('uno')
  })

  it('warms what is stale and stops when content changes meanwhile', async () => {
    const { cache, state } = setUp()
    state.answers = [made('a'), made('b'), made('a2'), made('a3'), made('b3')]
    await cache.warm(['/a', '/b'])
    cache.markStale(['notizie'])
    const overtaken = cache.warm()
    cache.markStale(['notizie'])
    await overtaken
    expect(state.renders).toBe(3)
    expect(cache.peek('/a')).toBeUndefined()
    await cache.warm()
    expect(cache.peek('/a')).toContain('a3')
    expect(cache.peek('/b')).toContain('b3')
  })

  it('leaves the threads alone for several times as long as each page took, where nobody waits', async () => {
    const { cache, state } = setUp()
    state.answers = [made('a'), made('b')]
    const startedAt = performance.now()
    const warmed = cache.warm(['/a', '/b'], 1e9)
    expect(await warmed).toBe(true)
    expect(performance.now() - startedAt).toBeGreaterThan(3_900)
    expect(state.renders).toBe(2)
  })

  it('lets the API and the areas go first, and is not kept waiting for good by them', async () => {
    let isBusy = true
    const { cache, state } = setUp({ isBusy: () => isBusy })
    state.answers = [made('a'), made('b')]
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
    expect(await cache.find('/')).toContain('uno')
    expect(cache.peek('/')).toContain('uno')
    end('/', 'due')
    await until(() => cache.peek('/')?.includes('due') ?? false)
  })

  it('sends the new one to whoever comes first, when it is made at once', async () => {
    const { cache, end, keep } = byHand({ patienceMs: 10_000 })
    await keep('/')
    cache.doubt()
    const found = cache.find('/')
    end('/', 'due')
    expect(await found).toContain('due')
  })

  it('renews a few pages at a time however many are asked for', async () => {
    const { cache, begun, end, keep } = byHand()
    const paths = Array.from({ length: 10 }, (_, n) => `/${n}`)
    await keep(...paths)
    cache.doubt()
    const found = await Promise.all(paths.flatMap((path) => [cache.find(path), cache.find(path)]))
    expect(found.every((one) => one?.includes('uno'))).toBe(true)
    expect(begun).toEqual(['/0', '/1', '/2'])
    for (const path of paths) {
      await until(() => begun.includes(path))
      end(path, 'due')
    }
    await until(() => paths.every((path) => cache.peek(path)?.includes('due')))
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
      await until(() => cache.peek(path)?.includes('due') ?? false)
    }
  })

  it('doubts the pages alone that show what has changed, when that is known', async () => {
    const { cache, keep } = byHand({}, (path) => [path])
    await keep('/a', '/b')
    cache.doubt(['/a'])
    expect(cache.peek('/a')).toBeUndefined()
    expect(cache.peek('/b')).toContain('uno')
  })

  it('makes a page that is known to have changed wait for its render all the same', async () => {
    const { cache, end, keep } = byHand()
    await keep('/')
    cache.markStale(['notizie'])
    cache.doubt()
    const found = cache.find('/')
    await new Promise((resolve) => setTimeout(resolve, 60))
    end('/', 'due')
    expect(await found).toContain('due')
  })

  it('asks again and again whether the database is away by now', async () => {
    let looks = 0
    const { cache, keep } = byHand({ patienceMs: 80, isAway: () => ++looks > 4 })
    await keep('/')
    cache.markStale(['notizie'])
    const beganAt = performance.now()
    expect(await cache.find('/')).toContain('uno')
    expect(looks).toBe(5)
    // One patience, and four eighths of it.
    expect(performance.now() - beganAt).toBeGreaterThan(100)
  })

  it('sends the last good copy of a changed page while the database is away', async () => {
    const { cache, keep } = byHand({ isAway: () => true })
    await keep('/')
    cache.markStale(['notizie'])
    expect(await cache.find('/')).toContain('uno')
  })
})

describe('when something breaks', () => {
  it('keeps the copy and says what it was, also where nobody waits', async () => {
    const said: unknown[] = []
    const { cache, state } = setUp({ onError: (err) => said.push(err) })
    state.answers = [made('uno'), new Error('a'), new Error('b'), new Error('c')]
    await cache.find('/')
    state.now += 1_001
    expect(cache.peek('/')).toBe('uno')
    await until(() => said.length === 1)
    cache.markStale(['notizie'])
    await cache.warm()
    expect(await cache.find('/')).toBe('uno')
    expect(said.map(String)).toEqual(['Error: a', 'Error: b', 'Error: c'])
  })

  it('tells nobody else’s failure to who has no copy, and tries again for the next one', async () => {
    const { cache, state } = setUp()
    state.answers = [new Error('a'), made('uno')]
    expect(await cache.find('/')).toBeUndefined()
    expect(await cache.find('/')).toBe('uno')
  })

  it('makes only so many pages at once, and says so to whoever asks for more', async () => {
    const { cache, end } = byHand({ maxFlights: 2 })
    const two = [cache.find('/a'), cache.find('/b')]
    await expect(cache.find('/c')).rejects.toThrow(Refused)
    for (const path of ['/a', '/b']) end(path, 'uno')
    expect((await Promise.all(two)).every(Boolean)).toBe(true)
    const third = cache.find('/c')
    end('/c', 'uno')
    expect(await third).toContain('uno')
  })
})

describe('the room that it takes', () => {
  const flooded = (maxBytes = 200_000) => {
    const more = { make: async () => made('una'), maxBytes: { linked: maxBytes, kept: maxBytes } }
    const { cache } = setUp(more)
    const flood = async (count = 30) => {
      for (let n = 0; n < count; n += 1) await cache.find(`/agente/altro-${n}`)
    }
    return { cache, flood }
  }

  it('has a ceiling in bytes, and goes to what is asked for', async () => {
    const { cache } = flooded()
    await cache.find('/agente/paola')
    for (let n = 0; n < 30; n += 1) {
      expect(cache.peek('/agente/paola')).toBeDefined()
      await cache.find(`/agente/altro-${n}`)
    }
    expect(cache.peek('/agente/altro-0')).toBeUndefined()
    expect(cache.size).toBe(4)
  })

  it('is not taken from the pages that the site links to by any others', async () => {
    const { cache, flood } = flooded()
    cache.link(['/', '/mutui'])
    for (const path of ['/', '/mutui', '/tassi']) await cache.find(path)
    cache.link(['/', '/tassi'])
    await flood()
    const held = ['/', '/mutui', '/tassi'].map((path) => cache.peek(path) !== undefined)
    expect(held).toEqual([true, false, true])
  })
})
