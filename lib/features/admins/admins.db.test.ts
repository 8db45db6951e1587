import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { mailsTo, type QueuedMail, templatesTo } from '@/lib/testing/queued-mails'
import { aClient, adminWith, anAgent, type Caller, callAs, signedIn } from '@/lib/testing/test-kit'
import { buildAdmin } from '@/prisma/seed/factories/people'
import { presetOf } from './schema'

const body = (more: object = {}) => ({
  name: 'Ada',
  surname: 'Nuova',
  email: `${newId()}@prova.example`,
  ufficio: null,
  telefono: null,
  permissions: {},
  ticketing: {},
  ...more,
})
const post = (as: Caller | null, more: object = {}) => callAs(as, 'POST', 'admins', { body: body(more) })
const patch = (as: Caller, id: string, change: object) =>
  callAs(as, 'PATCH', 'admins/[id]', { params: { id }, body: change })
const verb = (as: Caller | null, name: string, id: string, more: unknown = undefined) =>
  callAs(as, 'POST', `admins/[id]/${name}`, { params: { id }, body: more })
const flagsOf = async (id: string) => (await db().admin.findUniqueOrThrow({ where: { id } })).permissions

describe('permissions', () => {
  it('are given by who holds them, and never to oneself', async () => {
    const clerk = await adminWith('admins_manage', 'leads_manage')
    const { json } = await post(clerk, { permissions: { leads_manage: true } })
    expect(await flagsOf(json._id)).toEqual({ leads_manage: true })
    for (const permissions of [{ banks_manage: true }, { admin: true }]) {
      const reply = await patch(clerk, json._id, { permissions, version: json.version })
      expect([reply.status, reply.json.errors[0]?.path]).toEqual([422, 'permissions'])
    }
    const own = await patch(clerk, clerk.id, { permissions: { admins_manage: true }, version: 1 })
    expect([own.status, own.json.errors[0]?.message]).toEqual([
      422,
      'I propri permessi li cambia un’altra persona.',
    ])
    expect(await flagsOf(clerk.id)).toEqual({ admins_manage: true, leads_manage: true })
  })

  it('to answer for anti-money-laundering come from another person, also to who may do everything', async () => {
    for (const flags of [['admins_manage'], ['admin']] as const) {
      const manager = await adminWith(...(flags as unknown as ['admins_manage']))
      const held = Object.fromEntries(flags.map((flag) => [flag, true]))
      const { status, json } = await patch(manager, manager.id, {
        permissions: { ...held, aml_manage: true },
        version: 1,
      })
      expect([status, json.errors[0]]).toEqual([
        422,
        { path: 'permissions', message: 'I propri permessi li cambia un’altra persona.' },
      ])
      expect(await flagsOf(manager.id)).toEqual(held)
      const other = await buildAdmin({ permissions: {} })
      const given = await patch(manager, other.id, { permissions: { aml_manage: true }, version: 1 })
      // Who only manages accounts does not hold it either.
      expect(given.status).toBe(flags[0] === 'admin' ? 200 : 422)
    }
  })

  it('of those who may do more protect them: address, access and second factor stay theirs', async () => {
    const clerk = await adminWith('admins_manage')
    const boss = await buildAdmin({ permissions: { banks_manage: true } })
    const replies = [
      await patch(clerk, boss.id, { email: 'altro@prova.example', version: 1 }),
      await verb(clerk, 'block', boss.id, { motivo: 'Prova di blocco' }),
      await callAs(clerk, 'POST', 'admin/totp/reset', {
        body: { role: 'admin', userId: boss.id },
      }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(await db().admin.findUnique({ where: { id: boss.id } })).toMatchObject({
      email: boss.email,
      status: 'validated',
    })
  })

  it('that grow are told to their owner and to everybody who has all', async () => {
    const [chief, boss] = [await adminWith('admin'), await adminWith('admin')]
    const { json } = await post(chief, { permissions: { leads_manage: true } })
    const { email } = await db().admin.findUniqueOrThrow({ where: { id: json._id } })
    expect(await templatesTo(email)).toEqual(['account-invited', 'permissions-grown'])
    const told = await db().admin.findUniqueOrThrow({ where: { id: boss.id } })
    expect(await templatesTo(told.email)).toContain('permissions-grown')
  })

  it('count from the next call on', async () => {
    const chief = await adminWith('admin')
    const clerk = await signedIn('admin', await buildAdmin({ permissions: { leads_manage: true } }))
    expect((await callAs(clerk, 'GET', 'leadRequests')).status).toBe(200)
    expect((await patch(chief, clerk.id, { permissions: {}, version: 1 })).status).toBe(200)
    expect((await callAs(clerk, 'GET', 'leadRequests')).status).toBe(403)
  })
})

describe('the last person with all permissions', () => {
  /** Nobody else in the database may do everything. */
  async function onlyTwo(): Promise<[Caller, Caller]> {
    await db().admin.updateMany({
      where: { permissions: { path: ['admin'], equals: true } },
      data: { status: 'blocked' },
    })
    return [await adminWith('admin'), await adminWith('admin')]
  }

  it('stays, also when two take it from each other at once', async () => {
    const [one, other] = await onlyTwo()
    const replies = await Promise.all([
      patch(one, other.id, { permissions: {}, version: 1 }),
      patch(other, one.id, { permissions: {}, version: 1 }),
    ])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await db().admin.count({
      where: { status: 'validated', permissions: { path: ['admin'], equals: true } },
    })
    expect(left).toBe(1)
  })

  it('cannot be blocked either', async () => {
    const [one, other] = await onlyTwo()
    expect((await verb(one, 'block', other.id, { motivo: 'Prova di blocco' })).status).toBe(200)
    const replies = await Promise.all([
      patch(one, one.id, { permissions: {}, version: 1 }),
      verb(one, 'block', one.id, { motivo: 'Prova di blocco' }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([422, 409])
  })
})

describe('access', () => {
  it('begins with a link that chooses the password, good once', async () => {
    const chief = await adminWith('admin')
    const { json } = await post(chief)
    const { email, status } = await db().admin.findUniqueOrThrow({ where: { id: json._id } })
    expect(status).toBe('pending')
    const [first] = await mailsTo(email)
    await verb(chief, 'invite', json._id)
    const [, second] = await mailsTo(email)
    const tokenOf = (mail: QueuedMail | undefined) => {
      const url = mail?.data.url ?? ''
      return new URL(url).searchParams.get('token')
    }
    const reset = (token: string | null) =>
      callAs(null, 'POST', 'admin/password/reset', {
        body: { token, password: 'una frase davvero lunga 9' },
        headers: { 'idempotency-key': newId() },
      })
    expect((await reset(tokenOf(first))).status).toBe(422)
    expect((await reset(tokenOf(second))).status).toBe(204)
    expect((await reset(tokenOf(second))).status).toBe(422)
    const login = { email, password: 'una frase davvero lunga 9' }
    expect((await callAs(null, 'POST', 'admin/login', { body: login })).status).toBe(200)
    expect((await verb(chief, 'invite', json._id)).status).toBe(409)
  })

  it('ends at once when it is blocked, and is given back', async () => {
    const chief = await adminWith('admin')
    const clerk = await adminWith('leads_manage')
    expect((await verb(chief, 'block', clerk.id, {})).json.errors[0]?.path).toBe('motivo')
    expect((await verb(chief, 'block', clerk.id, { motivo: 'Non lavora più qui' })).status).toBe(200)
    expect((await callAs(clerk, 'GET', 'leadRequests')).status).toBe(401)
    const [commit] = await db().commit.findMany({ where: { ref: clerk.id }, orderBy: { id: 'desc' } })
    expect(commit?.info).toMatchObject({ reason: 'Non lavora più qui' })
    expect((await verb(chief, 'unblock', clerk.id)).json.status).toBe('validated')
    expect((await verb(chief, 'block', chief.id, { motivo: 'Me stesso' })).status).toBe(409)
  })

  it('is nobody else’s to change', async () => {
    const { id } = await buildAdmin({ permissions: {} })
    const who = [null, await adminWith('leads_manage'), await anAgent(), await aClient()]
    for (const name of ['block', 'unblock', 'invite']) {
      const replies = await Promise.all(who.map((as) => verb(as, name, id, { motivo: 'Prova' })))
      expect(replies.map(({ status }) => status)).toEqual([401, 403, 403, 403])
    }
  })
})

describe('who may do something', () => {
  it('is told by flag, with those who may do everything', async () => {
    const chief = await adminWith('admin')
    const [clerk, helper, stranger] = [
      await buildAdmin({ permissions: { banks_manage: true } }),
      await buildAdmin({ permissions: {}, ticketing: { ticketing_access: true, full_access: true } }),
      await buildAdmin({ permissions: {} }),
    ]
    const holders = async (flag: string) => {
      const { json } = await callAs<{ _id: string; perche: string }[]>(
        chief,
        'GET',
        'permissions/[flag]/holders',
        { params: { flag } },
      )
      return new Map(json.map(({ _id, perche }) => [_id, perche]))
    }
    const banks = await holders('banks_manage')
    expect([banks.get(clerk.id), banks.get(chief.id), banks.get(stranger.id)]).toEqual([
      'suo',
      'tutti',
      undefined,
    ])
    expect((await holders('ticketing_answer')).get(helper.id)).toBe('suo')
    const unknown = await callAs(chief, 'GET', 'permissions/[flag]/holders', { params: { flag: 'vola' } })
    expect(unknown.status).toBe(404)
    const refused = await adminWith('leads_manage')
    expect((await callAs(refused, 'GET', 'permissions')).status).toBe(403)
  })
})

describe('the list of administrators', () => {
  const list = async (filters: Record<string, string>) =>
    (
      await callAs(await adminWith('admins_manage'), 'GET', 'admins', {
        query: Object.fromEntries(
          Object.entries({ ...filters }).map(([name, value]) => [
            name === 'q' ? 'q' : `filter[${name}]`,
            value,
          ]),
        ),
      })
    ).json.items as Record<string, unknown>[]

  it('says the profile of each and how much they may do', async () => {
    const surname = `Profili${Date.now()}`
    const marketing = Object.fromEntries(
      ['content_manage', 'agencies_manage', 'rankings_manage', 'communications_manage'].map((flag) => [
        flag,
        true,
      ]),
    )
    await buildAdmin({ surname, name: 'Ada', permissions: marketing })
    await buildAdmin({ surname, name: 'Bea', permissions: { ...marketing, reports_see: true } })
    await buildAdmin({
      surname,
      name: 'Cleo',
      permissions: { clients_manage: true },
      ticketing: { ticketing_access: true, full_access: true },
    })
    await buildAdmin({ surname, name: 'Dora', permissions: { admin: true } })
    await buildAdmin({ surname, name: 'Eva', permissions: { reports_see: false } })
    const rows = (await list({ q: surname })).map(({ name, profilo, permessi }) => [name, profilo, permessi])
    expect(rows.toSorted()).toEqual([
      ['Ada', 'marketing', 4],
      ['Bea', 'su-misura', 5],
      ['Cleo', 'assistenza', 3],
      ['Dora', 'amministrazione', expect.any(Number)],
      ['Eva', null, 0],
    ])
    expect(presetOf({ admin: true, reports_see: true }, {})?.id).toBe('amministrazione')
  })

  it('is filtered by a permission, by who never came in and by who has not for long', async () => {
    const surname = `Filtri${Date.now()}`
    const long = new Date(Date.now() - 91 * 86_400_000)
    await buildAdmin({ surname, name: 'Ada', ticketing: { ticketing_access: true, answer: true } })
    await buildAdmin({ surname, name: 'Bea', lastLoginAt: long, permissions: { banks_manage: true } })
    await buildAdmin({ surname, name: 'Cleo', lastLoginAt: new Date(), createdAt: long })
    await buildAdmin({ surname, name: 'Dora', createdAt: long, totpEnabledAt: new Date() })
    const names = async (filters: Record<string, string>) =>
      (await list({ q: surname, ...filters })).map(({ name }) => name).toSorted()
    expect(await names({ permessiAttivi: 'ticketing_answer' })).toEqual(['Ada'])
    expect(await names({ permessiAttivi: 'banks_manage' })).toEqual(['Bea'])
    expect(await names({ lastLoginAt: 'false' })).toEqual(['Ada', 'Dora'])
    expect(await names({ inattivoDal: '..oggi-90' })).toEqual(['Bea', 'Dora'])
    expect(await names({ secondFactorAt: 'true' })).toEqual(['Dora'])
  })
})

describe('the devices of somebody of the house', () => {
  const sessions = (as: Caller | null, path: string, id: string) =>
    callAs(as, 'GET', `${path}/[id]/sessions`, { params: { id } })
  const signOut = (as: Caller | null, path: string, id: string, more: object = {}) =>
    callAs(as, 'POST', `${path}/[id]/sessions`, { params: { id }, body: more })
  const live = (userId: string) => db().session.count({ where: { userId, revokedAt: null } })

  it.each([
    ['admins', 'admins_manage', () => adminWith()],
    ['agents', 'agents_manage', () => anAgent()],
  ] as const)('are seen and signed out by who manages %s', async (path, flag, build) => {
    const [office, person] = [await adminWith(flag), await build()]
    const first = await sessions(office, path, person.id)
    const { _id, attiva, corrente, utente } = first.json.items[0] as Record<string, unknown>
    expect([first.status, first.json.items.length, attiva, corrente, utente]).toEqual([
      200,
      1,
      true,
      false,
      null,
    ])
    expect((await signOut(office, path, person.id, { sessionId: newId() })).status).toBe(404)
    expect([
      (await signOut(office, path, person.id, { sessionId: _id })).status,
      await live(person.id),
    ]).toEqual([204, 0])
    const again = await build()
    expect([(await signOut(office, path, again.id)).status, await live(again.id)]).toEqual([204, 0])
    for (const who of [null, await adminWith('leads_manage'), await anAgent(), await aClient()]) {
      const codes = [await sessions(who, path, again.id), await signOut(who, path, again.id)]
      expect(codes.map(({ status }) => status)).toEqual(who ? [403, 403] : [401, 401])
    }
    expect((await sessions(office, path, newId())).status).toBe(404)
  })

  it('of who may do more are not ended by who may do less', async () => {
    const boss = await adminWith('banks_manage')
    expect((await signOut(await adminWith('admins_manage'), 'admins', boss.id)).status).toBe(403)
    expect(await live(boss.id)).toBe(1)
  })
})
