import { addDays } from '@/lib/core/dates'
import { foldCubes } from '@/lib/cubes/jobs'
import type { SummaryReply } from '@/lib/reports/summary/view'
import { adminWith, callAs } from '@/lib/testing/test-kit'
import { random } from '@/prisma/seed/core/random'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'

const OF_TODAY = ['oggi', 'importo', 'daGiorni', 'daNovanta', 'ferme'] as const
const QUERIES: Record<string, string>[] = [
  { gruppo: 'stato' },
  { gruppo: 'prodotto' },
  { gruppo: 'stato', 'filter[product]': 'mutuo' },
]

it('says of the whole network, which stands in stocks, what it says of one agent, whose cases are read', async () => {
  const office = await adminWith('reports_see')
  const [{ id: agentId }, rng] = [await buildAgent(), random('permanenza')]
  const ago = (days: number) => addDays(new Date(), -days)
  for (let done = 0; done < 60; done += 1) {
    const since = rng.int(0, 200)
    await buildPratica({
      agentId,
      product: rng.pick(['mutuo', 'prestito']),
      stato: rng.pick(['bozza', 'in_istruttoria', 'perizia', 'sospesa', 'respinta']),
      createdAt: ago(since + rng.int(0, 20)),
      statoDal: ago(since),
      ultimaAttivita: ago(rng.int(0, since)),
    })
  }
  const read = async (query: Record<string, string>) => {
    const { status, json } = await callAs<SummaryReply>(office, 'GET', 'reports/reportPratiche', { query })
    expect(status).toBe(200)
    return [...json.rows, { key: null, ...json.totals }].map(({ key, figures }) => [
      key,
      ...OF_TODAY.map((name) => figures[name]),
    ])
  }
  for (const folded of [false, true]) {
    if (folded) await foldCubes()
    for (const query of QUERIES) {
      const all = await read(query)
      expect(all).toEqual(await read({ ...query, 'filter[agentId]': agentId }))
      expect(Math.min(...OF_TODAY.map((_, at) => Number(all.at(-1)?.[at + 1])))).toBeGreaterThan(0)
    }
  }
})
