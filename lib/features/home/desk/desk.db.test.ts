import { mintScope } from '@/lib/auth/actor'
import { addDays, addMonths, columnOfDay, dayOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { statementsOf } from '@/lib/testing/queries'
import { aClient, adminWith, anAgent, type Caller, callAs, type Json } from '@/lib/testing/test-kit'
import { buildLead } from '@/prisma/seed/factories/leads'
import { buildAgent, buildAgentDocument } from '@/prisma/seed/factories/people'
import { buildDocumento, buildPratica, buildProvvigione } from '@/prisma/seed/factories/pratiche'
import { buildTicket, buildVoto } from '@/prisma/seed/factories/service'
import { agentDesk } from './data'
import type { Desk } from './types'

const ALL = ['agents_manage', 'leads_manage', 'pratiche_manage', 'provvigioni_see', 'commits_see'] as const
const desk = (as: Caller | null, id: string) =>
  callAs<Desk & Json>(as, 'GET', 'agents/[id]/desk', { params: { id } })
const total = async (as: Caller, path: string, filters: Record<string, string>) => {
  const query = Object.fromEntries(Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value]))
  return (await callAs(as, 'GET', path, { query })).json.total
}
const aYearAgo = () => addDays(addMonths(new Date(), -12), -1 / 24)

