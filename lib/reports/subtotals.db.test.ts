import { addDays } from '@/lib/core/dates'
import { REPORTS } from '@/lib/registry/reports'
import { adminWith, anAgent, type Caller, callAs, type Json } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildAgency, buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import type { ReportReply, SubtotalReply } from './view'

const NAMES = ['reports/praticheLiquidate', 'reports/praticheFerme']
let office: Caller
beforeAll(async () => {
  office = await adminWith('pratiche_manage')
  for (const n of [1, 2, 3]) {
    const agency = await buildAgency()
    const owner = { agentId: (await buildAgent({ agencyId: agency.id })).id, agencyId: agency.id }
    const bankId = (await buildBank()).id
    const days = (back: number) => addDays(new Date(), -back)
    await buildPratica({
      ...owner,
      bankId,
      stato: 'liquidata',
      createdAt: days(90 + n),
      dataLiquidazione: days(20 * n),
      importoErogato: 5_000_033n * BigInt(n),
    })
    await buildPratica({ ...owner, bankId, stato: 'in_istruttoria', ultimaAttivita: days(40 * n) })
  }
}, 60_000)

describe.each(NAMES)('the groups of %s', (name) => {
  it('add up to the whole, and open the rows that each counts', async () => {
    const report = await REPORTS[name]?.()
    const additive = report?.totals.filter(({ isRatio }) => !isRatio).map((one) => one.name) ?? []
    for (const { name: per } of report?.subtotals ?? [])
      for (const filter of [{}, { 'filter[product]': 'mutuo' }] as Record<string, string>[]) {
        const { json } = await callAs<SubtotalReply & Json>(office, 'GET', `${name}/gruppi`, {
          query: { per, ...filter },
        })
        const whole = await callAs<ReportReply & Json>(office, 'GET', name, { query: filter })
        expect(json.totals).toEqual(whole.json.totals)
        for (const figure of additive)
          expect(json.rows.reduce((sum, { figures }) => sum + (figures[figure] ?? 0), 0)).toBeCloseTo(
            json.totals[figure] ?? 0,
            2,
          )
        for (const { filters, figures } of json.rows.slice(0, 3)) {
          const query = Object.fromEntries(
            Object.entries(filters ?? {}).map(([key, value]) => [`filter[${key}]`, value]),
          )
          const own = await callAs<ReportReply & Json>(office, 'GET', name, {
            query: { ...filter, ...query },
          })
          if (filters) expect([per, own.json.totals]).toEqual([per, figures])
        }
        expect(json.rows.length).toBeGreaterThan(1)
      }
  })

  it('are the reader’s own, and refused where there are none', async () => {
    const agent = await anAgent()
    const own = await callAs<SubtotalReply & Json>(agent, 'GET', `${name}/gruppi`, {
      query: { per: 'banca' },
    })
    expect([own.status, own.json.rows]).toEqual([200, []])
    const shared = await callAs(agent, 'GET', `${name}/gruppi`, { query: { per: 'agente' } })
    expect([shared.status, shared.json.errors?.[0]?.path]).toEqual([422, 'per'])
    expect((await callAs(office, 'GET', `${name}/gruppi`)).status).toBe(400)
    expect((await callAs(null, 'GET', `${name}/gruppi`, { query: { per: 'banca' } })).status).toBe(401)
  })
})
