import { secondoFattore } from '@/lib/auth/settings'
import { dayOfColumn } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { authorities } from '@/lib/realtime/data'
import { settingId } from '@/lib/settings/setting-id'
import { Authenticator } from '@/lib/testing/authenticator'
import { templatesTo } from '@/lib/testing/queued-mails'
import { adminWith, anAgent, type Caller, callAs, type Json, signedIn } from '@/lib/testing/test-kit'
import { FACTORY_PASSWORD } from '@/prisma/seed/factories/support'

const API = { admin: 'admin', agent: 'agents', client: 'clients' } as const
const at = (as: Caller, path: string) => `${API[as.role]}/${path}`

/** Somebody with a passkey, and the session that made it. */
async function withPasskey(as: Caller): Promise<Authenticator> {
  const device = new Authenticator()
  const { json: options } = await callAs(as, 'POST', at(as, 'passkeys/start'))
  const body = { nome: 'Telefono', risposta: device.create(options) }
  const { status } = await callAs(as, 'POST', at(as, 'passkeys'), { body })
  expect(status).toBe(201)
  return device
}

const emailOf = async ({ role, id }: Caller) =>
  role === 'admin'
    ? (await db().admin.findUniqueOrThrow({ where: { id } })).email
    : (await db().agent.findUniqueOrThrow({ where: { id } })).email

const login = async (as: Caller, more: object = {}) =>
  callAs<Json & { passkey?: { challenge: string } }>(null, 'POST', `${API[as.role]}/login`, {
    body: { email: await emailOf(as), password: FACTORY_PASSWORD, ...more },
  })

const toldTo = async (as: Caller) => templatesTo(await emailOf(as))

describe('a passkey', () => {
  it('is made after a fresh proof, listed, renamed and removed, and its owner is told', async () => {
    const agent = await anAgent()
    const other = await signedIn('agent', agent)
    await withPasskey(agent)
    // The first second factor ends the other sessions.
    expect((await callAs(other, 'GET', 'agents/getMe')).status).toBe(401)
    const read = async () =>
      (await callAs<{ passkeys: { _id: string; nome: string }[] }>(agent, 'GET', 'agents/secondFactor')).json
        .passkeys
    const [{ _id: id } = { _id: '' }] = await read()
    const one = (method: 'PATCH' | 'DELETE', body?: object, as = agent) =>
      callAs(as, method, 'agents/passkeys/[id]', { params: { id }, body })
    expect((await one('PATCH', { nome: 'Chiave blu' }, await anAgent())).status).toBe(404)
    expect((await one('PATCH', { nome: 'Chiave blu' })).status).toBe(204)
    expect(await read()).toEqual([expect.objectContaining({ nome: 'Chiave blu' })])
    expect((await one('DELETE', undefined, await anAgent())).status).toBe(404)
    expect((await one('DELETE')).status).toBe(204)
    expect(await read()).toEqual([])
    expect(await toldTo(agent)).toEqual(['security-changed', 'security-changed'])
    await db().session.update({ where: { id: agent.actor.sessionId }, data: { provenAt: new Date(0) } })
    expect((await callAs(agent, 'POST', 'agents/passkeys/start')).json.code).toBe('proof_required')
  })

  it('signs in by itself, and each answer is good once', async () => {
    const admin = await adminWith('banks_manage')
    const device = await withPasskey(admin)
    const { json: options } = await callAs(null, 'POST', 'admin/login/passkey/start')
    const passkey = device.get(options)
    const enter = (answer: object) =>
      callAs<{ access: string; user: { _id: string } }>(null, 'POST', 'admin/login/passkey', {
        body: { passkey: answer },
      })
    const entered = await enter(passkey)
    expect([entered.status, entered.json.user._id]).toEqual([200, admin.id])
    expect((await enter(passkey)).status).toBe(401)
    expect((await enter(device.get({ challenge: 'inventata' }))).status).toBe(401)
    expect((await enter(new Authenticator().get(options))).status).toBe(401)
    // It is of this area, and of whoever it was made for.
    const elsewhere = await callAs(null, 'POST', 'agents/login/passkey/start')
    const body = { passkey: device.get(elsewhere.json) }
    expect((await callAs(null, 'POST', 'agents/login/passkey', { body })).status).toBe(401)
    await db().admin.update({ where: { id: admin.id }, data: { status: 'blocked' } })
    const { json: again } = await callAs(null, 'POST', 'admin/login/passkey/start')
    expect((await enter(device.get(again))).status).toBe(403)
  })

  it('is the second factor after the password, of its owner alone', async () => {
    const [agent, other] = [await anAgent(), await anAgent()]
    const [device, foreign] = [await withPasskey(agent), await withPasskey(other)]
    const asked = await login(agent)
    expect([asked.status, asked.json.errors[0]?.path]).toEqual([401, 'otp'])
    const options = { challenge: asked.json.passkey?.challenge }
    expect((await login(agent, { passkey: foreign.get(options) })).status).toBe(401)
    expect((await login(agent, { passkey: device.get(options) })).status).toBe(200)
    expect((await login(agent, { otp: '123456' })).status).toBe(401)
  })

  it('proves who acts', async () => {
    const admin = await adminWith('admin')
    const device = await withPasskey(admin)
    await db().session.update({ where: { id: admin.actor.sessionId }, data: { provenAt: new Date(0) } })
    const start = () => callAs(admin, 'POST', 'admin/passkeys/start')
    expect((await start()).json).toMatchObject({ code: 'proof_required', prova: ['passkey', 'otp'] })
    const { json: options } = await callAs(admin, 'POST', 'admin/proof/passkey')
    const body = { passkey: device.get(options) }
    expect((await callAs(admin, 'POST', 'admin/proof', { body })).status).toBe(204)
    expect((await start()).status).toBe(200)
  })
})

