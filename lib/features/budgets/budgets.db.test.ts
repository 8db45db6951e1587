import { todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { parseSummaryQuery } from '@/lib/reports/summary/query'
import { readSummary } from '@/lib/reports/summary/read'
import type { SummaryReply } from '@/lib/reports/summary/view'
import { aClient, adminWith, anAgent, type Caller, callAs, type Json, signedIn } from '@/lib/testing/test-kit'
import { buildAgency, buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica, buildPrediction } from '@/prisma/seed/factories/pratiche'
import { buildBudget } from '@/prisma/seed/factories/service'
import { budgetAgenti } from './budget-agenti'
import { ownYear } from './own-year'
import type { Anno } from './schema'

type Reply = Anno & Pick<Json, 'detail' | 'errors'>

const year = Number(todayInRome().slice(0, 4))
const month = Number(todayInRome().slice(5, 7))
let office: Caller
beforeAll(async () => {
  office = await adminWith('reports_see', 'budgets_manage', 'commits_see')
})

const read = (as: Caller | null, query: Record<string, string> = {}) =>
  callAs<Reply>(as, 'GET', 'budgets', { query })
const put = (as: Caller | null, body: object) => callAs<Reply>(as, 'PUT', 'budgets/year', { body })
const cell = (agentId: string, mese: number, importo: number | null, pezzi?: number | null) => ({
  agentId,
  product: 'mutuo',
  mese,
  importo,
  ...(pezzi === undefined ? {} : { pezzi }),
})
const rowOf = ({ json }: { json: Reply }, id: string) => json.rows.find(({ key }) => key === id)

describe('a year of targets', () => {
  it('is read with reports_see and written with budgets_manage; agents read their own', async () => {
    const body = { anno: 2031, version: null, righe: [] }
    for (const [caller, statuses] of [
      [null, [401, 401]],
      [await aClient(), [403, 403]],
      [await adminWith('pratiche_manage'), [403, 403]],
      [await adminWith('reports_see'), [200, 403]],
      [await adminWith('budgets_manage'), [403, 403]],
      [await anAgent(), [200, 403]],
      [office, [200, 200]],
    ] as const)
      expect([(await read(caller)).status, (await put(caller, body)).status]).toEqual(statuses)
  })

  it('is written cell by cell under one version, with one entry in the history', async () => {
    const { id } = await buildAgent({ nome: 'Ada', cognome: 'Rossi' })
    const first = await put(office, {
      anno: 2032,
      version: null,
      righe: [cell(id, 1, 1_000.5, 3), cell(id, 2, 2_000)],
    })
    expect([first.status, first.json.version]).toEqual([200, 1])
    expect(
      rowOf(first, id)
        ?.mesi.slice(0, 3)
        .map(({ budget, pezzi }) => [budget, pezzi]),
    ).toEqual([
      [1_000.5, 3],
      [2_000, null],
      [null, null],
    ])
    const second = await put(office, {
      anno: 2032,
      version: 1,
      righe: [cell(id, 1, 1_500), cell(id, 2, null)],
    })
    // What is not said of cases stays; a cell without euro and without cases is gone.
    expect(
      rowOf(second, id)
        ?.mesi.slice(0, 2)
        .map(({ budget, pezzi }) => [budget, pezzi]),
    ).toEqual([
      [1_500, 3],
      [null, null],
    ])
    expect(await db().budget.count({ where: { agentId: id } })).toBe(1)
    const { id: ref } = await db().budgetAnno.findUniqueOrThrow({ where: { anno: 2032 } })
    const { json } = await callAs<Json[]>(office, 'GET', 'commits/[id]', { params: { id: ref } })
    expect(json.map(({ model }) => model)).toEqual(['Budget', 'Budget'])
    expect(JSON.stringify(json[0])).toContain('Ada Rossi')
  })

  it('is not written over somebody else’s change', async () => {
    const { id } = await buildAgent()
    await put(office, { anno: 2033, version: null, righe: [cell(id, 1, 100)] })
    for (const version of [null, 2]) {
      const stale = await put(office, { anno: 2033, version, righe: [cell(id, 1, 900)] })
      expect([version, stale.status]).toEqual([version, 409])
    }
    expect(rowOf(await read(office, { anno: '2033' }), id)?.mesi[0]?.budget).toBe(100)
  })

  it('is saved for the first time by one of two at once', async () => {
    const { id } = await buildAgent()
    const both = [1, 2].map((mese) =>
      put(office, { anno: 2034, version: null, righe: [cell(id, mese, 100)] }),
    )
    const statuses = (await Promise.all(both)).map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, 409])
  })

  it('keeps locked months as they are, until they are opened', async () => {
    const { id } = await buildAgent()
    await put(office, { anno: 2035, version: null, righe: [cell(id, 3, 700)], bloccati: [3] })
    const refused = await put(office, { anno: 2035, version: 1, righe: [cell(id, 2, 1), cell(id, 3, 800)] })
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      [{ path: 'righe.1.mese', message: 'Marzo 2035 è bloccato.' }],
    ])
    const { json } = await read(office, { anno: '2035' })
    expect([json.bloccati, json.version]).toEqual([[3], 1])
    const opened = await put(office, { anno: 2035, version: 1, righe: [cell(id, 3, 800)], bloccati: [] })
    expect([opened.status, rowOf(opened, id)?.mesi[2]?.budget]).toEqual([200, 800])
  })

  it('refuses by cell what cannot be', async () => {
    const { id } = await buildAgent()
    const gone = await buildAgent({ mandatoAl: new Date('2036-03-15') })
    const wrong: [object, string][] = [
      [cell('00000000-0000-7000-8000-000000000000', 1, 1), 'righe.0.agentId'],
      [cell('nessuno', 1, 1), 'righe.0.agentId'],
      [cell(id, 13, 1), 'righe.0.mese'],
      [cell(id, 1, -1), 'righe.0.importo'],
      [cell(id, 1, 1.005), 'righe.0.importo'],
      [cell(id, 1, 1, 0), 'righe.0.pezzi'],
      [{ ...cell(id, 1, 1), product: 'auto' }, 'righe.0.product'],
      [cell(gone.id, 4, 1), 'righe.0.mese'],
    ]
    for (const [riga, path] of wrong) {
      const { status, json } = await put(office, { anno: 2036, version: null, righe: [riga] })
      expect([riga, status, json.errors?.[0]?.path]).toEqual([riga, 422, path])
    }
    const twice = await put(office, { anno: 2036, version: null, righe: [cell(id, 1, 1), cell(id, 1, 2)] })
    expect([twice.status, twice.json.errors?.[0]?.path]).toEqual([422, 'righe.1.mese'])
    expect((await put(office, { anno: 2036, version: null, righe: [cell(gone.id, 3, 5)] })).status).toBe(200)
    expect((await put(office, { anno: 1999, version: null, righe: [] })).status).toBe(422)
    for (const query of [{ anno: 'domani' }, { agencyId: 'x' }, { gruppo: 'banca' }, { niente: '1' }])
      expect([query, (await read(office, query as never)).status]).toEqual([query, 400])
  })

  it('has a dash and no percentage where there is no target, and none of a leaver after the mandate', async () => {
    const { id } = await buildAgent({ mandatoAl: new Date('2037-02-10') })
    for (const mese of [2, 3]) await buildBudget({ agentId: id, anno: 2037, mese, importo: 50_000n })
    const row = rowOf(await read(office, { anno: '2037' }), id)
    expect(row?.mesi.slice(0, 3).map(({ budget, raggiunto }) => [budget, raggiunto])).toEqual([
      [null, null],
      [500, 0],
      [null, null],
    ])
    expect(row?.totale.budget).toBe(500)
  })
})

