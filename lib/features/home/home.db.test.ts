import { mintScope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { type Accordo, provvigioneLorda, ripartisci } from '@/lib/features/pratiche/commissions'
import type { ReportReply } from '@/lib/reports/view'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildContactRequest, buildLead } from '@/prisma/seed/factories/leads'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildBudget } from '@/prisma/seed/factories/service'
import { agendaOf } from './agenda'
import { adminHome, agentHome } from './data'
import { expectedCommissions } from './expected-commissions'
import { leadsByMonth, monthFigures, productionByMonth } from './figures'

/** 15 November in Rome, before noon. */
const NOW = new Date('2025-11-15T10:00:00Z')
const at = (day: string) => new Date(`${day}T09:00:00Z`)
const admin = ({ actor }: Caller) => mintScope({ ...actor, role: 'admin' as const })
const agent = ({ actor }: Caller) => mintScope({ ...actor, role: 'agent' as const })

const paid = (agentId: string, day: string, importoErogato: bigint) =>
  buildPratica({
    agentId,
    importoErogato,
    createdAt: at('2020-01-01'),
    stato: 'liquidata',
    dataLiquidazione: at(day),
  })

describe('figures of the month', () => {
  it('stand beside the same part of the month before, and list as many rows as they say', async () => {
    const me = await anAgent()
    for (const day of ['2025-11-01', '2025-11-14', '2025-10-02', '2025-10-20', '2025-09-30'])
      await buildPratica({ agentId: me.id, createdAt: at(day) })
    await buildLead({ agentId: me.id, stato: 'assegnato', createdAt: at('2025-11-03') })
    await buildPratica({ createdAt: at('2025-11-03') })
    await paid(me.id, '2025-11-10', 15_000_000n)
    await paid(me.id, '2025-10-10', 9_000_000n)
    await paid(me.id, '2025-10-28', 70_000_000n)
    await buildBudget({ agentId: me.id, anno: 2025, mese: 11, importo: 20_000_000n })
    await buildBudget({ agentId: me.id, anno: 2025, mese: 10, importo: 90_000_000n })
    const figures = await monthFigures(me.actor, NOW)
    expect(figures).toEqual({
      richieste: { value: 1, before: 0, target: null, reached: null },
      // Not the one of 20 October: today is the fifteenth.
      aperte: { value: 2, before: 1, target: null, reached: null },
      liquidate: { value: 1, before: 1, target: null, reached: null },
      erogato: { value: 15_000_000, before: 9_000_000, target: 20_000_000, reached: 15_000_000 },
    })
    const listed = async (query: Record<string, string>) =>
      (await callAs<ReportReply>(me, 'GET', 'reports/movimenti', { query })).json.totals ?? {}
    const days = '2025-11-01..2025-11-30'
    expect((await listed({ 'filter[at]': days, 'filter[movimento]': 'aperta' })).pratiche).toBe(2)
    expect((await listed({ 'filter[at]': days, 'filter[movimento]': 'liquidata' })).pratiche).toBe(1)
    const paidOut = await listed({ 'filter[at]': days, 'filter[movimento]': 'liquidata,rettifica,stornata' })
    expect(paidOut.erogato).toBe(150_000)
    const query = { 'filter[createdAt]': days }
    expect((await callAs(me, 'GET', 'leadRequests', { query })).json.total).toBe(1)
  })

  it('take a payment back on the day of its reversal, and leave the month before as it was', async () => {
    const august = new Date('2025-08-15T12:00:00Z')
    const me = await anAgent()
    const { id } = await paid(me.id, '2025-07-10', 9_000_000n)
    await paid(me.id, '2025-08-10', 15_000_000n)
    const back = { stato: 'stipula', statoDal: at('2025-08-12') } as const
    await db().pratica.update({
      where: { id },
      data: { ...back, importoErogato: null, dataLiquidazione: null },
    })
    const { erogato } = await monthFigures(me.actor, august)
    expect([erogato.value, erogato.before]).toEqual([6_000_000, 9_000_000])
    expect((await productionByMonth(me.actor, august)).erogato.at(-1)?.valore).toBe(6_000_000)
  })

  it('begin at midnight in Rome', async () => {
    const me = await anAgent()
    // 00:30 of 1 April there, while it is March in UTC.
    const midnight = new Date('2026-03-31T22:30:00Z')
    await buildPratica({ agentId: me.id, createdAt: midnight })
    expect((await monthFigures(me.actor, midnight)).aperte).toMatchObject({ value: 1, before: 0 })
  })

  it('add up the whole network for the office', async () => {
    const office = await adminWith('pratiche_manage')
    await paid((await anAgent()).id, '2025-11-10', 1_000_000n)
    const { _sum, _count } = await db().pratica.aggregate({
      where: { stato: 'liquidata', dataLiquidazione: { gte: at('2025-11-01'), lt: at('2025-12-01') } },
      _sum: { importoErogato: true },
      _count: true,
    })
    const figures = await monthFigures(office.actor, NOW)
    expect(figures.erogato.value).toBe(Number(_sum.importoErogato))
    expect(figures.liquidate.value).toBe(_count)
    const query = { 'filter[at]': '2025-11-01..2025-11-30', 'filter[movimento]': 'liquidata' }
    const { json } = await callAs<ReportReply>(office, 'GET', 'reports/praticheLiquidate', { query })
    expect(json.totals?.pratiche).toBe(_count)
  })

  it('of the office count every request that came, also one that is nobody’s yet', async () => {
    const office = await adminWith('leads_manage')
    const before = await monthFigures(office.actor, NOW)
    await buildLead({ createdAt: at('2025-11-20') })
    await buildLead({ stato: 'assegnato', agentId: (await anAgent()).id, createdAt: at('2025-10-03') })
    await buildLead({ createdAt: at('2025-10-16') })
    const { richieste } = await monthFigures(office.actor, NOW)
    expect(richieste.value - before.richieste.value).toBe(1)
    expect(richieste.before - before.richieste.before).toBe(1)
    const query = { 'filter[createdAt]': '2025-11-01..2025-11-30' }
    expect((await callAs(office, 'GET', 'leadRequests', { query })).json.total).toBe(richieste.value)
  })
})

