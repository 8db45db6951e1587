import { addMonths, addMonthsToDay, todayInRome } from '@/lib/core/dates'
import { db, pool } from '@/lib/core/db'
import { lastDayOf, monthStart } from '@/lib/reports/summary/periods'
import { adminWith, type Caller, callAs, type Json } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import type { BankReasonsReply, FlowReply } from './flow-view'

type Query = Record<string, string>
const today = todayInRome()
const month = (back: number) => addMonthsToDay(monthStart(today), -back)
const ago = (months: number) => addMonths(new Date(), -months)
const YEAR: Query = { from: month(11), to: lastDayOf(today) }

let office: Caller
let bank: { id: string }
let agent: { id: string }
beforeAll(async () => {
  office = await adminWith('reports_see', 'pratiche_manage', 'pratiche_reopen')
  bank = await buildBank()
  agent = await buildAgent()
  const common = { agentId: agent.id, bankId: bank.id, product: 'mutuo' as const }
  await buildPratica({ ...common, createdAt: ago(5) })
  const draft = await buildPratica({ ...common, createdAt: ago(4) })
  await db().praticaPersona.deleteMany({ where: { praticaId: draft.id } })
  await db().pratica.delete({ where: { id: draft.id } })
  await buildPratica({
    ...common,
    stato: 'liquidata',
    createdAt: ago(4),
    dataInvioBanca: ago(3),
    dataDelibera: ago(2),
    dataLiquidazione: ago(1),
    importoErogato: 10_000_000n,
  })
  for (const motivo of ['Reddito insufficiente', 'reddito insufficiente', 'Perizia bassa', ''])
    await move(
      await buildPratica({ ...common, stato: 'inviata_banca', createdAt: ago(2), dataInvioBanca: ago(1) }),
      'respinta',
      motivo,
    )
  const given = await buildPratica({ ...common, product: 'prestito', finalita: 'auto', createdAt: ago(1) })
  await move(given, 'ritirata', 'Ha scelto un’altra offerta')
  const again = await db().pratica.findUniqueOrThrow({ where: { id: given.id } })
  await move(again, 'in_istruttoria', 'Ci ripensa')
}, 60_000)

/** By its own verb where words are asked for; without words as an import does. */
async function move({ id, version }: { id: string; version: number }, to: string, motivo: string) {
  if (!motivo) {
    await db().pratica.update({ where: { id }, data: { stato: to as 'respinta', statoDal: new Date() } })
    return
  }
  const body = { to, version, motivo }
  const { status, json } = await callAs(office, 'POST', 'pratiche/[id]/state', { params: { id }, body })
  expect([status, json.detail]).toEqual([200, undefined])
}

const flow = async (query: Query = YEAR) => {
  const { status, json } = await callAs<FlowReply & Json>(office, 'GET', 'reports/reportPratiche/flusso', {
    query,
  })
  expect([query, status, json.detail]).toEqual([query, 200, undefined])
  return json
}

describe('the movement of a period', () => {
  it('closes between what the facts add up to and the cases of today, in every period and product', async () => {
    for (const back of [0, 1, 2, 5, 11])
      for (const product of [{}, { 'filter[product]': 'mutuo' }] as Query[]) {
        const { movimento } = await flow({
          from: month(back),
          to: lastDayOf(month(Math.max(0, back - 3))),
          ...product,
        })
        expect([back, product, movimento?.differenza]).toEqual([back, product, 0])
      }
  })

  it('is what the rows say', async () => {
    const { movimento } = await flow()
    const { rows } = await pool().query<{ aperte: string; oggi: string; respinte: string }>(
      `SELECT count(*) FILTER (WHERE created_at >= $1::date::timestamp AT TIME ZONE 'Europe/Rome') AS aperte,
         count(*) FILTER (WHERE stato NOT IN ('liquidata', 'respinta', 'ritirata')) AS oggi,
         count(*) FILTER (WHERE stato = 'respinta') AS respinte FROM pratiche`,
      [YEAR.from],
    )
    const [live] = rows
    expect(movimento).toMatchObject({
      aperte: Number(live?.aperte),
      fine: Number(live?.oggi),
      respinte: Number(live?.respinte),
      riaperte: 1,
    })
  })

  it('is not told of an agent, an agency or a bank, whose cases come and go otherwise', async () => {
    const filters = [{ 'filter[agentId]': agent.id }, { 'filter[bankId]': bank.id }] as Query[]
    for (const filter of filters) expect((await flow({ ...YEAR, ...filter })).movimento).toBeNull()
  })
})