describe('the grid of a year', () => {
  it('has the figures of the summary in every row and month, and adds up', async () => {
    const agency = await buildAgency()
    const chief = await buildAgent({ agencyId: agency.id })
    const below = await buildAgent({ agencyId: agency.id, managerId: chief.id })
    for (const { id } of [chief, below]) {
      await buildBudget({ agentId: id, anno: year, mese: month, importo: 10_000_000n, pezzi: 2 })
      await buildPratica({
        agentId: id,
        agencyId: agency.id,
        stato: 'liquidata',
        importoErogato: 4_000_000n,
        dataLiquidazione: new Date(),
        createdAt: new Date(),
      })
      await buildPrediction({ agentId: id, anno: year, mese: month, importo: 5_000_000n, probabilita: 50 })
    }
    for (const gruppo of ['agente', 'responsabile', 'agenzia']) {
      const { json } = await read(office, { gruppo })
      const url = new URL(`https://x/?from=${year}-01-01&to=${year}-12-31&gruppo=${gruppo}`)
      const summary = await readSummary(
        budgetAgenti,
        office.actor,
        parseSummaryQuery(budgetAgenti, office.actor, url),
      )
      expect(json.totals.totale).toEqual(summary.totals.figures)
      for (const { key, figures } of summary.rows)
        expect([gruppo, key, json.rows.find((row) => row.key === key)?.totale]).toEqual([
          gruppo,
          key,
          figures,
        ])
      const sum = json.rows.reduce((all, { mesi }) => all + (mesi[month - 1]?.erogato ?? 0), 0)
      expect(sum).toBeCloseTo(json.totals.mesi[month - 1]?.erogato ?? Number.NaN, 2)
    }
    // 40,000 paid out and half of 50,000 expected, of 100,000.
    const { json } = await read(office, { agencyId: agency.id })
    const mine = json.rows.find(({ key }) => key === below.id)?.mesi[month - 1]
    expect(mine).toMatchObject({
      budget: 100_000,
      erogato: 40_000,
      raggiunto: 40,
      atteso: 65_000,
      scarto: -35_000,
    })
    expect(mine).toMatchObject({ pezzi: 2, nette: 1, raggiuntoPezzi: 50 })
    expect(json.rows.map(({ key }) => key).toSorted()).toEqual([chief.id, below.id].toSorted())
  })

  it('counts towards a target what was paid out where there is one, in every row and in the whole', async () => {
    const agency = await buildAgency()
    const withTarget = await buildAgent({ agencyId: agency.id })
    const without = await buildAgent({ agencyId: agency.id })
    await buildBudget({ agentId: withTarget.id, anno: year, mese: month, importo: 10_000_000n, pezzi: 2 })
    const paid = (agentId: string, product: 'mutuo' | 'prestito', importoErogato: bigint) =>
      buildPratica({
        agentId,
        agencyId: agency.id,
        product,
        stato: 'liquidata',
        importoErogato,
        dataLiquidazione: new Date(),
        createdAt: new Date(),
      })
    await paid(withTarget.id, 'mutuo', 4_000_000n)
    await paid(withTarget.id, 'prestito', 3_000_000n)
    await paid(without.id, 'mutuo', 8_000_000n)
    const expected = { anno: year, mese: month, probabilita: 50 }
    await buildPrediction({ ...expected, agentId: withTarget.id, product: 'mutuo', importo: 2_000_000n })
    await buildPrediction({ ...expected, agentId: withTarget.id, product: 'prestito', importo: 6_000_000n })
    await buildPrediction({ ...expected, agentId: without.id, product: 'mutuo', importo: 9_000_000n })
    const { json } = await read(office, { agencyId: agency.id })
    const counted = { raggiunto: 40, raggiuntoPezzi: 50, scarto: -50_000, conObiettivo: 40_000 }
    expect(rowOf({ json }, withTarget.id)?.totale).toMatchObject({ ...counted, erogato: 70_000 })
    expect(rowOf({ json }, without.id)?.totale).toMatchObject({
      raggiunto: null,
      scarto: null,
      erogato: 80_000,
    })
    expect(json.totals.totale).toMatchObject({ ...counted, erogato: 150_000, atteso: 235_000 })
    // Whoever moves takes the goal along and what counts towards it; where it was paid out stays.
    const elsewhere = await buildAgency()
    await db().agent.update({ where: { id: withTarget.id }, data: { agencyId: elsewhere.id } })
    const moved = (await read(office, { agencyId: elsewhere.id })).json.totals.totale
    expect(moved).toMatchObject({ ...counted, budget: 100_000, erogato: 0 })
    const left = (await read(office, { agencyId: agency.id })).json.totals.totale
    expect(left).toMatchObject({ budget: null, raggiunto: null, conObiettivo: 0, erogato: 150_000 })
    await db().agent.update({ where: { id: withTarget.id }, data: { agencyId: agency.id } })
    // The same of every report that names the goal.
    const query = {
      from: `${year}-${String(month).padStart(2, '0')}-01`,
      to: todayInRome(),
      'filter[agencyId]': agency.id,
    }
    for (const report of ['budgetAgenti', 'reportProduzione', 'agents-statistics']) {
      const reply = await callAs<SummaryReply>(office, 'GET', `reports/${report}`, { query })
      expect([report, reply.json.totals.figures.raggiunto]).toEqual([report, 40])
    }
  })

  it('shows an agent what is theirs, and their team with the flag', async () => {
    const chief = await anAgent({ permissions: { team_see: true } })
    const below = await anAgent({ managerId: chief.id })
    const other = await anAgent()
    for (const { id } of [chief, below, other])
      await buildBudget({ agentId: id, anno: year, mese: 1, importo: 100_000n })
    expect((await read(below)).json.totals.totale.budget).toBe(1_000)
    const { json } = await read(chief)
    expect(json.totals.totale.budget).toBe(2_000)
    expect(json.rows.map(({ key }) => key).toSorted()).toEqual([chief.id, below.id].toSorted())
    expect((await read(below, { gruppo: 'agenzia' })).json.totals.totale.budget).toBe(1_000)
  })
})

