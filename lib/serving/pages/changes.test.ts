import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '@/lib/testing/until'
import { newChanges } from './changes'
import { RenderGate } from './render-gate'

jest.mock('@/lib/core/logger', () => ({ logger: () => ({ error: () => undefined }) }))

/** A gate whose threads take a while to forget, and what is asked of them and of the cache. */
function setUp(forgetMs = 20, warm: () => Promise<boolean> = async () => true) {
  const gate = new RenderGate()
  const forgotten: string[][] = []
  const marks: [string, readonly string[] | undefined][] = []
  const warmed: (readonly string[] | undefined)[] = []
  const changes = newChanges({
    gate,
    cache: {
      link: () => undefined,
      warm: async (paths) => {
        warmed.push(paths && [...paths])
        return warm()
      },
      markStale: (tags) => marks.push(['stale', tags]),
      doubt: (tags) => marks.push(['doubt', tags]),
    },
    ask: async () => ({ status: 404, headers: {}, body: Buffer.alloc(0) }),
    forget: async (tags) => {
      if (tags.includes('guasto')) throw new Error('cannot be told')
      forgotten.push(tags)
      await sleep(forgetMs)
    },
    pages: ['/'],
    built: ['inizio'],
  })
  return { gate, changes, forgotten, marks, warmed }
}

afterEach(() => jest.useRealTimers())

describe('changes of content', () => {
  it('are told together when they come faster than threads can be told, and visitors get their turn', async () => {
    const { gate, changes, forgotten, marks } = setUp()
    for (let n = 0; n < 500; n += 1) changes.heard([`t${n % 50}`])
    const startedAt = performance.now()
    await gate.render(async () => undefined)
    // One change at a time would take ten seconds.
    expect(performance.now() - startedAt).toBeLessThan(1_000)
    await sleep(100)
    expect(forgotten.length).toBeLessThanOrEqual(3)
    const marked = new Set(marks.flatMap(([, tags]) => tags ?? []))
    expect(marked.size).toBe(50)
    changes.stop()
  })

  it('that never end let visitors in between', async () => {
    const { gate, changes } = setUp()
    const stream = setInterval(() => changes.heard(['notizie']), 2)
    const startedAt = performance.now()
    for (let n = 0; n < 10; n += 1) await gate.render(() => sleep(5))
    clearInterval(stream)
    expect(performance.now() - startedAt).toBeLessThan(2_000)
    changes.stop()
  })

  it('mark pages only when all threads have forgotten what was before', async () => {
    const { changes, forgotten, marks } = setUp(60)
    changes.heard(['notizie'])
    await sleep(20)
    expect([forgotten, marks]).toEqual([[['notizie']], []])
    await sleep(80)
    expect(marks).toEqual([['stale', ['notizie']]])
    changes.stop()
  })

  it('go on after some that nobody could be told of', async () => {
    const { changes, marks } = setUp(1)
    changes.heard(['guasto'])
    await sleep(20)
    changes.heard(['notizie'])
    await until(() => marks.length === 1)
    expect(marks).toEqual([['stale', ['notizie']]])
    changes.stop()
  })

  it('after a gap put all in doubt, also what was heard before', async () => {
    const { changes, forgotten, marks } = setUp(1)
    changes.heard(['notizie'])
    changes.missed()
    await until(() => marks.some(([mark]) => mark === 'doubt'))
    expect(new Set(forgotten.flat())).toEqual(new Set(['notizie', 'inizio']))
    expect(marks).toContainEqual(['doubt', undefined])
    changes.stop()
  })

  it('make no page before they begin, and then those of the build first', async () => {
    const { changes, marks, warmed } = setUp(1)
    changes.heard(['notizie'])
    await sleep(30)
    expect([marks.length, warmed]).toEqual([1, []])
    changes.begin()
    await sleep(10)
    changes.heard(['notizie'])
    await sleep(60)
    expect(warmed).toEqual([['/'], undefined])
    changes.stop()
  })

  it('make their pages once; those that a late render may have spoiled wait for who asks', async () => {
    jest.useFakeTimers()
    const { changes, marks, warmed } = setUp(0)
    changes.begin()
    await sleep(10)
    changes.heard(['notizie'])
    await sleep(30)
    expect(warmed).toHaveLength(2)
    jest.advanceTimersByTime(5_000)
    await sleep(30)
    expect(marks).toEqual([
      ['stale', ['notizie']],
      ['doubt', ['notizie']],
    ])
    expect(warmed).toHaveLength(2)
    changes.stop()
  })

  it('go on making pages where a second pass has broken that off', async () => {
    jest.useFakeTimers()
    const isWhole = [true, false, true]
    const { changes, warmed } = setUp(0, async () => isWhole.shift() ?? true)
    changes.begin()
    await sleep(10)
    changes.heard(['impostazioni'])
    await sleep(30)
    expect(warmed).toHaveLength(2)
    jest.advanceTimersByTime(5_000)
    await sleep(30)
    expect(warmed).toHaveLength(3)
    changes.stop()
  })
})
