import pg from 'pg'
import { disconnect } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { startTcpProxy, type TcpProxy } from '@/lib/testing/tcp-proxy'
import { until } from '@/lib/testing/until'
import type { Identity } from './audience'
import { buildIdentity, connect, startNode } from './testing'

jest.setTimeout(90_000)

/** By another server, whose network is whole. */
let other: pg.Client
let proxy: TcpProxy
let direct: string
let who: Identity

beforeAll(async () => {
  direct = env().DATABASE_URL
  other = new pg.Client({ connectionString: direct })
  await other.connect()
  const { hostname, port } = new URL(direct)
  proxy = await startTcpProxy({ host: hostname, port: Number(port) })
  await disconnect()
  Object.assign(env(), { DATABASE_URL: proxy.through(direct) })
  who = await buildIdentity('agent')
})
afterAll(async () => {
  await proxy.close()
  await disconnect()
  Object.assign(env(), { DATABASE_URL: direct })
  await other.end()
})

async function announce(): Promise<string> {
  const id = newId()
  await other.query(
    `INSERT INTO realtime_events (id, type, data, audience) VALUES ($1, 'lead.assigned', $2, $3)`,
    [id, { _id: newId() }, JSON.stringify([{ role: 'agent', userId: who.userId }])],
  )
  await other.query("SELECT pg_notify('realtime', $1)", [id])
  return id
}

it('what was announced on a dead network arrives when it is back, and who asks meanwhile is told to come again', async () => {
  const node = await startNode()
  const client = connect(node.port, { who })
  const asking = connect(node.port, { who })
  await Promise.all([client.opened, asking.opened])
  const heard = (id: string) => client.messages.some((message) => message.id === id)
  await until(async () => {
    await announce()
    return client.messages.length > 0
  }, 10_000)
  proxy.pause()
  const missed = await announce()
  proxy.forget()
  asking.say({ type: 'resume', lastId: null })
  proxy.heal()
  await until(() => heard(missed), 60_000)
  expect(await asking.closed).toBe(1011)
  client.socket.terminate()
  await node.close()
})
