import { addMonths, addMonthsToDay, todayInRome } from '@/lib/core/dates'
import { medianOf } from '@/lib/core/median'
import { adminWith, type Caller, callAs, type Json, signedIn } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildAgency, buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { network } from '../test-kit'
import type { ReportReply } from '../view'
import type { CrossReply, MedianReply } from './chart-view'
import { lastDayOf, monthStart } from './periods'
import type { SummaryReply } from './view'

type Query = Record<string, string>
const today = todayInRome()
const YEAR: Query = { from: addMonthsToDay(monthStart(today), -11), to: lastDayOf(today) }
const CROSSED: readonly (readonly [string, Query])[] = [
  ['reportProduzione', { gruppo: 'mese', per: 'prodotto', colonna: 'erogato' }],
  ['agents-statistics', { gruppo: 'agente', per: 'mese', colonna: 'erogato' }],
  ['praticheReportFinalita', { gruppo: 'prodotto', per: 'finalita', colonna: 'erogato' }],
  ['monitoraggioBanche', { gruppo: 'banca', per: 'mese', colonna: 'inviate' }],
]

let people: Awaited<ReturnType<typeof network>>
let office: Caller
beforeAll(async () => {
  people = await network()
  office = await adminWith('reports_see', 'pratiche_manage')
  const bankId = (await buildBank()).id
  for (const [index, { id, agencyId }] of Object.values(people).entries())
    for (const months of [1, 3])
      await buildPratica({
        agentId: id,
        agencyId,
        bankId,
        product: index % 2 ? 'prestito' : 'mutuo',
        finalita: index % 2 ? 'auto' : 'acquisto_prima_casa',
        stato: 'liquidata',
        createdAt: addMonths(new Date(), -months - 1),
        dataInvioBanca: addMonths(new Date(), -months),
        dataDelibera: addMonths(new Date(), -months),
        dataLiquidazione: addMonths(new Date(), -months),
        importoErogato: 1_000_000n * BigInt(index + 1),
      })
}, 60_000)

const get = async <T>(as: Caller, path: string, query: Query) => {
  const { status, json } = await callAs<T & Json>(as, 'GET', `reports/${path}`, { query })
  expect([path, query, status, json.detail]).toEqual([path, query, 200, undefined])
  return json
}

describe.each(CROSSED)('%s by two of its groupings', (name, cross) => {
  it('has in its rows and columns what the report says of each', async () => {
    const reply = await get<CrossReply>(office, `${name}/incrocio`, { ...YEAR, ...cross })
    const sum = (cells: CrossReply['cells']) => cells.reduce((all, { value }) => all + value, 0)
    for (const { key, total } of reply.rows)
      expect([key, sum(reply.cells.filter(({ row }) => row === key))]).toEqual([key, total ?? 0])
    for (const { key, total } of reply.columns)
      expect([key, sum(reply.cells.filter(({ column }) => column === key))]).toEqual([key, total ?? 0])
    expect(reply.cells.length).toBeGreaterThan(1)
  })

  it('is asked for a period by its name, as the table is', async () => {
    for (const periodo of name === 'reportProduzione' ? ['12', '30g'] : ['12'])
      await get<CrossReply>(office, `${name}/incrocio`, { periodo, ...cross })
  })

  it('opens from a cell the rows that it counts', async () => {
    const { cells } = await get<CrossReply>(office, `${name}/incrocio`, { ...YEAR, ...cross })
    for (const { value, href } of cells.filter(({ href: link }) => link).slice(0, 4)) {
      const [path = '', query = ''] = (href ?? '').replace('/admin/reports/', '').split('?')
      const { totals } = await get<ReportReply>(office, path, Object.fromEntries(new URLSearchParams(query)))
      expect([href, cross.colonna === 'erogato' ? totals.erogato : totals.pratiche]).toEqual([href, value])
    }
  })

  it('refuses by name what it has not', async () => {
    for (const [change, path] of [
      [{ per: cross.gruppo }, 'per'],
      [{ per: 'niente' }, 'per'],
      [{ per: 'giorno' }, 'per'],
      [{ colonna: 'niente' }, 'colonna'],
    ] as const) {
      const query = { ...YEAR, ...cross, ...change } as Query
      const { status, json } = await callAs(office, 'GET', `reports/${name}/incrocio`, { query })
      expect([change, status, json.errors?.[0]?.path]).toEqual([change, 422, path])
    }
    expect(
      (await callAs(office, 'GET', `reports/${name}/incrocio`, { query: { ...cross, altro: '1' } })).status,
    ).toBe(400)
  })
})

describe('an agent’s production by bank and by purpose', () => {
  it('is read from the facts, and says what the months say', async () => {
    const chief = await signedIn('agent', people.chief)
    const months = await get<SummaryReply>(chief, 'reportProduzione', YEAR)
    for (const gruppo of ['banca', 'finalita']) {
      const { rows, totals } = await get<SummaryReply>(chief, 'reportProduzione', { ...YEAR, gruppo })
      for (const path of ['aperte', 'deliberate', 'liquidate', 'erogato', 'giorni'])
        expect([gruppo, path, totals.figures[path]]).toEqual([gruppo, path, months.totals.figures[path]])
      expect(rows.length).toBeGreaterThan(0)
    }
  })
})

describe('the median', () => {
  it('is that of all agents who worked, for the office and for an agent alike, without a name', async () => {
    const rows = await get<SummaryReply>(office, 'reportProduzione', { ...YEAR, gruppo: 'agente' })
    const expected = medianOf(rows.rows.flatMap(({ figures }) => figures.erogato ?? []))
    const chief = await signedIn('agent', people.chief)
    for (const reader of [office, chief]) {
      const reply = await get<MedianReply>(reader, 'reportProduzione/mediana', YEAR)
      expect([reply.people, reply.figures?.erogato]).toEqual([rows.rows.length, expected])
      expect(Object.keys(reply)).toEqual(['people', 'figures'])
      expect(reply.figures).not.toHaveProperty('quota')
    }
  })

  it('says nothing of fewer than three people to an agent', async () => {
    const agency = await buildAgency()
    const pair = [await buildAgent({ agencyId: agency.id }), await buildAgent({ agencyId: agency.id })]
    for (const { id } of pair) await buildPratica({ agentId: id, agencyId: agency.id })
    const reader = await signedIn('agent', pair[0] ?? { id: '' })
    const query = { ...YEAR, di: 'squadra' }
    expect(await get<MedianReply>(reader, 'reportProduzione/mediana', query)).toEqual({
      people: 2,
      figures: null,
    })
    const third = await buildAgent({ agencyId: agency.id })
    await buildPratica({ agentId: third.id, agencyId: agency.id })
    const known = await get<MedianReply>(reader, 'reportProduzione/mediana', query)
    expect([known.people, known.figures?.aperte]).toEqual([3, 1])
  })
})
