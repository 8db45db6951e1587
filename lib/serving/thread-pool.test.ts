import type { Inner } from '@/lib/core/incoming-proof'
import { SiteUnavailable } from '@/lib/http/refusal'
import type { SiteThread } from './thread'
import { ThreadPool } from './thread-pool'

type Fake = SiteThread & { end(): void }

/** What the pool knows of a thread: its name, and when it has gone. */
function thread(number: number): Fake {
  const gone = new AbortController()
  const inner: Inner = { socketPath: String(number), proof: '' }
  const nothing = async () => undefined
  return { number, inner, gone: gone.signal, tell: nothing, terminate: nothing, end: () => gone.abort() }
}

const onOutdated = jest.fn()
let pool: ThreadPool
let threads: Fake[]

beforeEach(async () => {
  onOutdated.mockReset()
  pool = new ThreadPool(onOutdated, 30)
  threads = [1, 2, 3].map(thread)
  for (const one of threads) await pool.add(one)
})

const nameOf = async ({ socketPath }: Inner) => socketPath
const asked = async (count = 9) => {
  const names: string[] = []
  for (let n = 0; n < count; n += 1) names.push(await pool.ask(nameOf))
  return [...new Set(names)].sort()
}
/** Work that goes on until it is told to end. */
function work() {
  let end = () => {}
  const done = new Promise<void>((resolve) => (end = resolve))
  let name = ''
  const running = pool.ask(async ({ socketPath }) => {
    name = socketPath
    await done
  })
  return { name: () => name, end, running }
}

it('asks the one with the least to do, in turn among equals', async () => {
  const works = Array.from({ length: 7 }, work)
  const counts = threads.map(({ inner }) => works.filter((one) => one.name() === inner.socketPath).length)
  expect(counts.toSorted()).toEqual([2, 2, 3])
  // All that one of them had to do ends: what comes next is for it alone.
  for (const one of works.filter((each) => each.name() === '2')) one.end()
  await new Promise((resolve) => setImmediate(resolve))
  expect(await asked()).toEqual(['2'])
  for (const one of works) one.end()
  await Promise.all(works.map(({ running }) => running))
  expect(await asked()).toEqual(['1', '2', '3'])
})

it('knows whether a visitor waits', async () => {
  const seen: boolean[] = []
  await pool.ask(async () => void seen.push(pool.isBusy()))
  await pool.serve(async () => void seen.push(pool.isBusy()))
  await pool.serve(() => Promise.reject(new Error('gone'))).catch(() => undefined)
  expect([...seen, pool.isBusy()]).toEqual([false, true, false])
})

it('divides the lines that stay open by their own number', () => {
  const lines = Array.from({ length: 6 }, () => pool.hold())
  const names = () => lines.map((line) => line?.inner.socketPath)
  expect(names().toSorted()).toEqual(['1', '1', '2', '2', '3', '3'])
  const [first, second] = lines.filter((line) => line?.inner.socketPath === '3')
  first?.release()
  // Twice is once.
  first?.release()
  second?.release()
  expect([pool.hold(), pool.hold()].map((line) => line?.inner.socketPath)).toEqual(['3', '3'])
})

describe('a thread that has gone', () => {
  const refused = (code: string) => new SiteUnavailable(Object.assign(new Error(code), { code }))

  it.each(['ECONNREFUSED', 'ENOENT'])('is asked nothing: another one is (%s)', async (code) => {
    const tried: string[] = []
    const name = await pool.ask(async ({ socketPath }) => {
      tried.push(socketPath)
      if (tried.length < 3) throw refused(code)
      return socketPath
    })
    expect(tried.toSorted()).toEqual(['1', '2', '3'])
    expect(name).toBe(tried[2])
  })

  it('in the middle of a request takes it with it, for nobody knows how far it went', async () => {
    const work = jest.fn(async () => Promise.reject(refused('ECONNRESET')))
    await expect(pool.ask(work)).rejects.toThrow(SiteUnavailable)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('leaves the others, and when all have gone nobody answers', async () => {
    pool.remove(threads[0] as Fake)
    expect(await asked()).toEqual(['2', '3'])
    await expect(pool.ask(async () => Promise.reject(refused('ENOENT')))).rejects.toThrow('ENOENT')
    for (const one of threads) pool.remove(one)
    await expect(pool.ask(nameOf)).rejects.toThrow(SiteUnavailable)
    expect(pool.hold()).toBeNull()
  })
})

describe('what all must know', () => {
  it('is told to each before it is asked again; one that is late waits apart', async () => {
    let take = () => {}
    const late = new Promise<boolean>((resolve) => (take = () => resolve(true)))
    await pool.tellAll(async ({ socketPath }) => (socketPath === '2' ? late : true))
    expect(await asked()).toEqual(['1', '3'])
    take()
    await late
    await new Promise((resolve) => setImmediate(resolve))
    expect(await asked()).toEqual(['1', '2', '3'])
    expect(onOutdated).not.toHaveBeenCalled()
  })

  it('waits until one has been told, when all are late', async () => {
    const takes: (() => void)[] = []
    let isOver = false
    const telling = pool
      .tellAll(() => new Promise((resolve) => takes.push(() => resolve(true))))
      .then(() => {
        isOver = true
      })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(isOver).toBe(false)
    // The last one is still asked: nobody else is there.
    for (const take of takes) take()
    await telling
    expect(await asked()).toEqual(['1', '2', '3'])
  })

  it('is not asked of one that does not take it', async () => {
    await pool.tellAll(async ({ socketPath }) => socketPath !== '3')
    expect(onOutdated.mock.calls).toEqual([[threads[2]]])
    expect(await asked()).toEqual(['1', '2'])
    // Not even when there is nobody else.
    for (const one of threads.slice(0, 2)) pool.remove(one)
    await expect(pool.ask(nameOf)).rejects.toThrow(SiteUnavailable)
  })

  it('does not take the only thread away', async () => {
    for (const one of threads.slice(1)) pool.remove(one)
    await pool.tellAll(async () => false)
    expect(onOutdated).not.toHaveBeenCalled()
    expect(await asked()).toEqual(['1'])
  })

  it('is no matter of one that has gone meanwhile', async () => {
    await pool.tellAll(async ({ socketPath }) => {
      if (socketPath !== '1') return true
      threads[0]?.end()
      return false
    })
    expect(onOutdated).not.toHaveBeenCalled()
  })
})
