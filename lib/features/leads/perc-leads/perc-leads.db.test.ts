import { addDays, dayOf, todayInRome } from '@/lib/core/dates'
import { db, pool, withTransaction } from '@/lib/core/db'
import { assignLead } from '@/lib/features/leads/assign'
import { aClient, adminWith, anAgent, type Caller, callAs, ctxOf, type Json } from '@/lib/testing/test-kit'
import { buildLead, buildPercGroup } from '@/prisma/seed/factories/leads'
import { buildAgent } from '@/prisma/seed/factories/people'
import { seedReference } from '@/prisma/seed/reference/seed-reference'
import { leaveWeights } from './leave-weights'
import type { Elenco, Gruppo, Registro, Simulazione } from './schema'

let office: Caller
beforeAll(async () => {
  office = await adminWith('leads_manage', 'commits_see')
  const client = await pool().connect()
  await seedReference(client).finally(() => client.release())
})

const put = <T = Json>(as: Caller | null, body: object) => callAs<T>(as, 'PUT', 'percLeads/groups', { body })
const list = (product: string) => callAs<Elenco>(office, 'GET', 'percLeads', { query: { product } })
const ledger = (as: Caller | null, id: string) =>
  callAs<Registro>(as, 'GET', 'percLeads/groups/[id]/ledger', { params: { id } })
const simulate = (as: Caller | null, body: object) =>
  callAs<Simulazione>(as, 'POST', 'percLeads/simulate', { body })
const two = async () => [(await buildAgent()).id, (await buildAgent()).id] as [string, string]
const weights = (...rows: [string, number][]) => rows.map(([agentId, peso]) => ({ agentId, peso }))
const day = (days: number) => dayOf(addDays(new Date(), days))

