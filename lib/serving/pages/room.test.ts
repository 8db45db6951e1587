import { randomBytes } from 'node:crypto'
import type { Rendered } from './copies'
import { PageCache } from './page-cache'

describe('the room that pages take', () => {
  const big = async (): Promise<Rendered> => ({
    kind: 'page',
    html: randomBytes(20_000),
    headers: [],
  })
  const setUp = () => {
    let count = 0
    const render = () => {
      count += 1
      return big()
    }
    const maxBytes = { linked: 200_000, others: 200_000 }
    return { cache: new PageCache({ render, isKnown: () => true, maxBytes }), renders: () => count }
  }
  const flood = async (cache: PageCache, count = 30) => {
    for (let n = 0; n < count; n += 1) await cache.find(`/agente/altro-${n}`)
  }

  it('has a ceiling in bytes', async () => {
    const { cache } = setUp()
    await flood(cache)
    expect(cache.size).toBeGreaterThan(1)
    expect(cache.size).toBeLessThan(6)
  })

  it('goes to those that are asked for', async () => {
    const { cache } = setUp()
    await cache.find('/agente/paola')
    for (let n = 0; n < 30; n += 1) {
      expect(cache.peek('/agente/paola')).toBeDefined()
      await cache.find(`/agente/altro-${n}`)
    }
    expect(cache.peek('/agente/altro-0')).toBeUndefined()
  })

  it('is not taken from the pages that the site links to by any others', async () => {
    const { cache } = setUp()
    cache.link(['/', '/mutui'])
    for (const path of ['/', '/mutui', '/tassi']) await cache.find(path)
    cache.link(['/', '/tassi'])
    await flood(cache)
    expect(['/', '/mutui', '/tassi'].map((path) => cache.peek(path) !== undefined)).toEqual([
      true,
      false,
      true,
    ])
  })

  it('is not taken by addresses that no page has', async () => {
    const { cache, renders } = setUp()
    expect(await cache.find(`/agente/${'a'.repeat(400)}`)).toBeUndefined()
    expect(renders()).toBe(0)
  })
})
