import { secondoFattore } from '@/lib/auth/settings'
import { mintAccess, verifyAccess } from '@/lib/auth/tokens'
import { db, pool, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { settingId } from '@/lib/settings/setting-id'
import { until } from '@/lib/testing/until'
import type { Audience, Identity } from './audience'
import type { RealtimeEvent } from './events'
import { publish } from './publish'
import { buildIdentity, connect, startNode, type TestClient, tokenOf } from './testing'

const lead = (): RealtimeEvent => ({ type: 'lead.assigned', data: { _id: newId() } })
const tell = (audience: Audience, event = lead()) => withTransaction((tx) => publish(tx, event, audience))
const idsOf = (client: TestClient) => client.messages.map((message) => message.id)

let node: Awaited<ReturnType<typeof startNode>>
let other: Awaited<ReturnType<typeof startNode>>
let agent: Identity
const clients: TestClient[] = []

function open(port: number, ...rest: Parameters<typeof connect> extends [number, ...infer R] ? R : never) {
  const client = connect(port, ...rest)
  clients.push(client)
  return client
}

/** Connected and listening: a message to this very session has come back. */
async function ready(who: Identity, port = node.port): Promise<TestClient> {
  const client = open(port, { who })
  expect(await client.opened).toBe('open')
  const id = await tell([{ sessionId: who.sessionId }])
  await until(() => idsOf(client).includes(id))
  client.messages.length = 0
  return client
}

beforeAll(async () => {
  ;[node, other] = await Promise.all([startNode(), startNode()])
  agent = await buildIdentity('agent')
})
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.terminate()
})
afterAll(async () => {
  await Promise.all([node.close(), other.close()])
})

describe('handshake', () => {
  it('lets in the cookies of the area named, from our own pages only', async () => {
    expect(await open(node.port, { who: agent }).opened).toBe('open')
    expect(await open(node.port, { who: agent, origin: `http://127.0.0.1:${node.port}` }).opened).toBe('open')
    expect(await open(node.port, { who: agent, origin: 'https://altrove.example' }).opened).toBe(403)
    expect(await open(node.port, { who: agent, origin: '' }).opened).toBe(403)
  })

  it('refuses a cookie that proves nothing, and one of a revoked session', async () => {
    expect(await open(node.port, { cookie: 'agent_access=altro' }).opened).toBe(401)
    const gone = await buildIdentity('agent')
    await db().session.update({ where: { id: gone.sessionId }, data: { revokedAt: new Date() } })
    expect(await open(node.port, { who: gone }).opened).toBe(401)
  })

  it('accepts a token as the first message, and closes on a bad one or on silence', async () => {
    const good = open(node.port, { origin: '' })
    await good.opened
    good.say({ type: 'auth', token: tokenOf(agent) })
    await until(async () => {
      const id = await tell([{ role: 'agent', userId: agent.userId }])
      await new Promise((resolve) => setTimeout(resolve, 50))
      return idsOf(good).includes(id)
    })
    const bad = open(node.port)
    await bad.opened
    bad.say({ type: 'auth', token: 'x' })
    expect(await bad.closed).toBe(4401)
    const hasty = await startNode({ authMs: 50 })
    expect(await open(hasty.port).closed).toBe(4401)
    await hasty.close()
  })

  it('knows the access tokens of the areas, each in its own area only', async () => {
    const real = await startNode({ verify: verifyAccess })
    const access = await mintAccess('agent', agent)
    expect(await open(real.port, { cookie: `agent_access=${access}` }).opened).toBe('open')
    const wrongArea = await mintAccess('client', agent)
    expect(await open(real.port, { cookie: `agent_access=${wrongArea}` }).opened).toBe(401)
    await real.close()
  })

  it('is closed to who is late with the second factor, at the door and while it is open', async () => {
    const restless = await startNode({ pingMs: 100 })
    const who = await buildIdentity('admin')
    const early = open(restless.port, { who })
    expect(await early.opened).toBe('open')
    const { key, initial } = secondoFattore
    const value = { ...initial, admin: true, dal: '2026-01-01', giorni: 0 }
    await db().setting.create({ data: { id: settingId(key), key, value, version: 1 } })
    await db().admin.update({ where: { id: who.userId }, data: { createdAt: new Date('2026-01-01') } })
    expect(await early.closed).toBe(4401)
    expect(await open(restless.port, { who }).opened).toBe(401)
    await db().setting.delete({ where: { key } })
    await restless.close()
  })

  it('closes on nonsense, on floods and on messages that are too large', async () => {
    const nonsense = await ready(agent)
    nonsense.socket.send('{"type":"boh"}')
    expect(await nonsense.closed).toBe(1008)
    const flood = await ready(agent)
    for (let n = 0; n < 40; n += 1) flood.say({ type: 'resume' })
    expect(await flood.closed).toBe(1008)
    const large = await ready(agent)
    large.socket.send('x'.repeat(20_000))
    expect(await large.closed).toBe(1009)
  })

  it('holds one user to twenty connections', async () => {
    const many = await buildIdentity('client')
    const first = Array.from({ length: 20 }, () => open(node.port, { who: many }))
    await Promise.all(first.map((client) => client.opened))
    expect(await open(node.port, { who: many }).closed).toBe(4429)
    expect(first.every(({ socket }) => socket.readyState === socket.OPEN)).toBe(true)
  })
})

