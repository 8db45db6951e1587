import { BoundedCache, ENTRY_BYTES } from './bounded-cache'
import { CACHES, cacheFigures } from './caches'

const told = () => cacheFigures().find(({ name }) => name === 'pictures')?.figures
const ONE = 100 + 1 + ENTRY_BYTES

it('holds at most its bytes, says what it holds, and gives up first what nobody asks for', () => {
  const before = told() ?? { bytes: 0, entries: 0, limit: 0 }
  const cache = new BoundedCache<string, string>('pictures', { maxBytes: 2 * ONE })
  const figures = () => {
    const { bytes = 0, entries = 0, limit = 0 } = told() ?? {}
    return [bytes - before.bytes, entries - before.entries, limit - before.limit]
  }
  cache.set('a', 'first', 100)
  cache.set('b', 'second', 100)
  expect(figures()).toEqual([2 * ONE, 2, 2 * ONE])
  cache.get('a')
  cache.set('c', 'third', 100)
  expect([cache.peek('a'), cache.peek('b'), cache.peek('c')]).toEqual(['first', undefined, 'third'])
  expect(figures()).toEqual([2 * ONE, 2, 2 * ONE])
  // As it says anew; and nothing that would take the place of all others.
  cache.set('c', 'larger', 101)
  expect([cache.keys(), cache.bytes]).toEqual([['c'], ONE + 1])
  cache.set('d', 'too large', 2 * ONE)
  expect(cache.peek('d')).toBeUndefined()
  cache.delete('nothing')
  cache.clear()
  expect([...figures(), cache.size]).toEqual([0, 0, 2 * ONE, 0])
})

it('has a limit of its own for each cache', () => {
  expect(Object.values(CACHES).every((limit) => limit > 0)).toBe(true)
  expect(new BoundedCache('tokens').bytes).toBe(0)
  expect(cacheFigures().find(({ name }) => name === 'tokens')?.figures.limit).toBe(CACHES.tokens)
})
