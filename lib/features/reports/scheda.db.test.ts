import { db } from '@/lib/core/db'
import { type Caller, callAs, signedIn } from '@/lib/testing/test-kit'
import { viewOf } from '../../reports/summary/define'
import { figureText } from '../../reports/summary/figures'
import { work } from '../../reports/summary/test-kit'
import type { SummaryReply } from '../../reports/summary/view'
import { network } from '../../reports/test-kit'
import { produzione } from './produzione'
import { COMPARED, monthOfToday, yearOfToday } from './scheda-schema'
import { schedaOf } from './scheda-sheet'

let people: Awaited<ReturnType<typeof network>>
let me: Caller
beforeAll(async () => {
  people = await network()
  const { chief, below, deepest, beside } = people
  for (const owner of [chief, below, deepest, beside])
    await work({ agentId: owner.id, agencyId: owner.agencyId }, people.stranger.id)
  me = await signedIn('agent', below)
}, 60_000)

const sheet = (as: Caller | null, id: string) =>
  callAs(as, 'GET', 'reports/scheda/[id]/pdf', { params: { id } })

describe('an agent’s sheet', () => {
  it('is a document of one’s own figures', async () => {
    const { status, headers, text } = await sheet(me, me.id)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(headers.get('content-disposition')).toMatch(/filename="la-mia-scheda-[-\d]+\.pdf"/)
    expect(text).toContain(people.below.cognome)
    expect(text).not.toContain(people.chief.cognome)
  })

  it('is nobody else’s: a colleague’s and a team member’s are not there', async () => {
    for (const other of [people.beside, people.deepest, people.chief])
      expect((await sheet(me, other.id)).status).toBe(404)
    expect((await sheet(null, me.id)).status).toBe(401)
  })

  it('says what the report says of the reader, also to somebody who sees a team', async () => {
    await db().agent.update({
      where: { id: people.chief.id },
      data: { permissions: { team_see: true, reports_see: true } },
    })
    const chief = await signedIn('agent', people.chief)
    for (const reader of [me, chief]) {
      const own: Record<string, string> = reader === chief ? { 'filter[agentId]': chief.id } : {}
      const columns = viewOf(produzione, reader.actor).columns.filter(({ path }) => COMPARED.includes(path))
      const { tables, parts } = await schedaOf(reader.actor)
      for (const [at, period] of [monthOfToday(), yearOfToday()].entries()) {
        const query = { ...period, ...own, confronto: 'anno' }
        const { json } = await callAs<SummaryReply>(reader, 'GET', 'reports/reportProduzione', { query })
        const { figures, before } = json.totals
        const said = tables[at]?.rows.map(({ label, cells }) => [label, cells[0], cells[1]])
        expect(said).toEqual(
          columns.map(({ path, label, kind }) => [
            label,
            figureText(kind, figures[path]),
            figureText(kind, before?.[path]),
          ]),
        )
      }
      expect(parts.map(({ title }) => title)).toEqual([
        'Erogato dell’anno per prodotto',
        'Erogato dell’anno per finalità',
        'Erogato dell’anno per banca',
      ])
      expect(Math.max(...parts.flatMap(({ bars }) => bars.map(({ share }) => share)))).toBe(1)
    }
  })
})
