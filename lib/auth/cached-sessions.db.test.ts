import pg from 'pg'
import { startReadCache } from '@/lib/core/cached'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { statementsOf } from '@/lib/testing/queries'
import { aClient, adminWith, anAgent, type Caller, callAs, signedIn } from '@/lib/testing/test-kit'
import { until } from '@/lib/testing/until'
import { buildClient } from '@/prisma/seed/factories/people'
import { hashPassword } from './password'
import type { Role } from './roles'

const AREA: Record<Role, string> = { admin: 'admin', agent: 'agents', client: 'clients' }
const PASSWORD = 'una frase abbastanza lunga'

/** Another server process: it shares nothing with this one but the database. */
let elsewhere: pg.Client
let readCache: ReturnType<typeof startReadCache>
beforeAll(async () => {
  elsewhere = new pg.Client({ connectionString: env().DATABASE_URL })
  await elsewhere.connect()
  readCache = startReadCache(env().DATABASE_URL)
  await until(async () => readCache.isUp())
})
afterAll(async () => {
  await readCache.close()
  await elsewhere.end()
})

const getMe = (who: Caller) => callAs(who, 'GET', `${AREA[who.role]}/getMe`)
const statusOf = async (who: Caller) => (await getMe(who)).status

/** Twice: what the first call has read is held for the second. */
async function held(who: Caller): Promise<Caller> {
  expect(await statusOf(who)).toBe(200)
  expect(await statementsOf(() => getMe(who))).toEqual([])
  return who
}

describe('who somebody is', () => {
  it.each([
    ['admin', () => adminWith('content_manage')],
    ['agent', anAgent],
    ['client', aClient],
  ] as const)('is read once for many calls of one %s', async (_role, somebody) => {
    const who = await somebody()
    const first = await getMe(who)
    const statements = await statementsOf(async () => {
      expect((await getMe(who)).json).toEqual(first.json)
    })
    expect(statements).toEqual([])
  })

  it('is not held of who may not come in', async () => {
    const who = await aClient()
    await db().client.update({ where: { id: who.id }, data: { status: 'pending' } })
    await until(async () => (await statusOf(who)) === 401)
    await db().client.update({ where: { id: who.id }, data: { status: 'validated' } })
    expect(await statusOf(who)).toBe(200)
  })
})

describe('on the process that makes the change, the very next call sees it', () => {
  it('signing out', async () => {
    const who = await held(await adminWith())
    const reply = await callAs(who, 'POST', 'admin/logout', {
      headers: { authorization: `Bearer ${who.token}` },
    })
    expect([reply.status, await statusOf(who)]).toEqual([204, 401])
  })

  it('ending a device from another one', async () => {
    const client = await buildClient()
    const [lost, own] = [await held(await signedIn('client', client)), await signedIn('client', client)]
    const reply = await callAs(own, 'DELETE', 'sessions/[id]', { params: { id: lost.actor.sessionId } })
    expect([reply.status, await statusOf(lost), await statusOf(own)]).toEqual([204, 401, 200])
  })

  it('a new password, which ends all other devices', async () => {
    const client = await buildClient({ passwordHash: await hashPassword(PASSWORD) })
    const [other, own] = [await held(await signedIn('client', client)), await signedIn('client', client)]
    const body = { attuale: PASSWORD, password: 'un’altra frase abbastanza lunga' }
    const reply = await callAs(own, 'POST', 'clients/password/change', { body })
    expect([reply.status, await statusOf(other), await statusOf(own)]).toEqual([204, 401, 200])
  })

  it('deleting the own account', async () => {
    const client = await buildClient({ passwordHash: await hashPassword(PASSWORD) })
    const who = await held(await signedIn('client', client))
    const reply = await callAs(who, 'DELETE', 'clients/me', { body: { password: PASSWORD } })
    expect([reply.status, await statusOf(who)]).toEqual([204, 401])
  })
})

describe('from another process, the change arrives with the database’s word', () => {
  const tables: Record<Role, string> = { admin: 'admins', agent: 'agents', client: 'clients' }
  const somebody = { admin: adminWith, agent: anAgent, client: aClient }

  it.each(['admin', 'agent', 'client'] as const)('blocking and deleting one %s', async (role) => {
    const blocked = await held(await somebody[role]())
    await elsewhere.query(`UPDATE ${tables[role]} SET status = 'blocked' WHERE id = $1`, [blocked.id])
    await until(async () => (await statusOf(blocked)) === 401)
    const gone = await held(await somebody[role]())
    await elsewhere.query(`DELETE FROM ${tables[role]} WHERE id = $1`, [gone.id])
    await until(async () => (await statusOf(gone)) === 401)
  })

  it('permissions taken away and given', async () => {
    const who = await adminWith('content_manage')
    const create = async () => (await callAs(who, 'POST', 'faqCategories', { body: {} })).status
    expect([await create(), await create()]).toEqual([422, 422])
    await elsewhere.query(`UPDATE admins SET permissions = '{}' WHERE id = $1`, [who.id])
    await until(async () => (await create()) === 403)
    await elsewhere.query(`UPDATE admins SET permissions = '{"admin": true}' WHERE id = $1`, [who.id])
    await until(async () => (await create()) === 422)
  })

  it('a session that is ended, shortened or deleted', async () => {
    for (const change of [
      'UPDATE sessions SET revoked_at = now()',
      "UPDATE sessions SET expires_at = now() - interval '1 second'",
      'DELETE FROM sessions',
    ]) {
      const who = await held(await aClient())
      await elsewhere.query(`${change} WHERE id = $1`, [who.actor.sessionId])
      await until(async () => (await statusOf(who)) === 401)
    }
  })

  it('nothing is announced of a change that is taken back, and nothing is held too long of one that is not', async () => {
    const who = await held(await adminWith())
    await elsewhere.query('BEGIN')
    await elsewhere.query(`UPDATE admins SET status = 'blocked' WHERE id = $1`, [who.id])
    expect(await statusOf(who)).toBe(200)
    await elsewhere.query('ROLLBACK')
    expect(await statementsOf(() => getMe(who))).toEqual([])
  })
})

it('while the database’s word may be missed, everything is read anew', async () => {
  const who = await held(await adminWith())
  const listening = `FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`
  await elsewhere.query('BEGIN')
  // The first thing that arrives on a new connection is older than this.
  await elsewhere.query(`UPDATE admins SET status = 'blocked' WHERE id = $1`, [who.id])
  await elsewhere.query(`SELECT pg_terminate_backend(pid) ${listening}`)
  await until(async () => !readCache.isUp())
  expect(await statementsOf(() => getMe(who))).not.toEqual([])
  await elsewhere.query('COMMIT')
  expect(await statusOf(who)).toBe(401)
  await until(async () => readCache.isUp())
  expect(await statusOf(who)).toBe(401)
})