it('the office sees who has none, whichever kind the others have', async () => {
  const chief = await adminWith('admins_manage')
  const [bare, keyed, coded] = [await adminWith(), await adminWith(), await adminWith()]
  await withPasskey(keyed)
  await db().admin.update({ where: { id: coded.id }, data: { totpEnabledAt: new Date() } })
  const without = async () => {
    const query = { 'filter[secondFactorAt]': 'false', limit: '200' }
    return (await callAs(chief, 'GET', 'admins', { query })).json.items.map(({ _id }) => _id)
  }
  const found = await without()
  expect([bare, keyed, coded].map(({ id }) => found.includes(id))).toEqual([true, false, false])
  const [{ id } = { id: '' }] = await db().passkey.findMany({ where: { userId: keyed.id } })
  expect((await callAs(keyed, 'DELETE', 'admin/passkeys/[id]', { params: { id } })).status).toBe(204)
  expect(await without()).toContain(keyed.id)
})

describe('recovery codes', () => {
  it('are told once, kept as hashes, and each lets its owner in once', async () => {
    const agent = await anAgent()
    const make = () => callAs<{ codici: string[] }>(agent, 'POST', 'agents/recoveryCodes')
    expect((await make()).status).toBe(409)
    await withPasskey(agent)
    const old = (await make()).json.codici
    const codes = (await make()).json.codici
    expect(codes).toHaveLength(10)
    expect(codes[0]).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    const kept = JSON.stringify(await db().recoveryCode.findMany({ where: { userId: agent.id } }))
    expect(kept).not.toContain(codes[0])
    expect((await login(agent, { otp: old[0] })).status).toBe(401)
    // As people type it.
    const otp = String(codes[0]).toLowerCase().replaceAll('-', ' ')
    expect((await login(agent, { otp })).status).toBe(200)
    expect((await login(agent, { otp })).status).toBe(401)
    const { json } = await callAs<{ codici: number }>(agent, 'GET', 'agents/secondFactor')
    expect(json.codici).toBe(9)
    const other = await anAgent()
    await withPasskey(other)
    expect((await login(other, { otp: codes[1] })).status).toBe(401)
  })

  it('go with the last second factor, and with the office that takes it away', async () => {
    const [agent, chief] = [await anAgent(), await adminWith('admin')]
    await withPasskey(agent)
    await callAs(agent, 'POST', 'agents/recoveryCodes')
    const body = { role: 'agent', userId: agent.id }
    expect((await callAs(chief, 'POST', 'admin/totp/reset', { body })).status).toBe(204)
    const where = { userId: agent.id }
    expect([await db().passkey.count({ where }), await db().recoveryCode.count({ where })]).toEqual([0, 0])
    expect((await login(agent)).status).toBe(200)
  })
})