describe('the weights of a group', () => {
  it('are for administrators with the flag', async () => {
    const { id } = await buildPercGroup({ product: 'leasing' })
    const body = { product: 'leasing', provincia: null, version: 1, pesi: [] }
    const calls = (as: Caller | null) => [
      callAs(as, 'GET', 'percLeads'),
      put(as, body),
      ledger(as, id),
      simulate(as, { product: 'leasing', provincia: null, n: 3 }),
    ]
    const statuses = async (as: Caller | null) => (await Promise.all(calls(as))).map(({ status }) => status)
    expect(await statuses(null)).toEqual([401, 401, 401, 401])
    for (const caller of [await anAgent(), await aClient(), await adminWith('admins_manage')])
      expect(await statuses(caller)).toEqual([403, 403, 403, 403])
    expect(await statuses(office)).toEqual([200, 422, 200, 200])
  })

  it('begin an epoch with each save, with everybody at zero, and one entry in the history', async () => {
    const [a, b] = await two()
    const first = await put<Gruppo>(office, {
      product: 'cdq',
      provincia: null,
      version: null,
      pesi: weights([a, 70], [b, 30]),
      tetti: [{ agentId: a, giorno: 5, mese: null }],
    })
    expect([first.status, first.json.epoca, first.json.dal]).toEqual([200, 1, todayInRome()])
    await assignLead(ctxOf(office), (await buildLead({ product: 'cdq' })).id)
    const second = await put<Gruppo>(office, {
      product: 'cdq',
      provincia: null,
      version: 1,
      pesi: weights([a, 30], [b, 70]),
    })
    expect(second.json).toMatchObject({ epoca: 2, version: 2, ricevuti: 0, maxDeficit: 0 })
    const [group] = (await list('cdq')).json.gruppi
    expect(group?.membri.map(({ agentId, peso, ricevuti }) => [agentId, peso, ricevuti])).toEqual([
      [b, 70, 0],
      [a, 30, 0],
    ])
    const entries = await db().commit.findMany({ where: { model: 'PercLeads', ref: first.json._id } })
    expect(entries.map(({ action, label }) => [action, label])).toEqual([
      ['create', 'Cessione del quinto, ovunque'],
      ['edit', 'Cessione del quinto, ovunque'],
    ])
    expect(JSON.stringify(entries[1]?.info)).toContain('"peso":70')
    const seen = await callAs(office, 'GET', 'commits', { query: { 'filter[model]': 'PercLeads' } })
    expect(seen.json.items.length).toBeGreaterThan(0)
  })

  it('refuse what is wrong, with the field named', async () => {
    const [a, b] = await two()
    const gone = (await buildAgent({ status: 'blocked' })).id
    const right = { product: 'azienda', provincia: null, version: null, pesi: weights([a, 60], [b, 40]) }
    const wrong: [object, string][] = [
      [{ pesi: weights([a, 60], [b, 39.5]) }, 'pesi'],
      [{ pesi: [] }, 'pesi'],
      [{ pesi: weights([a, 50], [a, 50]) }, 'pesi.1.agentId'],
      [{ pesi: weights([a, 100], [b, 0]) }, 'pesi.1.peso'],
      [{ pesi: weights([a, 33.33333], [b, 66.66667]) }, 'pesi.0.peso'],
      [{ pesi: weights([a, 60], [gone, 40]) }, 'pesi.1.agentId'],
      [{ pesi: weights([a, 60], ['01900000-0000-7000-8000-000000000000', 40]) }, 'pesi.1.agentId'],
      [{ tetti: [{ agentId: gone, giorno: 1 }] }, 'tetti.0.agentId'],
      [{ tetti: [{ agentId: a, giorno: 0 }] }, 'tetti.0.giorno'],
      [{ provincia: 'ZZ' }, 'provincia'],
      [{ product: 'auto' }, 'product'],
      [{ dal: day(-1) }, 'dal'],
      [{ dal: day(400) }, 'dal'],
      [{ dal: '2026-02-30' }, 'dal'],
      [{ chiudi: true }, 'pesi'],
      [{ altro: 1 }, 'altro'],
    ]
    for (const [part, path] of wrong) {
      const { status, json } = await put(office, { ...right, ...part })
      expect([part, status, json.errors[0]?.path]).toEqual([part, 422, path])
    }
    expect(await db().percLeadGruppo.count({ where: { product: 'azienda' } })).toBe(0)
    const sum = await put(office, { ...right, pesi: weights([a, 60], [b, 39.5]) })
    expect(sum.json.errors[0]?.message).toBe('La somma dei pesi è 99,5: deve essere 100.')
  })

  it('are not saved over what somebody saved meanwhile, also at the same instant', async () => {
    const [a, b] = await two()
    const body = { product: 'prestito', provincia: null, version: null, pesi: weights([a, 50], [b, 50]) }
    const replies = await Promise.all([put(office, body), put(await adminWith('leads_manage'), body)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await put(office, body)).json.code).toBe('stale_version')
    expect((await put(office, { ...body, version: 1 })).status).toBe(200)
  })

  it('may begin on a later day, which the group tells of, and close it', async () => {
    const [a, b] = await two()
    const base = { product: 'mutuo', provincia: 'CZ' }
    await put(office, { ...base, version: null, pesi: weights([a, 100]) })
    const later = await put<Gruppo>(office, { ...base, version: 1, dal: day(7), pesi: weights([b, 100]) })
    expect(later.json).toMatchObject({ epoca: 2, dal: day(7) })
    const own = async () => (await list('mutuo')).json.gruppi.find(({ provincia }) => provincia === 'CZ')
    expect(await own()).toMatchObject({
      epoca: 1,
      version: 2,
      luogo: 'Catanzaro (CZ)',
      inProgramma: { epoca: 2, dal: day(7), agenti: 1 },
    })
    expect((await put(office, { ...base, version: 2, pesi: [], chiudi: true })).status).toBe(200)
    expect(await own()).toBeUndefined()
    const { altri } = (await list('mutuo')).json
    expect(altri.find(({ provincia }) => provincia === 'CZ')).toMatchObject({ version: 3, dal: null })
  })
})