describe('delivery', () => {
  it('reaches clients of another server process, with the fields of the contract', async () => {
    const [here, there] = await Promise.all([ready(agent), ready(agent, other.port)])
    const event = lead()
    const id = await tell([{ role: 'agent', userId: agent.userId }], event)
    // Both ends are the same session, so each may also get the message by which the other became ready.
    const received = ({ messages }: TestClient) => messages.filter((message) => message.id === id)
    await until(() => received(here).length > 0 && received(there).length > 0)
    expect(received(there)).toEqual([{ ...event, id, at: expect.stringMatching(/^\d{4}-.*Z$/) }])
    expect(received(here)).toEqual(received(there))
  })

  it('never shows a message to anybody else', async () => {
    const [stranger, admin] = await Promise.all([buildIdentity('agent'), buildIdentity('admin')])
    const [mine, theirs, office] = [await ready(agent), await ready(stranger), await ready(admin)]
    await tell([{ role: 'agent', userId: agent.userId }])
    await until(() => mine.messages.length === 1)
    const last = await tell([{ role: 'agent' }, { role: 'admin' }])
    await until(() => idsOf(theirs).includes(last) && idsOf(office).includes(last))
    expect([theirs.messages.length, office.messages.length]).toEqual([1, 1])
  })

  it('asks for the permission at delivery: one that is taken away counts at once', async () => {
    const admin = await buildIdentity('admin', { leads_manage: true })
    const client = await ready(admin)
    await tell([{ role: 'admin', permission: 'leads_manage' }])
    await until(() => client.messages.length === 1)
    await db().admin.update({ where: { id: admin.userId }, data: { permissions: {} } })
    await tell([{ role: 'admin', permission: 'leads_manage' }])
    const open = await tell([{ role: 'admin' }])
    await until(() => idsOf(client).includes(open))
    expect(client.messages).toHaveLength(2)
  })

  it('takes the message back with the transaction', async () => {
    const client = await ready(agent)
    const audience: Audience = [{ role: 'agent', userId: agent.userId }]
    const failing = withTransaction(async (tx) => {
      await publish(tx, lead(), audience)
      throw new Error('annullato')
    })
    await expect(failing).rejects.toThrow('annullato')
    const id = await tell(audience)
    await until(() => client.messages.length > 0)
    expect(idsOf(client)).toEqual([id])
  })

  it('tells a revoked session so and lets it go', async () => {
    const who = await buildIdentity('agent')
    const client = await ready(who)
    await withTransaction(async (tx) => {
      await tx.session.update({ where: { id: who.sessionId }, data: { revokedAt: new Date() } })
      await publish(tx, { type: 'session.revoked', data: { _id: who.sessionId } }, [
        { sessionId: who.sessionId },
      ])
    })
    expect(await client.closed).toBe(4401)
    expect(client.messages.map(({ type }) => type)).toEqual(['session.revoked'])
  })

  it('finds by itself that a session has ended, before anything else is shown to it', async () => {
    const who = await buildIdentity('agent')
    const client = await ready(who)
    await db().agent.update({ where: { id: who.userId }, data: { status: 'blocked' } })
    await tell([{ role: 'agent', userId: who.userId }])
    expect(await client.closed).toBe(4401)
    expect(client.messages.map(({ type }) => type)).toEqual(['session.revoked'])

    const restless = await startNode({ pingMs: 100 })
    const silent = await buildIdentity('agent')
    const idle = open(restless.port, { who: silent })
    await idle.opened
    await db().session.update({ where: { id: silent.sessionId }, data: { revokedAt: new Date() } })
    expect(await idle.closed).toBe(4401)
    await restless.close()
  })

  it('ends connections that no longer answer', async () => {
    const restless = await startNode({ pingMs: 100 })
    const dead = open(restless.port, { who: agent })
    await dead.opened
    dead.socket.pong = () => undefined
    const silent = dead.socket as unknown as { _receiver: { removeAllListeners(name: string): void } }
    silent._receiver.removeAllListeners('ping')
    expect(await dead.closed).toBe(1006)
    await restless.close()
  })
})

