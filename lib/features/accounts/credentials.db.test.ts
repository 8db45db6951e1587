import { ROLES, type Role } from '@/lib/auth/roles'
import { seal } from '@/lib/auth/secret-box'
import { newTotpSecret } from '@/lib/auth/totp'
import { db, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { changeIban } from '@/lib/features/agents/access-verbs'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { mailsTo, templatesTo } from '@/lib/testing/queued-mails'
import { adminWith, anAgent, type Caller, callAs, ctxOf, signedIn } from '@/lib/testing/test-kit'
import { buildAdmin, buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { issueToken, peekToken } from './one-time-token'
import { linkSecret } from './test-kit'
import { resetTotp } from './totp'

const TABLES = { admin: 'admins', agent: 'agents', client: 'clients' } as const
const BUILD = { admin: buildAdmin, agent: buildAgent, client: buildClient }
const address = () => `${newId()}@prova.example`
const password = 'una-password-nuova'
const resetWith = async (role: Role, token: string) =>
  (
    await callAs(null, 'POST', `${ROLES[role].api}/password/reset`, {
      body: { token, password },
    })
  ).status
const aLink = (role: Role, userId: string) =>
  withTransaction((tx) => issueToken(tx, { role, userId }, 'reset_password'))
const lives = async (role: Role, token: string) =>
  (await peekToken({ role, purpose: 'reset_password', token })) !== null
const patch = (as: Caller, path: string, id: string, body: object) =>
  callAs(as, 'PATCH', `${path}/[id]`, { params: { id }, body })

beforeAll(() => migrateJobs(env().DATABASE_URL))

describe('a link that was mailed', () => {
  it.each(['admin', 'agent', 'client'] as const)(
    'ends with the address or the password of %s, even where the table is written by hand',
    async (role) => {
      const { id } = await BUILD[role]()
      const write = (column: string, value: string) =>
        db().$executeRawUnsafe(`UPDATE ${TABLES[role]} SET ${column} = $1 WHERE id = $2::uuid`, value, id)
      const alive: boolean[] = []
      for (const [column, value] of [
        ['search', 'niente'],
        ['email', address()],
        ['password_hash', 'un altro'],
      ] as const) {
        const token = await aLink(role, id)
        await write(column, value)
        alive.push(await lives(role, token))
      }
      expect(alive).toEqual([true, false, false])
      const token = await aLink(role, id)
      await db().$executeRawUnsafe(`DELETE FROM ${TABLES[role]} WHERE id = $1::uuid`, id)
      expect(await lives(role, token)).toBe(false)
    },
  )
})

describe('another address', () => {
  it('ends the invitation that went to the wrong one, which hears of it, and invites the right one', async () => {
    const chief = await adminWith('admin')
    const [wrong, right] = [address(), address()]
    const body = { name: 'Ada', surname: 'Nuova', email: wrong, ufficio: null, telefono: null }
    const { json } = await callAs(chief, 'POST', 'admins', {
      body: { ...body, permissions: { admin: true }, ticketing: {} },
    })
    const first = await linkSecret(wrong)
    await patch(chief, 'admins', json._id, { email: right, version: json.version })
    expect(await lives('admin', first)).toBe(false)
    expect(await resetWith('admin', first)).toBe(422)
    expect(await templatesTo(wrong)).toContain('email-changed')
    expect(await resetWith('admin', await linkSecret(right))).toBe(204)
  })

  it('that the office writes signs the agent out and ends the link of a forgotten password', async () => {
    const office = await adminWith('agents_manage')
    const row = await buildAgent()
    const agent = await signedIn('agent', row)
    const token = await aLink('agent', row.id)
    const { status } = await patch(office, 'agents', row.id, { email: address(), version: row.version })
    expect(status).toBe(200)
    expect(await resetWith('agent', token)).toBe(422)
    expect((await callAs(agent, 'GET', 'agents/getMe')).status).toBe(401)
    expect(await templatesTo(row.email)).toEqual(['email-changed'])
  })

  it('that a merge brings ends the links of both records', async () => {
    const office = await adminWith('admin')
    const [a, b] = [await buildClient(), await buildClient()]
    const links = [await aLink('client', a.id), await aLink('client', b.id)]
    const merged = await callAs(office, 'POST', 'clients/[id]/merge', {
      params: { id: a.id },
      body: { altroId: b.id, campi: { email: 'b' }, versions: { a: a.version, b: b.version } },
    })
    expect(merged.status).toBe(200)
    expect([await resetWith('client', links[0] ?? ''), await resetWith('client', links[1] ?? '')]).toEqual([
      422, 422,
    ])
    expect(await templatesTo(a.email ?? '')).toEqual(['email-changed'])
  })
})

describe('a deleted account', () => {
  const lastDelete = async (ref: string) =>
    (await db().commit.findFirstOrThrow({ where: { ref, action: 'delete' } })).id
  const restore = async (as: Caller, ref: string) =>
    callAs(as, 'POST', 'commits/[id]/restore', { params: { id: await lastDelete(ref) }, body: {} })

  it('comes back with what its restorer may give, waiting for its owner, and by a new link alone', async () => {
    const chief = await adminWith('admin')
    const row = await buildAdmin({ status: 'pending', permissions: { banks_manage: true }, passwordHash: '' })
    const first = await withTransaction((tx) => issueToken(tx, { role: 'admin', userId: row.id }, 'invite'))
    const clerk = await adminWith('admins_manage', 'commits_see', 'commits_restore')
    const gone = (as: Caller) =>
      callAs(as, 'DELETE', 'admins/[id]', { params: { id: row.id }, body: { version: row.version } })
    expect((await gone(clerk)).status).toBe(403)
    expect((await gone(chief)).status).toBe(204)
    const refused = await restore(clerk, row.id)
    expect([refused.status, refused.json.errors?.[0]?.path]).toEqual([422, 'permissions'])
    expect(await db().admin.count({ where: { id: row.id } })).toBe(0)
    expect((await restore(chief, row.id)).status).toBe(200)
    expect(await resetWith('admin', first)).toBe(422)
    expect(await db().admin.findUnique({ where: { id: row.id } })).toMatchObject({
      status: 'pending',
      passwordHash: '',
    })
    const invitation = (await mailsTo(row.email, 'account-invited'))[0]
    const token = new URL(invitation?.data.url ?? '').searchParams.get('token') ?? ''
    expect(await resetWith('admin', token)).toBe(204)
  })
})

describe('an agent who may do more', () => {
  it('is out of reach of who manages agents: address, access, IBAN, second factor, deletion', async () => {
    const clerk = await adminWith('agents_manage')
    const agent = await anAgent({ permissions: { all: true } })
    const row = await db().agent.findUniqueOrThrow({ where: { id: agent.id } })
    const params = { id: agent.id }
    const replies = [
      await patch(clerk, 'agents', agent.id, { email: address(), version: row.version }),
      await patch(clerk, 'agents', agent.id, { permissions: {}, version: row.version }),
      await callAs(clerk, 'POST', 'agents/[id]/block', { params, body: { motivo: 'Prova di blocco' } }),
      await callAs(clerk, 'POST', 'agents/[id]/iban', { params, body: { iban: null, version: row.version } }),
      await callAs(clerk, 'POST', 'agents/[id]/sessions', { params, body: {} }),
      await callAs(clerk, 'DELETE', 'agents/[id]', { params, body: { version: row.version } }),
      await callAs(clerk, 'POST', 'admin/totp/reset', {
        body: { role: 'agent', userId: agent.id },
      }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403])
    expect(await db().agent.findUnique({ where: { id: agent.id } })).toEqual(row)
  })
})

describe('what the office changes of somebody’s account', () => {
  it('is told to its owner: the account that is paid, and the second factor', async () => {
    const [office, agent] = [await adminWith('agents_manage'), await buildAgent()]
    await changeIban(ctxOf(office), agent.id, 'IT60X0542811101000000123456', agent.version)
    await changeIban(ctxOf(office), agent.id, null, agent.version + 1)
    // Without a second factor there is nothing to take, and nothing to tell.
    await resetTotp(ctxOf(office), { role: 'agent', userId: agent.id })
    const totpSecret = seal(newTotpSecret())
    await db().agent.update({ where: { id: agent.id }, data: { totpSecret, totpEnabledAt: new Date() } })
    await resetTotp(ctxOf(office), { role: 'agent', userId: agent.id })
    const told = await mailsTo(agent.email, 'account-changed')
    expect(told.map(({ data }) => (data as unknown as { cosa: string }).cosa)).toEqual([
      'l’IBAN su cui ricevi le provvigioni',
      expect.stringContaining('tolto'),
      expect.stringContaining('due passaggi'),
    ])
    for (const { data } of told) expect(JSON.stringify(data)).not.toContain('IT60')
  })
})