describe('the ledger of a group', () => {
  it('tells who got the last leads and why, how everybody stands, who is next and what was before', async () => {
    const [a, b] = await two()
    await buildPercGroup({ product: 'leasing', pesi: { [a]: 100 } })
    const group = await buildPercGroup({ product: 'leasing', pesi: { [a]: 75, [b]: 25 } })
    const leads = [await buildLead({ product: 'leasing' }), await buildLead({ product: 'leasing' })] as const
    await assignLead(ctxOf(office), leads[0].id)
    await assignLead(ctxOf(office), leads[1].id, b)
    const { json } = await ledger(office, group.id)
    expect(json.ultime.map(({ codice, motivo, contata }) => [codice, motivo, contata])).toEqual([
      [leads[1].codice, 'mano', true],
      [leads[0].codice, 'peso', true],
    ])
    expect(json.membri.map(({ atteso, ricevuti }) => [atteso, ricevuti])).toEqual([
      [1.5, 1],
      [0.5, 1],
    ])
    expect(json.prossimi).toHaveLength(3)
    expect(json.prossimi[0]?._id).toBe(a)
    expect(json.epoche.filter(({ inVigore }) => inVigore)).toMatchObject([{ _id: group.id }])
    expect((await ledger(office, 'x')).status).toBe(404)
    expect((await ledger(office, '01900000-0000-7000-8000-000000000000')).status).toBe(404)
  })
})

describe('a simulation', () => {
  it('says who would get the next ones, by the weights in force or by others, and changes nothing', async () => {
    const [a, b] = await two()
    await buildPercGroup({ product: 'leasing', pesi: { [a]: 75, [b]: 25 } })
    const before = await db().leadReceipt.findMany()
    const asked = { product: 'leasing', provincia: null, n: 8 }
    const inForce = (await simulate(office, asked)).json
    expect(inForce.ricevuti.map(({ _id, ricevuti }) => [_id, ricevuti])).toEqual([
      [a, 6],
      [b, 2],
    ])
    const other = (await simulate(office, { ...asked, pesi: weights([a, 25], [b, 75]) })).json
    expect(other.ricevuti.map(({ ricevuti }) => ricevuti)).toEqual([2, 6])
    expect(await db().leadReceipt.findMany()).toEqual(before)
    expect((await simulate(office, { ...asked, n: 501 })).status).toBe(422)
    expect((await simulate(office, { ...asked, pesi: weights([a, 99]) })).status).toBe(422)
    expect((await simulate(office, { ...asked, provincia: 'VB' })).status).toBe(409)
  })
})

describe('an agent who leaves', () => {
  it('gives the weight to the others in proportion, in a new epoch, now and in what is planned, and the office is told', async () => {
    const [a, b] = await two()
    const gone = await buildAgent({ nome: 'Va', cognome: 'Via' })
    const pesi = { [a]: 40, [b]: 20, [gone.id]: 40 }
    const inForce = await buildPercGroup({ provincia: 'FC', pesi })
    await buildPercGroup({
      provincia: 'FC',
      dal: new Date(`${day(5)}T00:00:00Z`),
      pesi: { [gone.id]: 50, [a]: 50 },
    })
    const alone = await buildPercGroup({ provincia: 'FE', pesi: { [gone.id]: 100 } })
    const untouched = await buildPercGroup({ provincia: 'FG', pesi: { [a]: 100 } })
    const changed = await withTransaction((tx) => leaveWeights(tx, ctxOf(office), gone.id))
    expect(changed).toBe(2)
    const epochs = async (provincia: string) =>
      db().percLeadGruppo.findMany({
        where: { provincia },
        orderBy: { epoca: 'asc' },
        include: { pesi: { orderBy: { peso: 'desc' } } },
      })
    const [first, , third, fourth] = await epochs('FC')
    expect(first?.id).toBe(inForce.id)
    expect(third?.pesi.map(({ agentId, peso }) => [agentId, Number(peso)])).toEqual([
      [a, 66.6667],
      [b, 33.3333],
    ])
    expect([fourth?.dal.toISOString().slice(0, 10), fourth?.pesi.map(({ agentId }) => agentId)]).toEqual([
      day(5),
      [a],
    ])
    expect((await epochs('FE')).map(({ id, pesi: rows }) => [id === alone.id, rows.length])).toEqual([
      [true, 1],
      [false, 0],
    ])
    expect((await epochs('FG')).map(({ id }) => id)).toEqual([untouched.id])
    const bell = await db().notification.findFirstOrThrow({ where: { userId: office.id } })
    expect(bell).toMatchObject({ titolo: 'Va Via non riceve più richieste', href: '/admin/system/percLeads' })
    expect(bell.testo).toContain('Mutuo')
    expect(await withTransaction((tx) => leaveWeights(tx, ctxOf(office), gone.id))).toBe(0)
  })
})
