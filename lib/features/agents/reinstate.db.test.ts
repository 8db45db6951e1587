import { addDays, columnOfDay, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import type { Payload } from '@/lib/jobs/payloads'
import { aClient, adminWith, anAgent, type Caller, callAs, signedIn } from '@/lib/testing/test-kit'
import { buildContactRequest, buildLead, buildPercGroup } from '@/prisma/seed/factories/leads'
import { buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildTicket } from '@/prisma/seed/factories/service'
import { giveBack } from './give-back'
import { offboard } from './jobs'
import type { ReinstateResult } from './offboard-schema'

const motivo = 'Cambia lavoro'
const RUN = { attempt: 1, isLast: false }
let office: Caller
beforeAll(async () => {
  office = await adminWith('agents_manage', 'pratiche_manage', 'clients_manage')
})

async function payloadOf<N extends 'agents.offboard' | 'agents.reinstate'>(jobId: string) {
  const [row] = await db().$queryRaw<{ payload: Payload<N> }[]>`
    SELECT payload FROM graphile_worker._private_jobs WHERE payload ->> 'progressId' = ${jobId}`
  if (!row) throw new Error('no job')
  return row.payload
}
const close = async (id: string, groups: object) => {
  const body = { al: todayInRome(), motivo, ...groups }
  const { json } = await callAs(office, 'POST', 'agents/[id]/offboard', { params: { id }, body })
  await offboard(await payloadOf<'agents.offboard'>(String(json.jobId)), RUN)
}
const ask = (id: string, as: Caller | null = office) =>
  callAs<{ jobId: string }>(as, 'POST', 'agents/[id]/reinstate', {
    params: { id },
    body: { motivo: 'Resta' },
  })
const reopen = async (id: string) => {
  const { status, json } = await ask(id)
  expect(status).toBe(202)
  const payload = await payloadOf<'agents.reinstate'>(json.jobId)
  await giveBack(payload, RUN)
  const { result } = await db().jobProgress.findUniqueOrThrow({ where: { id: json.jobId } })
  return { payload, result: result as ReinstateResult }
}
const until = async (id: string) =>
  (await callAs(office, 'GET', 'agents/[id]/reinstate', { params: { id } })).json.annullabileFino

/** Somebody with one of everything, and who gets it. */
async function handedOver() {
  const leaver = await buildAgent({ mandatoAl: null })
  const heir = await buildAgent()
  const { id: agentId, agencyId } = leaver
  const client = await buildClient({ agentId })
  const own = { agentId, agencyId, clientId: client.id }
  const cases = [
    await buildPratica({ ...own, stato: 'in_istruttoria' }),
    await buildPratica({ ...own, stato: 'in_istruttoria' }),
  ]
  const lead = await buildLead({ agentId, stato: 'assegnato' })
  await buildContactRequest({ agentId, stato: 'assegnato' })
  await buildTicket({ agentId, stato: 'aperto' })
  const member = await buildAgent({ managerId: agentId })
  const away = await buildAgent({
    sostitutoId: agentId,
    assenteDal: columnOfDay(todayInRome()),
    assenteAl: addDays(columnOfDay(todayInRome()), 5),
  })
  const a = heir.id
  await close(agentId, { pratiche: { a }, leads: { a }, clienti: { a }, ticket: { a }, team: { a } })
  return { leaver, heir, client, cases, lead, member, away }
}

const closing = async (id: string, as: Caller = office) =>
  (await callAs(as, 'GET', 'agents/[id]/reinstate', { params: { id } })).json

describe('the work that a closing has started', () => {
  it('is found again by who comes back to the page; others read who began it', async () => {
    const leaver = await buildAgent()
    expect(await closing(leaver.id)).toEqual({ annullabileFino: null, passaggio: null, rientro: null })
    const body = { al: todayInRome(), motivo }
    const { json } = await callAs(office, 'POST', 'agents/[id]/offboard', { params: { id: leaver.id }, body })
    const { name, surname } = await db().admin.findUniqueOrThrow({ where: { id: office.id } })
    const own = { _id: json.jobId, state: 'in_coda', visibile: true, avviatoDa: `${name} ${surname}` }
    expect(await closing(leaver.id)).toMatchObject({ passaggio: own, rientro: null })
    await offboard(await payloadOf<'agents.offboard'>(String(json.jobId)), RUN)
    const colleague = await closing(leaver.id, await adminWith('agents_manage'))
    expect(colleague).toMatchObject({ passaggio: { ...own, state: 'completato', visibile: false } })
    const operator = await closing(leaver.id, await adminWith('agents_manage', 'settings_manage'))
    expect(operator).toMatchObject({ passaggio: { visibile: true } })
  })

  it('is the giving back once there is one, and a later hand-over after that', async () => {
    const leaver = await buildAgent()
    await close(leaver.id, {})
    const { json } = await ask(leaver.id)
    await giveBack(await payloadOf<'agents.reinstate'>(json.jobId), RUN)
    expect(await closing(leaver.id)).toMatchObject({
      annullabileFino: null,
      passaggio: null,
      rientro: { _id: json.jobId, state: 'completato' },
    })
    await close(leaver.id, {})
    expect(await closing(leaver.id)).toMatchObject({ passaggio: { state: 'completato' }, rientro: null })
  })
})

describe('the end of a mandate that is taken back', () => {
  it('puts everything where it was', async () => {
    const { leaver, heir, client, cases, lead, member, away } = await handedOver()
    expect(new Date(String(await until(leaver.id))).getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000)
    const { result } = await reopen(leaver.id)
    expect(result).toEqual({ pratiche: 2, leads: 2, clienti: 1, ticket: 1, team: 1, rimaste: [] })
    expect(await db().agent.findUniqueOrThrow({ where: { id: leaver.id } })).toMatchObject({
      status: 'validated',
      published: true,
      mandatoAl: null,
      lasciatoIl: null,
    })
    const agentId = leaver.id
    expect(await db().pratica.count({ where: { agentId, id: { in: cases.map(({ id }) => id) } } })).toBe(2)
    expect(await db().client.count({ where: { id: client.id, agentId } })).toBe(1)
    expect(await db().lead.count({ where: { id: lead.id, agentId } })).toBe(1)
    expect(await db().contactRequest.count({ where: { agentId } })).toBe(1)
    expect(await db().ticket.count({ where: { agentId } })).toBe(1)
    expect(await db().agent.count({ where: { id: member.id, managerId: agentId } })).toBe(1)
    expect(await db().agent.count({ where: { id: away.id, sostitutoId: agentId } })).toBe(1)
    const bells = await db().notification.findMany({ where: { userId: heir.id }, orderBy: { id: 'desc' } })
    expect(bells[0]?.testo).toBe('6 delle consegne tornano sue.')
    expect(await until(leaver.id)).toBeNull()
    expect((await ask(leaver.id)).status).toBe(409)
    await signedIn('agent', leaver)
  })

  it('leaves what somebody has changed since with who has it, and names it', async () => {
    const { leaver, heir, cases, client, member } = await handedOver()
    const [worked, given] = cases as [(typeof cases)[0], (typeof cases)[0]]
    const { version } = await db().pratica.findUniqueOrThrow({ where: { id: worked.id } })
    const step = {
      params: { id: worked.id },
      body: { to: 'raccolta_documenti', version, motivo: 'Mancano carte' },
    }
    expect((await callAs(office, 'POST', 'pratiche/[id]/state', step)).status).toBe(200)
    await db().agent.update({ where: { id: leaver.id }, data: { managerId: member.id } })
    const { result } = await reopen(leaver.id)
    expect(result).toMatchObject({ pratiche: 1, clienti: 1, team: 0 })
    expect(result.rimaste.sort()).toEqual([
      `Persone della squadra: ${member.nome} ${member.cognome}`,
      `Pratiche aperte: ${worked.codice}`,
    ])
    const owner = async (id: string) => (await db().pratica.findUniqueOrThrow({ where: { id } })).agentId
    expect([await owner(worked.id), await owner(given.id)]).toEqual([heir.id, leaver.id])
    expect((await db().client.findUniqueOrThrow({ where: { id: client.id } })).agentId).toBe(leaver.id)
  })

  it('gives the weights back, but for a group that was saved again', async () => {
    const [leaver, other] = [await buildAgent(), await buildAgent()]
    const pesi = { [leaver.id]: 40, [other.id]: 60 }
    await buildPercGroup({ product: 'cdq', provincia: 'AO', pesi })
    await buildPercGroup({ product: 'cdq', provincia: null, pesi })
    await close(leaver.id, {})
    const last = (provincia: string | null) =>
      db().percLeadGruppo.findFirstOrThrow({
        where: { product: 'cdq', provincia },
        orderBy: { epoca: 'desc' },
        include: { pesi: true },
      })
    expect((await last('AO')).pesi.map(({ agentId }) => agentId)).toEqual([other.id])
    await buildPercGroup({ product: 'cdq', provincia: null, pesi: { [other.id]: 100 } })
    const { result } = await reopen(leaver.id)
    expect(result.rimaste).toEqual([expect.stringMatching(/^Pesi: .*ovunque/)])
    const weights = new Map((await last('AO')).pesi.map(({ agentId, peso }) => [agentId, Number(peso)]))
    expect(weights).toEqual(new Map(Object.entries(pesi)))
    expect((await last(null)).pesi.map(({ agentId }) => agentId)).toEqual([other.id])
  })

  it('does nothing twice: a job that runs again finds what is left', async () => {
    const { leaver } = await handedOver()
    const { payload } = await reopen(leaver.id)
    const events = () => db().commit.count({ where: { groupId: payload.progressId } })
    const before = await events()
    await db().jobProgress.update({ where: { id: payload.progressId }, data: { state: 'in_corso' } })
    await giveBack(payload, RUN)
    expect(await events()).toBe(before)
    const { result } = await db().jobProgress.findUniqueOrThrow({ where: { id: payload.progressId } })
    expect(result).toMatchObject({ pratiche: 2, team: 1, rimaste: [] })
  })

  it('is for a day, and for who manages agents', async () => {
    const { leaver } = await handedOver()
    for (const as of [await adminWith(), await anAgent(), await aClient()])
      expect((await ask(leaver.id, as)).status).toBe(403)
    expect((await ask(leaver.id, null)).status).toBe(401)
    const wrong = { params: { id: leaver.id }, body: { motivo: ' ' } }
    expect((await callAs(office, 'POST', 'agents/[id]/reinstate', wrong)).status).toBe(422)
    const at = new Date(Date.now() - 25 * 3_600_000)
    await db().agentChiusura.updateMany({ where: { agentId: leaver.id }, data: { at } })
    expect([await until(leaver.id), (await ask(leaver.id)).status]).toEqual([null, 409])
    expect((await db().agent.findUniqueOrThrow({ where: { id: leaver.id } })).status).toBe('blocked')
    expect((await ask((await buildAgent()).id)).status).toBe(409)
  })

  it('waits for the hand-over itself to end', async () => {
    const leaver = await buildAgent()
    const body = { al: todayInRome(), motivo }
    await callAs(office, 'POST', 'agents/[id]/offboard', { params: { id: leaver.id }, body })
    const { status, json } = await ask(leaver.id)
    expect([status, (json as unknown as { detail: string }).detail]).toEqual([
      409,
      expect.stringContaining('in corso'),
    ])
  })
})