describe('steps, cohort and reasons', () => {
  it('counts each step once, the same from the cube and from the facts', async () => {
    const all = await flow()
    const { rows } = await pool().query<{ da: string; a: string; n: number }>(
      `SELECT da::text, a::text, count(*)::int AS n FROM pratica_fatti WHERE tipo = 'stato' AND da IS NOT NULL AND a IS NOT NULL
       AND at >= $1::date::timestamp AT TIME ZONE 'Europe/Rome' GROUP BY 1, 2`,
      [YEAR.from],
    )
    const sorted = (steps: { da: string; a: string; n: number }[]) =>
      steps.map(({ da, a, n }) => `${da} ${a} ${n}`).sort()
    expect(sorted(all.passaggi)).toEqual(sorted(rows))
    const own = await flow({ ...YEAR, 'filter[agentId]': agent.id })
    const count = (steps: FlowReply['passaggi']) => steps.reduce((sum, { n }) => sum + n, 0)
    // Nobody else has a case in this database.
    expect(count(own.passaggi)).toBe(count(all.passaggi))
  })

  it('opens from each of its numbers the list that it counts', async () => {
    const { movimento, passaggi, imbuto, respinte, ritirate } = await flow()
    const numbers = [
      ...passaggi.map(({ n, href }) => [n, href] as const),
      ...Object.entries(movimento?.links ?? {}).map(
        ([name, href]) => [movimento?.[name as keyof typeof movimento.links], href] as const,
      ),
      ...imbuto.map(({ n, href }) => [n, href] as const),
      ...[respinte, ritirate].map(({ totale, href }) => [totale, href] as const),
      ...[...respinte.primi, ...ritirate.primi].map(({ n, href }) => [n, href] as const),
    ]
    expect(numbers.length).toBeGreaterThan(18)
    for (const [n, href = ''] of numbers) {
      const [path = '', query = ''] = href.replace('/admin/', '').split('?')
      const { json } = await callAs<Json & { totals?: Record<string, number> }>(
        office,
        'GET',
        path.replace(/^reports\/pratiche$/, 'pratiche'),
        { query: Object.fromEntries(new URLSearchParams(query)) },
      )
      expect([href, json.totals?.pratiche ?? json.total]).toEqual([href, n])
    }
  })

  it('says how far the cases opened in the period have come, farther ones among them', async () => {
    const { imbuto } = await flow({ ...YEAR, 'filter[agentId]': agent.id })
    const of = (stato: string) => imbuto.find((step) => step.stato === stato)?.n
    expect([of('bozza'), of('liquidata'), of('deliberata')]).toEqual([7, 1, 1])
    expect(of('inviata_banca')).toBe(5)
    expect(
      (await flow({ from: month(0), to: lastDayOf(today), 'filter[product]': 'leasing' })).imbuto[0]?.n,
    ).toBe(0)
  })

  it('counts the reasons of the list, all others together, and adds up to the refusals', async () => {
    const { respinte, ritirate, movimento } = await flow()
    expect(respinte.primi).toMatchObject([
      { motivo: 'Altro', n: 2 },
      { motivo: 'Reddito insufficiente', n: 2 },
    ])
    expect(respinte.totale).toBe(movimento?.respinte)
    expect(ritirate).toMatchObject({
      totale: 1,
      primi: [{ motivo: 'Ha scelto un’altra offerta', n: 1 }],
      altri: 0,
    })
  })

  it('tells the first three of each bank', async () => {
    const { json } = await callAs<BankReasonsReply & Json>(
      office,
      'GET',
      'reports/monitoraggioBanche/motivi',
      {
        query: YEAR,
      },
    )
    const own = json.banche.find(({ key }) => key === bank.id)
    expect([own?.totale, own?.primi.length, own?.altri]).toEqual([4, 2, 0])
  })

  it('is closed to who may not see the report, and refuses what it does not know', async () => {
    const path = 'reports/reportPratiche/flusso'
    expect((await callAs(await adminWith(), 'GET', path)).status).toBe(403)
    expect((await callAs(office, 'GET', path, { query: { altro: '1' } })).status).toBe(400)
    expect(
      (await callAs(office, 'GET', path, { query: { from: '2026-03-01', to: '2026-01-31' } })).status,
    ).toBe(422)
  })
})
