import { open } from '@/lib/auth/secret-box'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { mailsTo, templatesTo } from '@/lib/testing/queued-mails'
import { adminWith, anAgent, type Caller, callAs, signedIn } from '@/lib/testing/test-kit'
import { buildPercGroup } from '@/prisma/seed/factories/leads'
import { buildAgent } from '@/prisma/seed/factories/people'
import { acceptInvitation, get, PASSWORD, patch, post, refusal, rowOf, verb } from './test-kit'

const IBAN = 'IT60X0542811101000000123456'

let office: Caller
beforeAll(async () => {
  office = await adminWith('agents_manage')
})

describe('access', () => {
  it('begins with a link of seven days; nobody enters without a number of the register', async () => {
    const { json } = await post(office, { oamNumber: null })
    const { email, status } = await rowOf(json._id)
    expect([status, await templatesTo(email)]).toEqual(['pending', ['account-invited']])
    const [token] = await db().oneTimeToken.findMany({ where: { userId: json._id, purpose: 'invite' } })
    const days = ((token?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(refusal(await acceptInvitation(email))).toEqual([422, 'token'])
    expect((await rowOf(json._id)).status).toBe('pending')
    await patch(office, json._id, { oamNumber: `M-${Date.now()}`, version: json.version })
    expect((await acceptInvitation(email)).status).toBe(204)
    expect((await rowOf(json._id)).status).toBe('validated')
    expect((await verb(office, 'invite', json._id)).status).toBe(409)
    const login = await callAs(null, 'POST', 'agents/login', { body: { email, password: PASSWORD } })
    expect(login.status).toBe(200)
    const { version } = await rowOf(json._id)
    expect(refusal(await patch(office, json._id, { oamNumber: null, version }))).toEqual([422, 'oamNumber'])
  })

  it('is sent to a corrected address, and the first link stops working', async () => {
    const { json } = await post(office)
    const [first] = await mailsTo(String(json.email))
    const email = `${newId()}@prova.example`
    await patch(office, json._id, { email, version: json.version })
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await db().oneTimeToken.count({ where: { userId: json._id } })).toBe(1)
    expect(first).toBeDefined()
  })

  it('ends at once when it is blocked, with the reason in the history, and is given back', async () => {
    const agent = await anAgent()
    expect(refusal(await verb(office, 'block', agent.id, {}))).toEqual([422, 'motivo'])
    const blocked = await verb(office, 'block', agent.id, { motivo: 'Indagine interna' })
    expect([blocked.status, blocked.json.status]).toEqual([200, 'blocked'])
    expect((await callAs(agent, 'GET', 'agents/getMe')).status).toBe(401)
    const [commit] = await db().commit.findMany({ where: { ref: agent.id }, orderBy: { id: 'desc' } })
    expect(commit?.info).toMatchObject({ reason: 'Indagine interna' })
    expect((await verb(office, 'unblock', agent.id)).json.status).toBe('validated')
    const without = await buildAgent({ status: 'blocked', oamNumber: null })
    expect((await verb(office, 'unblock', without.id)).status).toBe(409)
  })

  it('that is blocked leaves the weights to the others as theirs are, and who looks after them hears of it', async () => {
    const [agent, a, b] = [await anAgent(), await buildAgent(), await buildAgent()]
    const leads = await adminWith('leads_manage')
    const pesi = { [agent.id]: 50, [a.id]: 30, [b.id]: 20 }
    await buildPercGroup({ product: 'leasing', pesi })
    await verb(office, 'block', agent.id, { motivo: 'Indagine interna' })
    const now = await db().percLeadGruppo.findFirstOrThrow({
      where: { product: 'leasing' },
      orderBy: { epoca: 'desc' },
      include: { pesi: true },
    })
    expect(now.epoca).toBe(2)
    expect(new Map(now.pesi.map(({ agentId, peso }) => [agentId, Number(peso)]))).toEqual(
      new Map([
        [a.id, 60],
        [b.id, 40],
      ]),
    )
    const bells = await db().notification.findMany({ where: { userId: leads.id } })
    expect(bells.map(({ titolo }) => titolo)).toEqual([
      `${agent.actor.nome} ${agent.actor.cognome} non riceve più richieste`,
    ])
    expect(await db().notification.count({ where: { userId: office.id } })).toBe(0)
  })

  it('and everything else of the office is nobody else’s to change', async () => {
    const { id } = await buildAgent()
    const who = [null, await adminWith('pratiche_manage'), await anAgent(), await signedIn('agent', { id })]
    for (const name of ['invite', 'block', 'unblock', 'iban', 'absence', 'offboard']) {
      const replies = await Promise.all(who.map((as) => verb(as, name, id, {})))
      expect([name, ...replies.map(({ status }) => status)]).toEqual([name, 401, 403, 403, 403])
    }
    const holdings = await Promise.all(
      who.map((as) => callAs(as, 'GET', 'agents/[id]/holdings', { params: { id } })),
    )
    expect(holdings.map(({ status }) => status)).toEqual([401, 403, 403, 403])
  })
})

describe('the account for commissions', () => {
  it('is sealed, and shown nowhere but by its end: not in replies, not in the history', async () => {
    const { id } = await buildAgent()
    expect(
      refusal(await verb(office, 'iban', id, { iban: 'IT60X0542811101000000123457', version: 1 })),
    ).toEqual([422, 'iban'])
    const reply = await verb(office, 'iban', id, { iban: 'it60 x054 2811 1010 0000 0123 456', version: 1 })
    expect(reply.json).toMatchObject({ ibanFine: '3456', version: 2 })
    const { ibanSealed } = await rowOf(id)
    expect(open(ibanSealed ?? '')).toBe(IBAN)
    await patch(office, id, { telefono: null, version: 2 })
    await verb(office, 'iban', id, { iban: 'DE89370400440532013000', version: 3 })
    const commits = await db().commit.findMany({ where: { ref: id }, orderBy: { id: 'asc' } })
    const told = JSON.stringify(commits)
    for (const secret of [IBAN, IBAN.slice(4, 20), ibanSealed ?? '', '0532013000'])
      expect(told).not.toContain(secret)
    expect(commits).toHaveLength(3)
    expect((await verb(office, 'iban', id, { iban: null, version: 4 })).json.ibanFine).toBeNull()
    expect((await rowOf(id)).ibanSealed).toBeNull()
    expect(commits.at(-1)?.info).toMatchObject({
      changes: expect.arrayContaining([{ field: 'ibanFine', before: '3456', after: '3000' }]),
    })
    const replies = [reply.text, (await get(office, id)).text, (await callAs(office, 'GET', 'agents')).text]
    for (const text of replies) expect(text).not.toMatch(/0542811101|ibanSealed/)
  })
})

describe('what is private of an agent', () => {
  it('is for who manages agents: colleagues and offices that choose among agents get none of it, nor may ask by it', async () => {
    const { json } = await post(office, { codiceFiscale: 'RSSMRA80A01H501U', cap: '20121' })
    await db().agent.update({
      where: { id: json._id },
      data: { status: 'validated', lastLoginAt: new Date() },
    })
    const readers = [await anAgent(), await adminWith('leads_manage'), await adminWith('pratiche_manage')]
    for (const reader of readers) {
      const { json: seen, text } = await get(reader, json._id)
      expect([seen.cognome, seen.codiceFiscale, seen.documents, seen.permissions, seen.lastLoginAt]).toEqual([
        json.cognome,
        null,
        null,
        null,
        null,
      ])
      expect(text).not.toContain('RSSMRA80A01H501U')
      const asked: Record<string, string>[] = [
        { 'filter[lastLoginAt]': 'true' },
        { sort: 'lastLoginAt' },
        { 'filter[documentiEntro]': '..oggi' },
      ]
      for (const query of asked) expect((await callAs(reader, 'GET', 'agents', { query })).status).toBe(403)
      expect((await callAs(reader, 'GET', 'agents/export')).status).toBe(403)
      expect((await callAs(reader, 'GET', 'agents', { query: { 'filter[figura]': 'agente' } })).status).toBe(
        200,
      )
    }
  })
})

describe('absence', () => {
  it('is written by the office with the rules of the agent’s own, and taken back', async () => {
    const [agent, other] = [await buildAgent(), await buildAgent()]
    const days = { dal: '2099-08-01', al: '2099-08-20' }
    const past = await verb(office, 'absence', agent.id, {
      dal: '2020-01-01',
      al: '2020-01-02',
      sostitutoId: null,
      version: 1,
    })
    expect(refusal(past)).toEqual([422, 'dal'])
    const self = await verb(office, 'absence', agent.id, { ...days, sostitutoId: agent.id, version: 1 })
    expect(refusal(self)).toEqual([422, 'sostitutoId'])
    const away = await verb(office, 'absence', agent.id, { ...days, sostitutoId: other.id, version: 1 })
    expect(away.json).toMatchObject({
      assenteDal: days.dal,
      assenteAl: days.al,
      sostituto: { _id: other.id },
    })
    const back = await verb(office, 'absence', agent.id, {
      dal: null,
      al: null,
      sostitutoId: null,
      version: 2,
    })
    expect(back.json).toMatchObject({ assenteDal: null, assenteAl: null, sostitutoId: null })
  })
})
