import { addMonthsToDay, monthOf } from '@/lib/core/dates'
import { aClient, adminWith, anAgent, callAs, type Json } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildPrediction } from '@/prisma/seed/factories/pratiche'
import { daysOf } from './labels'
import type { MesiReply, SommeReply } from './schema'

const month = (ahead: number) => addMonthsToDay(`${monthOf(new Date())}-01`, ahead)
const columns = (ahead: number) => ({
  anno: Number(month(ahead).slice(0, 4)),
  mese: Number(month(ahead).slice(5, 7)),
})

describe('the months of the board', () => {
  it('are what the list holds of open forecasts, with its filters and the reader’s scope', async () => {
    const me = await anAgent()
    const build = (ahead: number, overrides = {}) =>
      buildPrediction({
        agentId: me.id,
        ...columns(ahead),
        importo: 1_000_050n,
        probabilita: 50,
        product: 'mutuo',
        ...overrides,
      })
    await Promise.all([-3, -1, 0, 0, 2, 7].map((ahead) => build(ahead)))
    await build(0, { stato: 'persa' })
    await build(0, { product: 'prestito' })
    await build(0, { agentId: (await anAgent()).id })
    const asked = async (query = {}) =>
      (await callAs<MesiReply & Json>(me, 'GET', 'predictions/months', { query })).json
    const { io, colonne } = await asked()
    expect(io).toBe(me.id)
    expect(Object.fromEntries(colonne.map(({ colonna, n }) => [colonna, n]))).toEqual({
      scadute: 2,
      [month(0).slice(0, 7)]: 3,
      [month(2).slice(0, 7)]: 1,
      dopo: 1,
    })
    expect(colonne.find(({ colonna }) => colonna === 'scadute')).toMatchObject({ importo: 20_001 })
    for (const { colonna, n, ponderato } of (await asked({ 'filter[product]': 'mutuo' })).colonne) {
      const query = {
        'filter[product]': 'mutuo',
        'filter[stato]': 'aperta',
        'filter[previstaPer]': daysOf(colonna),
      }
      const { items, total } = (await callAs(me, 'GET', 'predictions', { query })).json
      const sum = items.reduce((all, item) => all + Number(item.ponderato), 0)
      expect([colonna, total, sum]).toEqual([colonna, n, expect.closeTo(ponderato, 2)])
    }
  })

  it('are of the whole list what its rows come to, with its filters and the reader’s scope', async () => {
    const [me, bank] = [await anAgent(), await buildBank()]
    const mine = { agentId: me.id, importo: 1_000_033n, ...columns(0) }
    for (const probabilita of [0, 33, 100]) await buildPrediction({ ...mine, bankId: bank.id, probabilita })
    const searched = 'Zuccarello'
    await buildPrediction({ ...mine, probabilita: 50, cliente: `Ada ${searched}` })
    await buildPrediction({ ...mine, bankId: bank.id, stato: 'persa' })
    await buildPrediction({ ...mine, agentId: (await anAgent()).id })
    const queries: Record<string, string>[] = [
      {},
      { 'filter[bankId]': bank.id, 'filter[stato]': 'aperta' },
      { 'filter[bankId]': 'null' },
      { q: searched, 'filter[stato]': 'aperta' },
    ]
    for (const query of queries) {
      const { items } = (await callAs(me, 'GET', 'predictions', { query })).json
      const { totals } = (await callAs<SommeReply & Json>(me, 'GET', 'predictions/sums', { query })).json
      // What is no longer expected counts where it is asked for.
      const counted = items.filter(({ stato }) => stato === 'aperta' || 'filter[stato]' in query)
      const cents = (path: string) =>
        counted.reduce((all, item) => all + Math.round(100 * Number(item[path])), 0) / 100
      expect([query, totals]).toEqual([
        query,
        { previsioni: counted.length, importo: cents('importo'), ponderato: cents('ponderato') },
      ])
      expect(items.length).toBeGreaterThan(0)
    }
    const strange = [null, await aClient(), await adminWith('reports_see')]
    const statuses = await Promise.all(
      strange.map(async (as) => (await callAs(as, 'GET', 'predictions/sums')).status),
    )
    expect(statuses).toEqual([401, 403, 403])
    expect((await callAs(me, 'GET', 'predictions/sums', { query: { sort: 'importo' } })).status).toBe(400)
  })

  it('are for who sees forecasts, and refuse what the list refuses', async () => {
    const callers = [null, await aClient(), await adminWith('reports_see')]
    const statuses = await Promise.all(
      callers.map(async (as) => (await callAs(as, 'GET', 'predictions/months')).status),
    )
    expect(statuses).toEqual([401, 403, 403])
    const me = await anAgent()
    expect((await callAs(me, 'GET', 'predictions/months', { query: { altro: '1' } })).status).toBe(400)
    expect(
      (await callAs(me, 'GET', 'predictions/months', { query: { 'filter[product]': 'x' } })).status,
    ).toBe(400)
  })
})