describe('coming back', () => {
  it('brings everything since the last message seen, once, and only what the client may see', async () => {
    const who = await buildIdentity('agent')
    const audience: Audience = [{ role: 'agent', userId: who.userId }]
    const first = await ready(who)
    const seen = await tell(audience)
    await until(() => idsOf(first).includes(seen))
    first.socket.close()
    await first.closed
    const missed = [await tell(audience), await tell(audience)]
    await tell([{ role: 'client' }])
    const again = open(other.port, { who })
    await again.opened
    again.say({ type: 'resume', lastId: seen })
    await until(() => missed.every((id) => idsOf(again).includes(id)))
    again.say({ type: 'resume', lastId: seen })
    const live = await tell(audience)
    await until(() => idsOf(again).includes(live))
    expect(new Set(idsOf(again)).size).toBe(again.messages.length)
    expect(again.messages.every(({ type }) => type === 'lead.assigned')).toBe(true)
    expect(idsOf(again)).not.toContain(seen)
  })

  /** Somebody who was told twice, the first time so long ago. */
  async function toldTwice(age: string) {
    const who = await buildIdentity('agent')
    const audience: Audience = [{ role: 'agent', userId: who.userId }]
    // A witness: once it has both, neither can still arrive live.
    const witness = open(node.port, { who })
    await witness.opened
    const [old, recent] = [await tell(audience), await tell(audience)]
    await until(() => idsOf(witness).includes(old) && idsOf(witness).includes(recent))
    await pool().query('UPDATE realtime_events SET at = now() - $2::interval WHERE id = $1', [old, age])
    return { who, old, recent }
  }

  it('forgets what is older than five minutes', async () => {
    const { who, old, recent } = await toldTwice('6 minutes')
    const client = open(node.port, { who })
    await client.opened
    client.say({ type: 'resume', lastId: null })
    await until(() => idsOf(client).includes(recent))
    expect(idsOf(client)).not.toContain(old)
  })

  it('brings to a page that is new what happened since it was begun, and nothing older', async () => {
    const { who, old, recent } = await toldTwice('20 seconds')
    const client = open(node.port, { who })
    await client.opened
    client.say({ type: 'resume', since: 8_000 })
    await until(() => idsOf(client).includes(recent))
    expect(idsOf(client)).not.toContain(old)
  })

  it('catches up when the database has been away from a server', async () => {
    const client = await ready(agent)
    await pool().query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query = 'LISTEN realtime'`,
    )
    const id = await tell([{ role: 'agent', userId: agent.userId }])
    await until(() => idsOf(client).includes(id))
    expect(idsOf(client)).toEqual([id])
  })
})
