import { until } from '@/lib/testing/until'
import { hasNats, startNats } from '@/scripts/test/nats'
import { sayAfterCommit } from './at-commit'
import { type Tx, withSavepoint, withTransaction } from './db'
import { env } from './env'
import { databaseFanOut } from './fan-out'
import { natsFanOut } from './fan-out-nats'
import type { FanOut, Word } from './fan-out-types'

if (!hasNats()) process.stdout.write('nats-server is not installed: what goes through it is not tried.\n')

type Kind = { make(): Promise<{ one: FanOut; another: FanOut; end(): Promise<void> }>; body: boolean }

const notify: Kind = {
  make: async () => ({ one: databaseFanOut(), another: databaseFanOut(), end: async () => undefined }),
  body: false,
}
const nats: Kind = {
  make: async () => {
    const broker = await startNats()
    const anew = () => natsFanOut(broker.url, 'prova', databaseFanOut())
    return { one: anew(), another: anew(), end: broker.kill }
  },
  body: true,
}

const KINDS: [string, Kind][] = [['NOTIFY', notify], ...(hasNats() ? [['NATS', nats] as [string, Kind]] : [])]

describe.each(KINDS)('by %s', (_name, kind) => {
  let made: Awaited<ReturnType<Kind['make']>>
  let heard: [string, Word][] = []
  const ends: (() => Promise<void>)[] = []

  /** As a process that listens. */
  async function listen(fanOut: FanOut, who: string): Promise<void> {
    const listener = fanOut.subscribe(env().DATABASE_URL, {
      channels: {
        prova: (word) => heard.push([who, word]),
        altra: (word) => heard.push([`${who} altra`, word]),
      },
    })
    ends.push(listener.close)
    await until(() => listener.isUp() && fanOut.broker() !== 'away')
  }

  beforeAll(async () => {
    made = await kind.make()
    await listen(made.one, 'uno')
    await listen(made.another, 'due')
  })
  beforeEach(() => {
    heard = []
  })
  afterAll(async () => {
    for (const end of ends) await end()
    await made.end()
  })

  const told = (key: string, body: string) => ({ key, ...(kind.body && { body }) })
  const keys = () => heard.map(([, { key }]) => key)
  const say = (tx: Tx, key: string) =>
    sayAfterCommit(tx, () => made.one.publish('prova', { key, body: 'intero' }))
  /** Whatever was said before has been heard with it. */
  async function last(): Promise<void> {
    made.one.publish('prova', { key: 'ultima' })
    await until(() => keys().filter((key) => key === 'ultima').length === 2)
  }

  it('everybody hears what is said, the speaker too, each on its channel', async () => {
    made.one.publish('prova', { key: 'chiave', body: 'intero' })
    made.another.publish('altra', { key: 'sua', body: 'intera' })
    await until(() => heard.length === 4)
    expect(heard.toSorted(([one], [other]) => (one < other ? -1 : 1))).toEqual([
      ['due', told('chiave', 'intero')],
      ['due altra', told('sua', 'intera')],
      ['uno', told('chiave', 'intero')],
      ['uno altra', told('sua', 'intera')],
    ])
  })

  it('many at once all arrive, in their order', async () => {
    const many = Array.from({ length: 1_200 }, (_, n) => `${n}`)
    for (const key of many) made.one.publish('prova', { key, body: 'x'.repeat(200) })
    await until(() => heard.length === 2 * many.length)
    for (const who of ['uno', 'due'])
      expect(heard.filter(([by]) => by === who).map(([, { key }]) => key)).toEqual(many)
  })

  it('nothing is said before the commit', async () => {
    await withTransaction(async (tx) => {
      expect(say(tx, 'detta')).toBe(true)
      await last()
      expect(keys()).not.toContain('detta')
    })
    await until(() => keys().filter((key) => key === 'detta').length === 2)
  })

  it('nothing is said of what is taken back, whole or in part', async () => {
    const failing = withTransaction(async (tx) => {
      say(tx, 'mai')
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    await withTransaction(async (tx) => {
      say(tx, 'prima')
      const part = withSavepoint(tx, async () => {
        say(tx, 'mai')
        throw new Error('part undone')
      })
      await expect(part).rejects.toThrow('part undone')
      say(tx, 'dopo')
    })
    await last()
    expect(
      keys()
        .filter((key) => key !== 'ultima')
        .toSorted(),
    ).toEqual(['dopo', 'dopo', 'prima', 'prima'])
  })
})

it('a transaction whose end nobody follows says nothing by itself', () => {
  expect(sayAfterCommit({}, () => undefined)).toBe(false)
})

const real = hasNats() ? it : it.skip

real(
  'a broker that goes away and comes back: the database does its work meanwhile',
  async () => {
    const broker = await startNats()
    const heard: Word[] = []
    const fanOut = natsFanOut(broker.url, 'prova', databaseFanOut())
    const listener = fanOut.subscribe(env().DATABASE_URL, { channels: { prova: (word) => heard.push(word) } })
    await until(() => listener.isUp() && fanOut.broker() === 'up')
    await broker.kill()
    await until(() => fanOut.broker() === 'away')
    fanOut.publish('prova', { key: 'senza', body: 'intero' })
    await until(() => heard.length === 1)
    await broker.start()
    await until(() => fanOut.broker() === 'up')
    fanOut.publish('prova', { key: 'con', body: 'intero' })
    await until(() => heard.length === 2)
    expect(heard).toEqual([{ key: 'senza' }, { key: 'con', body: 'intero' }])
    await listener.close()
    await broker.kill()
  },
  40_000,
)

real(
  'a broker that is not there at the beginning is waited for, and another one’s words are not heard',
  async () => {
    const broker = await startNats()
    await broker.kill()
    const heard: string[] = []
    const fanOut = natsFanOut(broker.url, 'prova', databaseFanOut())
    const stranger = natsFanOut(broker.url, 'estranea', databaseFanOut())
    const listener = fanOut.subscribe(env().DATABASE_URL, {
      channels: { prova: ({ key }) => heard.push(key) },
    })
    const leave = stranger.hold()
    await until(() => listener.isUp())
    expect(fanOut.broker()).toBe('away')
    await broker.start()
    await until(() => fanOut.broker() === 'up' && stranger.broker() === 'up')
    stranger.publish('prova', { key: 'altrui' })
    await stranger.flush()
    fanOut.publish('prova', { key: 'nostra' })
    await until(() => heard.length > 0)
    expect(heard).toEqual(['nostra'])
    await leave()
    await listener.close()
    await broker.kill()
  },
  40_000,
)
