import { addDays, addMonthsToDay, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { adminWith, type Caller, callAs, type Json, signedIn } from '@/lib/testing/test-kit'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { network } from '../test-kit'
import type { ReportReply } from '../view'
import { lastDayOf, monthStart } from './periods'
import { work } from './test-kit'
import type { SummaryReply } from './view'

type Query = Record<string, string>
const today = todayInRome()
const YEAR: Query = { from: addMonthsToDay(monthStart(today), -11), to: lastDayOf(today) }
const NAME = 'reports/agents-statistics'

let people: Awaited<ReturnType<typeof network>>
let office: Caller
beforeAll(async () => {
  people = await network()
  office = await adminWith('reports_see', 'pratiche_manage', 'provvigioni_see')
  const { chief, below, stranger } = people
  for (const { id, agencyId } of [chief, below, stranger]) await work({ agentId: id, agencyId }, stranger.id)
  await buildPratica({
    agentId: below.id,
    agencyId: below.agencyId,
    stato: 'in_istruttoria',
    createdAt: addDays(new Date(), -90),
    ultimaAttivita: addDays(new Date(), -60),
  })
  const { id } = await db().pratica.findFirstOrThrow({ where: { agentId: below.id, stato: 'liquidata' } })
  await db().voto.create({
    data: { id: below.id, agentId: below.id, praticaId: id, stelle: 4, stato: 'pubblicato' },
  })
}, 60_000)

const read = async (as: Caller, query: Query = {}, name = NAME) => {
  const { status, json } = await callAs<SummaryReply & Json>(as, 'GET', name, {
    query: { ...YEAR, ...query },
  })
  expect([query, status, json.detail]).toEqual([query, 200, undefined])
  return json
}
const rowOf = ({ rows }: SummaryReply, { id }: { id: string }) => rows.find(({ key }) => key === id)?.figures

describe('the figures of people', () => {
  it('say the place of each by what was paid out, equal ones the same, whatever rows are shown', async () => {
    const { rows } = await read(office, { gruppo: 'agente' })
    for (const { key, figures } of rows) {
      const better = rows.filter((row) => (row.figures.erogato ?? 0) > (figures.erogato ?? 0)).length
      expect([key, figures.posizione]).toEqual([key, 1 + better])
    }
    const place = rowOf({ rows } as SummaryReply, people.chief)?.posizione
    const one = await read(office, { gruppo: 'agente', 'filter[agentId]': people.chief.id })
    expect([one.rows[0]?.figures.posizione, one.totals.figures.posizione]).toEqual([place, place])
    // Somebody who sees nobody else is told the own place, of the whole network.
    const me = await read(await signedIn('agent', people.chief))
    expect(me.totals.figures.posizione).toBe(place)
    const sorted = await read(office, { gruppo: 'agente', sort: 'posizione' })
    const places = sorted.rows.map(({ figures }) => figures.posizione ?? 0)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('count what is stalled today and the ratings behind a mean', async () => {
    const figures = rowOf(await read(office, { gruppo: 'agente' }), people.below)
    const { json } = await callAs<ReportReply>(office, 'GET', 'reports/praticheFerme', {
      query: { 'filter[agentId]': people.below.id },
    })
    expect(figures).toMatchObject({ ferme: json.totals.pratiche, voti: 1, voto: 4 })
    expect(json.totals.pratiche).toBeGreaterThan(0)
    const sheet = await read(office, { 'filter[agentId]': people.below.id }, 'reports/reportProduzione')
    expect(sheet.totals.figures.voto).toBe(4)
  })

  it('say which of them are of fewer than five', async () => {
    const { rows, totals } = await read(office, { gruppo: 'agente' })
    const own = rows.find(({ key }) => key === people.below.id)
    expect(own?.few).toEqual(expect.arrayContaining(['voto', 'giorni', 'medio', 'convertiti']))
    expect(totals.figures.liquidate).toBeGreaterThan(5)
    expect(totals.few).not.toContain('giorni')
  })

  it('show commissions to who holds the flag: all of them to the office, an agent the own share', async () => {
    const all = await read(office)
    expect(all.totals.figures.lordo).toBeGreaterThan(0)
    expect(all.totals.figures).not.toHaveProperty('quota')
    const plain = await read(await adminWith('reports_see'))
    expect(plain.totals.figures).not.toHaveProperty('lordo')
    await db().agent.update({
      where: { id: people.below.id },
      data: { permissions: { provvigioni_see: true } },
    })
    const own = (await read(await signedIn('agent', people.below))).totals.figures
    expect(own.quota).toBeGreaterThan(0)
    expect(own).not.toHaveProperty('lordo')
    expect(own.quota).toBe(
      (await read(await signedIn('agent', people.below), {}, 'reports/reportProduzione')).totals.figures
        .quota,
    )
  })

  it('are those of strangers to nobody: 404, as of their records', async () => {
    await db().agent.update({
      where: { id: people.chief.id },
      data: { permissions: { team_see: true, reports_see: true } },
    })
    const chief = await signedIn('agent', people.chief)
    for (const name of [NAME, 'reports/reportProduzione', 'reports/budgetAgenti'])
      for (const path of [name, `${name}/export`]) {
        const status = async ({ id }: { id: string }) =>
          (await callAs(chief, 'GET', path, { query: { ...YEAR, 'filter[agentId]': id } })).status
        expect([path, await status(people.stranger), await status(people.below)]).toEqual([path, 404, 200])
      }
    const cross = { gruppo: 'mese', per: 'prodotto', 'filter[agentId]': people.stranger.id }
    expect((await callAs(chief, 'GET', `${NAME}/incrocio`, { query: cross })).status).toBe(404)
  })

  it('come with the columns that they are in, each with its definition', async () => {
    const { columns, totals } = await read(office)
    expect(columns.map(({ path }) => path)).toEqual(Object.keys(totals.figures))
    for (const { definition } of columns) expect(definition).toMatch(/\.$/)
  })
})