describe('what was paid in each month', () => {
  it('is the agent’s own, and by the team for who sees the team', async () => {
    const chief = await anAgent({ permissions: { team_see: true } })
    const below = await anAgent({ managerId: chief.id })
    await paid(chief.id, '2025-11-05', 1_000_000n)
    await paid(below.id, '2025-11-06', 2_000_000n)
    await paid(below.id, '2024-11-06', 4_000_000n)
    const last = async ({ actor }: Caller) => (await productionByMonth(actor, NOW)).erogato.at(-1)
    // Paid on the sixth, and after the fifteenth, which this month has not reached.
    await paid(below.id, '2024-11-20', 7_000_000n)
    const month = { mese: '2025-11', annoPrima: 4_000_000, annoPrimaFino: '2024-11-15' }
    expect(await last(below)).toEqual({ ...month, valore: 2_000_000 })
    expect(await last(chief)).toEqual({ ...month, valore: 3_000_000 })
  })

  it('is the same for the office from the sums that are kept', async () => {
    const office = await adminWith('pratiche_manage')
    await paid((await anAgent()).id, '2025-11-05', 1_000_000n)
    const [current] = (await productionByMonth(office.actor, NOW)).erogato.slice(-1)
    const figures = await monthFigures(office.actor, new Date('2025-11-30T20:00:00Z'))
    expect(current?.valore).toBe(figures.erogato.value)
  })
})

describe('the course of the figures', () => {
  const months = (values: Record<number, number>) =>
    Array.from({ length: 12 }, (_, index) => values[index] ?? 0)

  it('is the twelve whole months before this one, in the reader’s scope', async () => {
    const [me, other] = [await anAgent(), await anAgent()]
    for (const day of ['2024-11-02', '2025-10-31', '2025-11-03'])
      await buildLead({ agentId: me.id, stato: 'assegnato', createdAt: at(day) })
    await buildLead({ agentId: other.id, stato: 'assegnato', createdAt: at('2025-10-03') })
    for (const day of ['2024-10-31', '2024-11-30', '2025-10-02', '2025-11-02'])
      await buildPratica({ agentId: me.id, createdAt: at(day) })
    await paid(me.id, '2025-10-28', 7_000_000n)
    await paid(me.id, '2025-11-10', 9_000_000n)
    expect((await agentHome(agent(me), NOW)).trend).toEqual({
      richieste: months({ 0: 1, 11: 1 }),
      aperte: months({ 0: 1, 11: 1 }),
      liquidate: months({ 11: 1 }),
      erogato: months({ 11: 7_000_000 }),
    })
  })

  it('of the office’s requests is every one that came', async () => {
    const office = await adminWith('leads_manage')
    const before = await leadsByMonth(office.actor, NOW)
    await buildLead({ createdAt: at('2025-10-16') })
    const { trend } = await adminHome(admin(office), NOW)
    expect(trend).toEqual({ richieste: before.with(11, (before[11] ?? 0) + 1) })
  })
})

