import { addMonthsToDay, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { callAs, type Json, signedIn } from '@/lib/testing/test-kit'
import { schedaOf } from '../../features/reports/scheda-sheet'
import { network } from '../test-kit'
import type { ReportReply } from '../view'
import { lastDayOf, monthStart } from './periods'
import { work } from './test-kit'
import type { SummaryReply } from './view'

type Query = Record<string, string>
const today = todayInRome()
const YEAR: Query = { from: addMonthsToDay(monthStart(today), -11), to: lastDayOf(today) }

let people: Awaited<ReturnType<typeof network>>
beforeAll(async () => {
  people = await network()
  for (const { id, agencyId } of [people.chief, people.below, people.beside])
    await work({ agentId: id, agencyId }, id)
}, 60_000)

/** The chief, with these flags. */
async function chiefWith(...flags: string[]) {
  const permissions = Object.fromEntries(flags.map((flag) => [flag, true]))
  await db().agent.update({ where: { id: people.chief.id }, data: { permissions } })
  return signedIn('agent', people.chief)
}
type Reader = Awaited<ReturnType<typeof chiefWith>>
const read = async (as: Reader, name: string, query: Query = {}) => {
  const { status, json } = await callAs<SummaryReply & Json>(as, 'GET', `reports/${name}`, {
    query: { ...YEAR, ...query },
  })
  expect([name, query, status, json.detail]).toEqual([name, query, 200, undefined])
  return json
}

describe.each(['reportProduzione', 'agents-statistics'])('an agent’s %s', (name) => {
  it('is of oneself alone without the flag for reports, whoever else the agent sees', async () => {
    const own = (await read(await chiefWith(), name)).totals.figures
    for (const flags of [['team_see'], ['pratiche_agency'], ['team_see', 'pratiche_agency']])
      expect([flags, (await read(await chiefWith(...flags), name)).totals.figures]).toEqual([flags, own])
    const narrowed = await chiefWith('team_see')
    for (const query of [{ gruppo: 'agente' }, { 'filter[agentId]': people.below.id }] as Query[])
      for (const path of [name, `${name}/export`, `${name}/incrocio`]) {
        const { status } = await callAs(narrowed, 'GET', `reports/${path}`, {
          query: { ...query, ...(path.endsWith('incrocio') && { per: 'mese' }) },
        })
        expect([path, query, status >= 400 && status < 500]).toEqual([path, query, true])
      }
    const team = (await read(await chiefWith('team_see', 'reports_see'), name)).totals.figures
    expect(team.erogato).toBeGreaterThan(own.erogato ?? 0)
  })

  it('opens lists of oneself alone, with the same numbers', async () => {
    const narrowed = await chiefWith('team_see')
    const { totals } = await read(narrowed, name)
    const link = totals.links.liquidate ?? ''
    const query = Object.fromEntries(new URLSearchParams(link.split('?')[1]))
    expect(query['filter[agentId]']).toBe(people.chief.id)
    const { json } = await callAs<ReportReply>(narrowed, 'GET', 'reports/movimenti', { query })
    expect(json.totals.pratiche).toBe(totals.figures.liquidate)
  })
})

it('an agent’s sheet is the same with and without a team that is not asked for', async () => {
  const paper = async (...flags: string[]) => {
    const { lines: _, ...rest } = await schedaOf((await chiefWith(...flags)).actor)
    return rest
  }
  expect(await paper('team_see')).toEqual(await paper())
  expect(await paper('team_see', 'reports_see')).toEqual(await paper())
})
