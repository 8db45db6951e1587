import { ENTRY_BYTES } from '@/lib/core/bounded-cache'
import { AreaPageCache } from './area-page-cache'
import type { CachedPage } from './cached-page'

const page = (bytes = 10): CachedPage => ({ headers: [], parts: [], bytes })

it('makes a page once for all who wait for it, and again when it is no longer fresh', async () => {
  let now = 0
  let made = 0
  const cache = new AreaPageCache({ freshMs: 100, now: () => now })
  const make = async () => {
    made += 1
    return page()
  }
  await Promise.all([cache.find('a', make), cache.find('a', make)])
  await cache.find('a', make)
  expect(made).toBe(1)
  now = 101
  const old = await cache.find('a', make)
  expect(old).not.toBeNull()
  expect(made).toBe(2)
})

it('gives up what nobody has asked for longest when there is no room', async () => {
  const cache = new AreaPageCache({ freshMs: 100, maxBytes: 2 * (10 + 1 + ENTRY_BYTES) })
  const make = async () => page()
  await cache.find('a', make)
  await cache.find('b', make)
  await cache.find('a', make)
  await cache.find('c', make)
  expect(cache.size).toBe(2)
  let made = 0
  await cache.find('a', async () => {
    made += 1
    return page()
  })
  expect(made).toBe(0)
})

it('does not try at every visit a page that is not to be kept, nor for ever not', async () => {
  let now = 0
  let made = 0
  const cache = new AreaPageCache({ freshMs: 100, now: () => now })
  const make = async () => {
    made += 1
    return null
  }
  expect(await cache.find('a', make)).toBeNull()
  expect(await cache.find('a', make)).toBeNull()
  expect(made).toBe(1)
  now = 60_001
  await cache.find('a', make)
  expect(made).toBe(2)
})

it('tells who waits that a page could not be made, and keeps an old one meanwhile', async () => {
  let now = 0
  const cache = new AreaPageCache({ freshMs: 100, now: () => now })
  const fail = () => Promise.reject(new Error('too late'))
  await expect(cache.find('a', fail)).rejects.toThrow('too late')
  await cache.find('a', async () => page())
  now = 200
  expect(await cache.find('a', fail)).not.toBeNull()
  expect(await cache.find('a', fail)).not.toBeNull()
})