describe('the desk of an agent', () => {
  it('has the agent’s own work and nobody else’s, each figure with the number of its list', async () => {
    const [office, agent] = [await adminWith(...ALL), await buildAgent()]
    const { id: agentId } = agent
    // Of the team and of the agency, but not the agent's.
    const other = await buildAgent({ managerId: agentId, agencyId: agent.agencyId })
    for (const owner of [agentId, agentId, other.id]) {
      await buildLead({ agentId: owner, stato: 'assegnato', assignedAt: new Date() })
      await buildPratica({
        agentId: owner,
        stato: 'in_istruttoria',
        ultimaAttivita: addDays(new Date(), -90),
      })
      await buildPratica({ agentId: owner, stato: 'liquidata', importoErogato: 10_000_000n })
    }
    await buildLead({ agentId, stato: 'perso', createdAt: aYearAgo() })
    const { status, json } = await desk(office, agentId)
    expect(status).toBe(200)
    const { mese, anno } = json
    expect([mese.richieste, anno.richieste]).toEqual([
      { value: 2, before: 1 },
      { value: 2, before: 1 },
    ])
    expect([mese.aperte.value, mese.erogato]).toEqual([4, { value: 200_000, before: 0 }])
    const days = `${mese.from}..${mese.to}`
    expect(await total(office, 'leadRequests', { agentId, createdAt: days })).toBe(mese.richieste.value)
    expect(await total(office, 'pratiche', { agentId, createdAt: days })).toBe(mese.aperte.value)
    expect(json.stati).toEqual([{ stato: 'in_istruttoria', n: 2, importo: 240_000 }])
    expect(await total(office, 'pratiche', { agentId, stato: 'in_istruttoria' })).toBe(2)
    expect([json.leads?.total, json.leads?.items.length]).toEqual([2, 2])
    expect(await total(office, 'leadRequests', { agentId, stato: 'assegnato' })).toBe(2)
    expect(json.cases?.total).toBe(await total(office, 'reports/praticheFerme', { agentId }))
    expect(json.erogazioni.at(-1)).toMatchObject({ valore: 200_000 })
    expect(json.aperture.at(-1)).toMatchObject({ valore: 4 })
  })

  it('what was paid out stays with who followed the case then, as the chart and the movements say', async () => {
    const [office, agent] = [await adminWith(...ALL, 'reports_see'), await buildAgent()]
    const other = await buildAgent()
    const paid = { stato: 'liquidata', importoErogato: 10_000_000n } as const
    const given = await buildPratica({ agentId: agent.id, ...paid })
    const reopened = await buildPratica({ agentId: agent.id, ...paid, dataLiquidazione: aYearAgo() })
    await db().pratica.update({ where: { id: given.id }, data: { agentId: other.id } })
    const taken = { stato: 'in_istruttoria', importoErogato: null, dataLiquidazione: null } as const
    await db().pratica.update({ where: { id: reopened.id }, data: taken })
    const { mese, anno, erogazioni } = (await desk(office, agent.id)).json
    // Paid a year ago, and taken back today: last year stays as it was.
    expect([mese.erogato, anno.erogato]).toEqual(Array(2).fill({ value: 0, before: 100_000 }))
    expect(erogazioni.at(-1)).toMatchObject({ valore: mese.erogato.value })
    const query = {
      'filter[agentId]': agent.id,
      'filter[at]': `${mese.from}..${mese.to}`,
      'filter[movimento]': 'liquidata,rettifica,stornata',
    }
    const { json } = await callAs(office, 'GET', 'reports/movimenti', { query })
    expect((json.totals as { erogato: number }).erogato).toBe(mese.erogato.value)
  })

  it('names the agent’s own papers that have expired or are about to', async () => {
    const [office, { id: agentId }] = [await adminWith(...ALL), await buildAgent()]
    const day = (days: number) => columnOfDay(dayOf(addDays(new Date(), days)))
    const due = await buildAgentDocument({ agentId, tipo: 'polizza_rc', scadeIl: day(10) })
    await buildAgentDocument({ agentId, tipo: 'identita', scadeIl: day(400) })
    // Replaced by a newer one.
    await buildAgentDocument({ agentId, tipo: 'oam', scadeIl: day(-5) })
    await buildAgentDocument({ agentId, tipo: 'oam', scadeIl: day(300) })
    const late = await buildAgentDocument({ agentId, tipo: 'mandato', scadeIl: day(-1) })
    await buildAgentDocument({ tipo: 'mandato', scadeIl: day(1) })
    const { scadenze } = (await desk(office, agentId)).json
    expect([scadenze.total, scadenze.items.map(({ _id }) => _id)]).toEqual([2, [late.id, due.id]])
  })

  it('measures what there is to measure, and says null where there is nothing', async () => {
    const office = await adminWith(...ALL)
    const { id: agentId } = await buildAgent()
    const none = (await desk(office, agentId)).json.mese
    expect([none.entroOra, none.convertite, none.deliberate, none.voto]).toEqual(
      Array(4).fill({ value: null, before: null }),
    )
    expect([none.richieste.value, none.erogato.value, none.obiettivo]).toEqual([0, 0, null])
    const { id: praticaId } = await buildPratica({ agentId, stato: 'liquidata' })
    await buildVoto({ agentId, praticaId, stelle: 4, stato: 'pubblicato' })
    await buildProvvigione({ praticaId, beneficiarioId: agentId, importo: 90_050n })
    await buildProvvigione({ praticaId, beneficiarioId: agentId, importo: 50_000n, quota: 'manager' })
    const [year, month] = [new Date().getUTCFullYear(), new Date().getUTCMonth() + 1]
    await db().budget.create({
      data: { id: newId(), agentId, product: 'mutuo', anno: year, mese: month, importo: 50_000_000n },
    })
    const { mese, anno } = (await desk(office, agentId)).json
    expect([mese.voto.value, mese.provvigioni?.value, mese.obiettivo]).toEqual([4, 900.5, 500_000])
    const filters = { agentId, quota: 'agente', at: `${mese.from}..${mese.to}` }
    const query = Object.fromEntries(
      Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value]),
    )
    const { totals } = (await callAs(office, 'GET', 'reports/provvigioni', { query })).json
    expect((totals as { netto: number }).netto).toBe(900.5)
    expect(anno.obiettivo).toBe(500_000)
  })

  it('shows lists and commissions to who may open them', async () => {
    const { id: agentId } = await buildAgent()
    const lead = await buildLead({ agentId, stato: 'assegnato', cognome: 'Riservatissimi' })
    const { id: praticaId } = await buildPratica({ agentId, stato: 'raccolta_documenti' })
    await buildDocumento({ praticaId, stato: 'caricato', nome: 'Busta paga' })
    const { json, text } = await desk(await adminWith('agents_manage'), agentId)
    const { leads, cases, documents, tickets, changes, mese, previsioni, comunicazioni } = json
    const kept = [leads, cases, documents, tickets, changes, mese.provvigioni, previsioni, comunicazioni]
    expect(kept).toEqual(Array(8).fill(null))
    expect(mese.richieste.value).toBe(1)
    expect(text).not.toContain(lead.cognome)
    expect(text).not.toMatch(/passwordHash|ibanSealed|codiceFiscale|totp/)
    const all = (await desk(await adminWith('admin'), agentId)).json
    expect([all.leads?.total, all.documents?.total, all.tickets?.total, all.changes]).toEqual([1, 1, 0, []])
  })

  it('shows of tickets and changes what the reader’s own lists do', async () => {
    const { id: agentId } = await buildAgent()
    const answering = await adminWith('agents_manage', 'ticketing_access', 'commits_see')
    const own = await buildTicket({ agentId, assigneeId: answering.id })
    const other = await buildTicket({ agentId, assigneeId: (await adminWith('ticketing_access')).id })
    await db().commit.createMany({
      data: (['Users', 'Clients'] as const).map((model) => ({
        id: newId(),
        action: 'edit' as const,
        model,
        ref: newId(),
        label: model,
        actorRole: 'agent' as const,
        actorId: agentId,
      })),
    })
    const { tickets, changes } = (await desk(answering, agentId)).json
    expect([tickets?.total, tickets?.items.map(({ codice }) => codice)]).toEqual([1, [own.codice]])
    expect(changes?.map(({ model }) => model)).toEqual(['Users'])
    const whole = (await desk(await adminWith('admin'), agentId)).json
    expect(whole.tickets?.items.map(({ codice }) => codice).sort()).toEqual([own.codice, other.codice].sort())
    expect(whole.changes?.map(({ model }) => model).sort()).toEqual(['Clients', 'Users'])
  })

  it('is the office’s: agents, clients and strangers are refused; nobody’s is a 404', async () => {
    const { id } = await buildAgent()
    expect((await desk(null, id)).status).toBe(401)
    expect((await desk(await aClient(), id)).status).toBe(403)
    expect((await desk(await anAgent({ permissions: { all: true } }), id)).status).toBe(403)
    expect((await desk(await adminWith('leads_manage', 'pratiche_manage'), id)).status).toBe(403)
    const office = await adminWith('agents_manage')
    expect((await desk(office, newId())).status).toBe(404)
    expect((await desk(office, 'nessuno')).status).toBe(404)
  })

  it('asks the database thirteen times at most', async () => {
    const { id } = await buildAgent()
    const { actor } = await adminWith('admin')
    const scope = mintScope({ ...actor, role: 'admin' as const })
    const seen = await statementsOf(() => agentDesk(scope, id))
    expect(seen.length).toBeGreaterThan(5)
    expect(seen.length).toBeLessThanOrEqual(13)
  })
})