describe('a second factor that is asked for', () => {
  const DAY = 86_400_000
  const since = (days: number) => dayOfColumn(new Date(Date.now() - days * DAY))
  const set = async (value: object) => {
    const data = { value: { ...secondoFattore.initial, giorni: 10, ...value }, version: 1 }
    const key = secondoFattore.key
    await db().setting.upsert({
      where: { key },
      create: { id: settingId(key), key, ...data },
      update: data,
    })
  }
  const old = async (as: Caller) => {
    const data = { createdAt: new Date(Date.now() - 100 * DAY) }
    if (as.role === 'admin') await db().admin.update({ where: { id: as.id }, data })
    else await db().agent.update({ where: { id: as.id }, data })
    return signedIn(as.role, as)
  }
  afterEach(async () => {
    await db().setting.deleteMany({ where: { key: secondoFattore.key } })
  })
  const statusOf = async (as: Caller) => {
    const { status, json } = await callAs(as, 'GET', `${API[as.role]}/getMe`)
    const { json: mine } = await callAs<{ entro: string | null }>(as, 'GET', `${API[as.role]}/secondFactor`)
    const other = await callAs(as, 'GET', 'notifications')
    return { me: status, other: other.status === 200 ? 'open' : other.json.code, entro: mine.entro, json }
  }

  /** Whether the socket of a session is told anything. */
  const isHeard = async ({ actor: { sessionId } }: Caller) => (await authorities([sessionId])).has(sessionId)

  it('gives days, in which everything is open, and then nothing but setting it up', async () => {
    const admin = await old(await adminWith('banks_manage'))
    await set({ admin: true, dal: since(5) })
    expect(await statusOf(admin)).toMatchObject({ me: 200, other: 'open', entro: expect.any(String) })
    expect(await isHeard(admin)).toBe(true)
    await set({ admin: true, dal: since(11) })
    expect(await statusOf(admin)).toMatchObject({ me: 200, other: 'second_factor_required' })
    // Nor does anybody tell them what happens.
    expect(await isHeard(admin)).toBe(false)
    expect(
      (await callAs(admin, 'PATCH', 'admins/[id]', { params: { id: admin.id }, body: {} })).json.code,
    ).toBe('second_factor_required')
    await withPasskey(admin)
    expect(await statusOf(admin)).toMatchObject({ me: 200, other: 'open', entro: null })
    expect(await isHeard(admin)).toBe(true)
  })

  it('counts from when somebody came, and asks only those whom it names', async () => {
    const [young, agent] = [await anAgent(), await old(await anAgent({ permissions: { team_see: true } }))]
    const plain = await old(await anAgent())
    await set({ permessi: ['team_see'], dal: since(50) })
    expect((await statusOf(agent)).other).toBe('second_factor_required')
    expect(await statusOf(plain)).toMatchObject({ other: 'open', entro: null })
    await set({ agenti: true, dal: since(50) })
    expect((await statusOf(plain)).other).toBe('second_factor_required')
    expect(await statusOf(young)).toMatchObject({ other: 'open', entro: expect.any(String) })
  })
})