describe('the agenda', () => {
  it('has meetings and promised calls of two weeks by the clocks in Rome', async () => {
    const me = await anAgent()
    const meet = (appuntamentoAt: Date) =>
      buildLead({ agentId: me.id, stato: 'appuntamento', appuntamentoAt, nome: 'Anna', cognome: 'Rossi' })
    // Saturday the 15th: the week begins on the 10th.
    const [today, past] = [await meet(new Date('2025-11-15T14:30:00Z')), await meet(at('2025-11-10'))]
    await meet(at('2025-11-24'))
    await buildLead({ stato: 'appuntamento', appuntamentoAt: at('2025-11-12') })
    const converted = await buildLead({
      agentId: me.id,
      stato: 'convertito',
      appuntamentoAt: new Date('2025-11-13T09:00:00Z'),
    })
    const call = await buildContactRequest({
      agentId: me.id,
      kind: 'richiamata',
      stato: 'assegnato',
      dettagli: { giorno: '2025-11-17', fascia: '09:00-11:00' },
    })
    const recall = (leadId: string, day: string, called: string) =>
      db().leadEvento.create({
        data: {
          id: newId(),
          leadId,
          tipo: 'chiamata',
          esito: 'richiamare',
          richiamareAt: at(day),
          at: at(called),
        },
      })
    const busy = await buildLead({ agentId: me.id, stato: 'contattato' })
    // Called again since: only the last word counts.
    await recall(busy.id, '2025-11-14', '2025-11-11')
    const asked = await recall(busy.id, '2025-11-18', '2025-11-12')
    const agenda = await agendaOf(me.actor, NOW)
    expect(agenda).toMatchObject({ first: '2025-11-10', days: 14, total: 3, late: 1 })
    expect(agenda.items.map(({ _id, kind, day, from, to }) => [_id, kind, day, from, to])).toEqual([
      [past.id, 'appuntamento', '2025-11-10', '10:00', '11:00'],
      [converted.id, 'appuntamento', '2025-11-13', '10:00', '11:00'],
      [today.id, 'appuntamento', '2025-11-15', '15:30', '16:30'],
      [call.id, 'richiamata', '2025-11-17', '09:00', '11:00'],
      [asked.id, 'richiamata', '2025-11-18', '10:00', '11:00'],
    ])
    const query = { 'filter[stato]': 'appuntamento' }
    expect((await callAs(me, 'GET', 'leadRequests', { query })).json.total).toBe(agenda.total)
  })
})

describe('expected commissions', () => {
  const AGREEMENTS: Partial<Accordo>[] = [
    { bankPct: 1.35, clientFeePct: 0, clientFeeMax: null },
    {
      bankPct: 1.1,
      clientFeePct: 2.5,
      clientFeeMax: 150_000,
      split: { agente: 45, manager: 5, agenzia: 20, sede: 30 },
    },
    {
      bankPct: 0.333,
      clientFeePct: 1,
      clientFeeMax: null,
      split: { agente: 33.3333, manager: 0, agenzia: 0, sede: 66.6667 },
    },
    // A mandate was signed: its fee counts, and no percentage.
    { bankPct: 1.2, clientFeePct: 2, clientFeeMax: null, clientFeeAgreed: 43_210 },
    {},
  ]

  it('are what the accounts of the case would give the agent, to the cent', async () => {
    const me = await anAgent()
    const importo = 12_345_678n
    for (const [index, provvigioni] of AGREEMENTS.entries()) {
      const stato = index % 2 === 0 ? 'deliberata' : 'stipula'
      await buildPratica({ agentId: me.id, stato, importoDeliberato: importo, provvigioni })
    }
    await buildPratica({ agentId: me.id, stato: 'inviata_banca', provvigioni: { bankPct: 9 } })
    await buildPratica({ stato: 'stipula', provvigioni: { bankPct: 9 } })
    const whole = {
      bankPct: 0,
      clientFeePct: 0,
      clientFeeMax: null,
      clientFeeAgreed: null,
      split: { agente: 50, manager: 5, agenzia: 15, sede: 30 },
    }
    const shares = AGREEMENTS.map((one) => {
      const accordo = { ...whole, ...one }
      const lordo = provvigioneLorda(Number(importo), accordo)
      const rows = ripartisci(lordo, accordo, { agente: true, manager: true, agenzia: true })
      return rows.find(({ quota }) => quota === 'agente')?.importo ?? 0
    })
    expect(await expectedCommissions(me.id)).toEqual({
      pratiche: 5,
      importo: shares.reduce((sum, share) => sum + share, 0),
    })
  })

  it('are shown only with the permission, and only one’s own', async () => {
    const [sees, blind] = [
      await anAgent({ permissions: { provvigioni_see: true, team_see: true } }),
      await anAgent(),
    ]
    const below = await anAgent({ managerId: sees.id })
    await buildPratica({ agentId: below.id, stato: 'stipula', provvigioni: { bankPct: 2 } })
    expect((await agentHome(agent(sees))).expected).toEqual({ pratiche: 0, importo: 0 })
    expect((await agentHome(agent(blind))).expected).toBeNull()
  })
})

describe('the home of an administrator', () => {
  it('shows what the permissions allow and nothing else', async () => {
    const leads = await adminHome(admin(await adminWith('leads_manage')))
    expect([leads.leads, leads.contacts, leads.cases]).toEqual([expect.any(Object), expect.any(Object), null])
    expect([Object.keys(leads.figures), leads.erogato]).toEqual([['richieste'], []])
    const cases = await adminHome(admin(await adminWith('pratiche_manage')))
    expect([cases.leads, cases.contacts]).toEqual([null, null])
    expect(Object.keys(cases.figures).sort()).toEqual(['aperte', 'erogato', 'liquidate'])
    expect(cases.erogato).toHaveLength(12)
    expect(await adminHome(admin(await adminWith('content_manage')))).toEqual({
      leads: null,
      contacts: null,
      cases: null,
      payments: null,
      figures: {},
      trend: {},
      erogato: [],
    })
  })
})