describe('the agent’s own year', () => {
  it('names the approved cases that would fill it, as many as their list', async () => {
    const me = await anAgent()
    await buildBudget({ agentId: me.id, anno: year, mese: month, importo: 30_000_000n })
    await buildPratica({
      agentId: me.id,
      stato: 'deliberata',
      importoRichiesto: 9_000_000n,
      importoDeliberato: 8_000_000n,
    })
    await buildPratica({
      agentId: me.id,
      stato: 'stipula',
      importoRichiesto: 7_000_000n,
      importoDeliberato: null,
    })
    await buildPratica({ agentId: me.id, stato: 'perizia' })
    await buildPratica({ stato: 'stipula' })
    const { actor } = me
    const { own, missing, team } = await ownYear({ actor } as Parameters<typeof ownYear>[0])
    expect(own.mesi[month - 1]).toMatchObject({ budget: 300_000, erogato: 0, raggiunto: 0 })
    expect([missing.total, missing.importo, missing.items.map(({ importo }) => importo)]).toEqual([
      2,
      150_000,
      [70_000, 80_000],
    ])
    expect(team).toBeNull()
    const query = { 'filter[stato]': 'deliberata,stipula' }
    expect((await callAs(me, 'GET', 'pratiche', { query })).json.total).toBe(missing.total)
  })

  it('is one’s own beside the team’s', async () => {
    const chief = await buildAgent({ permissions: { team_see: true } })
    const below = await buildAgent({ managerId: chief.id })
    await buildBudget({ agentId: below.id, anno: year, mese: month, importo: 500_000n })
    const { actor } = await signedIn('agent', chief)
    const { own, team } = await ownYear({ actor } as Parameters<typeof ownYear>[0])
    expect([own.totale.budget ?? null, team?.totals.totale.budget]).toEqual([null, 5_000])
  })
})
