import { ENTRY_BYTES } from './bounded-cache'
import { dropTags } from './generations'
import { MARK_BYTES, TaggedCache } from './tagged-cache'

/** A promise and its end. */
function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** An entry of ten bytes with what is added to it: its key, its heads. */
const ONE = 10 + 1 + ENTRY_BYTES + MARK_BYTES

describe('a tagged cache', () => {
  let epoch: number | null = 1
  let now = 0
  let loads = 0
  const cacheOf = (limits: { maxBytes?: number } = {}) =>
    new TaggedCache<string>({
      name: 'reads',
      ttlMs: 10_000,
      epoch: () => epoch,
      now: () => now,
      ...limits,
    })
  const ask = (
    cache: TaggedCache<string>,
    key: string,
    tags = [key],
    load = async () => `${key} ${++loads}`,
  ) => cache.getOrLoad(key, tags, load, () => 10)
  beforeEach(() => {
    epoch = 1
    now = 0
    loads = 0
  })

  it('reads once until one of the tags changes', async () => {
    const cache = cacheOf()
    expect([await ask(cache, 'a', ['t', 'u']), await ask(cache, 'a', ['t', 'u'])]).toEqual(['a 1', 'a 1'])
    dropTags(['something else'])
    expect(await ask(cache, 'a', ['t', 'u'])).toBe('a 1')
    dropTags(['u'])
    expect(await ask(cache, 'a', ['t', 'u'])).toBe('a 2')
  })

  it('reads once for those who ask meanwhile, and again for who asks after a change', async () => {
    const cache = cacheOf()
    const [first, second] = [deferred<string>(), deferred<string>()]
    const before = [ask(cache, 'a', ['a'], () => first.promise), ask(cache, 'a')]
    dropTags(['a'])
    const after = ask(cache, 'a', ['a'], () => second.promise)
    second.resolve('new')
    first.resolve('old')
    expect(await Promise.all([...before, after])).toEqual(['old', 'old', 'new'])
    // What was read before the change has come back last, and is not held.
    expect([await ask(cache, 'a'), loads]).toEqual(['new', 0])
  })

  it('does not hold what changed while it was read', async () => {
    const cache = cacheOf()
    const reading = deferred<string>()
    const asked = ask(cache, 'a', ['a'], () => reading.promise)
    dropTags(['a'])
    reading.resolve('old')
    expect([await asked, await ask(cache, 'a')]).toEqual(['old', 'a 1'])
  })

  it('does not hold a failure', async () => {
    const cache = cacheOf()
    await expect(ask(cache, 'a', ['a'], () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await ask(cache, 'a')).toBe('a 1')
  })

  it('holds nothing while changes may go unheard, nor what it held before', async () => {
    const cache = cacheOf()
    await ask(cache, 'a')
    epoch = null
    expect([await ask(cache, 'a'), await ask(cache, 'a')]).toEqual(['a 2', 'a 3'])
    const reading = deferred<string>()
    const asked = ask(cache, 'b', ['b'], () => reading.promise)
    epoch = 2
    reading.resolve('read while deaf')
    await asked
    expect([await ask(cache, 'a'), await ask(cache, 'b')]).toEqual(['a 4', 'b 5'])
  })

  it('holds nothing for longer than its time, which begins before the reading', async () => {
    const cache = cacheOf()
    await ask(cache, 'a', ['a'], async () => {
      now += 9_000
      return 'slow'
    })
    expect(await ask(cache, 'a')).toBe('slow')
    now += 1_000
    expect(await ask(cache, 'a')).toBe('a 1')
  })

  it('stays within its bytes, and forgets first what nobody asks for', async () => {
    const cache = cacheOf({ maxBytes: 3 * ONE })
    for (const key of ['a', 'b', 'c']) await ask(cache, key)
    cache.get('a')
    await ask(cache, 'd')
    expect([cache.size, cache.get('a'), cache.get('b')]).toEqual([3, 'a 1', undefined])
    await cache.getOrLoad(
      'large',
      [],
      async () => 'large',
      () => 3 * ONE,
    )
    expect([cache.size, cache.get('large')]).toEqual([3, undefined])
  })
})
