import { addMonthsToDay, todayInRome } from '@/lib/core/dates'
import { adminWith, callAs, type Json } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { lastDayOf, monthStart } from './periods'
import type { SummaryReply } from './view'

type Reply = SummaryReply & Pick<Json, 'detail' | 'errors'>
type Query = Record<string, string>

const today = todayInRome()
const YEAR: Query = { from: addMonthsToDay(monthStart(today), -12), to: lastDayOf(today) }

describe('rows of area managers', () => {
  it('gather the agents below, and open what these have done', async () => {
    const manager = await buildAgent({ figura: 'area_manager' })
    const head = await buildAgent({ managerId: manager.id, figura: 'responsabile_agenzia' })
    const agent = await buildAgent({ managerId: head.id })
    for (const owner of [manager, head, agent])
      await buildPratica({ agentId: owner.id, agencyId: owner.agencyId })
    const office = await adminWith('reports_see')
    const query: Query = { gruppo: 'areaManager', periodo: 'mese' }
    const { json } = await callAs<Reply>(office, 'GET', 'reports/reportProduzione', { query })
    const row = json.rows.find(({ key }) => key === manager.id)
    expect(row?.figures.aperte).toBe(3)
    const opened = new URLSearchParams(row?.links.aperte?.split('?')[1]).get('filter[agentId]')?.split(',')
    expect(opened?.sort()).toEqual([manager.id, head.id, agent.id].sort())
    const one = await callAs<Reply>(office, 'GET', 'reports/reportProduzione', {
      query: { ...query, 'filter[agentId]': agent.id },
    })
    const own = one.json.rows.find(({ key }) => key === manager.id)
    expect([own?.figures.aperte, own?.links.aperte?.includes(head.id)]).toEqual([1, false])
    expect(
      json.rows.at(-1)?.key === manager.id || json.rows.some(({ label }) => label === 'Senza area manager'),
    ).toBe(true)
  })
})

describe('cohorts', () => {
  it('are said to mature for six months, by whole months only', async () => {
    const office = await adminWith('reports_see')
    const read = async (query: Query) =>
      (await callAs<Reply>(office, 'GET', 'reports/reportProduzione', { query })).json
    const { rows } = await read(YEAR)
    expect(rows.map(({ maturing }) => maturing)).toEqual(Array.from({ length: 13 }, (_, at) => at > 6))
    // On the last day of some months the last thirty days are a whole one.
    const days = await read({ periodo: '7g' })
    expect(days.missing).toEqual([
      'conversione',
      'budget',
      'previsto',
      'raggiunto',
      'conObiettivo',
      'previstoConObiettivo',
    ])
    expect(days.uncounted).toEqual([])
    expect(days.totals.figures.conversione).toBeNull()
    const bank = await read({ ...YEAR, 'filter[bankId]': (await buildBank()).id })
    expect(bank.uncounted).toEqual(
      expect.arrayContaining(['aperte', 'conversione', 'giorni', 'budget', 'previsto', 'raggiunto', 'voto']),
    )
    expect(bank.uncounted).not.toContain('erogato')
  })
})
