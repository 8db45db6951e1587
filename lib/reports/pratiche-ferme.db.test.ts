import { addDays } from '@/lib/core/dates'
import { anAgent, callAs } from '@/lib/testing/test-kit'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import type { ReportReply } from './view'

describe('how long cases have been stalled', () => {
  it('is asked for by band, or in one word for all that are past thirty days', async () => {
    const me = await anAgent()
    for (const days of [20, 25, 40, 70, 100])
      await buildPratica({
        ...{ agentId: me.id, stato: 'in_istruttoria', createdAt: addDays(new Date(), -200) },
        ultimaAttivita: addDays(new Date(), -days),
      })
    const asked = (fascia: string) =>
      callAs<ReportReply>(me, 'GET', 'reports/praticheFerme', { query: { 'filter[fascia]': fascia } })
    const counts = []
    for (const fascia of ['30', '60', '90', 'oltre', 'oltre30', '30,oltre30'])
      counts.push((await asked(fascia)).json.totals.pratiche)
    expect(counts).toEqual([2, 1, 1, 1, 3, 5])
    const { breakdown } = (await asked('oltre30')).json
    expect(breakdown.map(({ column }) => column).sort()).toEqual(['60', '90', 'oltre'])
  })
})
