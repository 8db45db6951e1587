import pg from 'pg'
import { db, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { fanOut } from '@/lib/core/fan-out'
import { newId } from '@/lib/core/ids'
import { until } from '@/lib/testing/until'
import { type Broker, hasNats, startNats } from '@/scripts/test/nats'
import type { Audience, Identity } from './audience'
import { CHANNEL, publish } from './publish'
import { buildIdentity, connect, startNode, type TestClient } from './testing'
import { writeEvent } from './word'

jest.setTimeout(90_000)

const holder = globalThis as { __fanOut?: unknown }
const KINDS = ['NOTIFY', ...(hasNats() ? ['NATS'] : [])]
const audienceOf = ({ userId }: Identity): Audience => [{ role: 'agent', userId }]
const tell = (who: Identity) =>
  withTransaction((tx) => publish(tx, { type: 'lead.assigned', data: { _id: newId() } }, audienceOf(who)))

describe.each(KINDS)('events by %s', (kind) => {
  let broker: Broker | undefined
  let nodes: Awaited<ReturnType<typeof startNode>>[]
  let who: Identity
  let clients: TestClient[]
  let other: pg.Client
  const heard = (id: string) =>
    clients.every(({ messages }) => messages.filter((message) => message.id === id).length === 1)
  const all = () => clients.map(({ messages }) => messages.map(({ id }) => id).toSorted())

  beforeAll(async () => {
    if (kind === 'NATS') broker = await startNats()
    Object.assign(env(), { FANOUT_URL: broker?.url })
    delete holder.__fanOut
    nodes = await Promise.all([startNode(), startNode()])
    await until(() => fanOut().broker() === (broker ? 'up' : 'none'))
    other = new pg.Client({ connectionString: env().DATABASE_URL })
    await other.connect()
  })
  beforeEach(async () => {
    who = await buildIdentity('agent')
    clients = nodes.map(({ port }) => connect(port, { who }))
    await Promise.all(clients.map(({ opened }) => opened))
    const first = await tell(who)
    await until(() => heard(first))
    for (const { messages } of clients) messages.length = 0
  })
  afterEach(() => {
    for (const { socket } of clients) socket.terminate()
  })
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()))
    await other.end()
    await broker?.kill()
    Object.assign(env(), { FANOUT_URL: undefined })
    delete holder.__fanOut
  })

  /** As a process that is killed between its commit and what it has to say of it. */
  const commitSilently = async (id = newId()) => {
    await other.query(
      `INSERT INTO realtime_events (id, type, data, audience, at) VALUES ($1, 'lead.assigned', $2, $3, clock_timestamp())`,
      [id, { _id: newId() }, JSON.stringify(audienceOf(who))],
    )
    return id
  }

  it('each arrives once in every process, whoever publishes it', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, () => tell(who)))
    await until(() => clients.every(({ messages }) => messages.length >= ids.length))
    const last = await tell(who)
    await until(() => heard(last))
    expect(all()).toEqual(clients.map(() => [...ids, last].toSorted()))
  })

  it('one that nobody has announced arrives by itself', async () => {
    const id = await commitSilently()
    await until(() => heard(id), 5_000)
  })

  it('one that was committed long after it was written arrives, and only then', async () => {
    await other.query('BEGIN')
    const slow = await commitSilently()
    // Transactions that began later have ended, and have been looked up, in the meantime.
    for (let n = 0; n < 3; n += 1) {
      const quick = await tell(who)
      await until(() => heard(quick))
    }
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(all().flat()).not.toContain(slow)
    await other.query('COMMIT')
    await until(() => heard(slow), 5_000)
  })

  it('nothing arrives of what is taken back', async () => {
    const failing = withTransaction(async (tx) => {
      await publish(tx, { type: 'lead.assigned', data: { _id: newId() } }, audienceOf(who))
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    const id = await tell(who)
    await until(() => heard(id))
    expect(all()).toEqual([[id], [id]])
  })

  it('the events of a transaction arrive each, in their order', async () => {
    const ids = await withTransaction(async (tx) => {
      const some: string[] = []
      for (let n = 0; n < 30; n += 1)
        some.push(await publish(tx, { type: 'lead.assigned', data: { _id: newId() } }, audienceOf(who)))
      return some
    })
    await until(() => ids.every(heard))
    for (const { messages } of clients) expect(messages.map(({ id }) => id)).toEqual(ids)
  })

  it('a word that does not say what it names is looked up', async () => {
    const body = writeEvent({
      message: { type: 'lead.assigned', id: newId(), at: new Date().toISOString(), data: { _id: newId() } },
      audience: audienceOf(who),
    })
    fanOut().publish(CHANNEL, { key: 'nessun id', body })
    const id = await commitSilently()
    fanOut().publish(CHANNEL, { key: id, body })
    await until(() => heard(id))
    expect(all()).toEqual([[id], [id]])
  })

  it('a process that publishes outside of a followed transaction is heard', async () => {
    const id = await publish(db(), { type: 'lead.assigned', data: { _id: newId() } }, audienceOf(who))
    await until(() => heard(id))
  })

  const restarts = kind === 'NATS' ? it : it.skip
  restarts('a restart of the broker in the middle loses none and repeats none', async () => {
    const ids: string[] = []
    let isOver = false
    const publishing = (async () => {
      while (!isOver) {
        ids.push(...(await Promise.all(Array.from({ length: 5 }, () => tell(who)))))
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    })()
    await until(() => ids.length > 50)
    await broker?.kill()
    await until(() => fanOut().broker() === 'away')
    const before = ids.length
    await until(() => ids.length > before + 50)
    await broker?.start()
    await until(() => fanOut().broker() === 'up')
    const again = ids.length
    await until(() => ids.length > again + 50)
    isOver = true
    await publishing
    await until(() => clients.every(({ messages }) => messages.length >= ids.length))
    const last = await tell(who)
    await until(() => heard(last))
    expect(all()).toEqual(clients.map(() => [...ids, last].toSorted()))
  })
})
