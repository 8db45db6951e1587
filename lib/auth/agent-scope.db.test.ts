import fc from 'fast-check'
import { db, pool } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { sees, type World, worlds } from '@/lib/testing/agent-worlds'
import { anAgent, callAs, signedIn } from '@/lib/testing/test-kit'
import { buildLead } from '@/prisma/seed/factories/leads'
import { buildAgency, buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { runs } from '@/scripts/test/property'
import { agentRows, agentSql, agentsWhoSee, type ScopedModel, type Width, widthOf } from './agent-scope'

/** Forecasts, quotes, complaints and certificates have the rule of clients; the others may have no agent. */
type Tested = Exclude<
  ScopedModel,
  'prediction' | 'provvigione' | 'estratto' | 'quote' | 'reclamo' | 'attestatoEsterno'
>

const TABLES: Record<Tested, string> = {
  pratica: 'pratiche',
  lead: 'leads',
  contactRequest: 'contact_requests',
  client: 'clients',
}
const MODELS = Object.keys(TABLES) as Tested[]

const PERMISSIONS: Record<Width, Record<string, boolean>> = {
  own: {},
  team: { team_see: true },
  agency: { pratiche_agency: true, team_see: true },
  all: { all: true },
}
const WIDTHS = Object.keys(PERMISSIONS) as Width[]

type Actor = Parameters<typeof widthOf>[0]
type Finder = { findMany(args: { where: object; select: object }): Promise<{ id: string }[]> }
const sorted = (rows: { id: string }[]) => rows.map(({ id }) => id).sort()

async function byWhere(model: Tested, actor: Actor, ids: string[]): Promise<string[]> {
  const rows = agentRows(model, actor)
  const where = { AND: [{ id: { in: ids } }, rows === true ? {} : rows] }
  const finders = db() as unknown as Record<Tested, Finder>
  return sorted(await finders[model].findMany({ where, select: { id: true } }))
}

async function bySql(model: Tested, actor: Actor, ids: string[]): Promise<string[]> {
  const { text, values } = agentSql(model, 't', actor)
  const { rows } = await pool().query<{ id: string }>(
    `SELECT t.id FROM ${TABLES[model]} t WHERE ${text} AND t.id = ANY($${values.length + 1}::uuid[])`,
    [...values, ids],
  )
  return sorted(rows)
}

const blank = { nome: 'N', cognome: 'C', email: 'x@prova.example', telefono: '1' }
const code = () => newId().slice(-12)

/** A world in the database: the rows of each table, by the world's own order. */
async function settle({ agents, agencies, rows }: World): Promise<Record<Tested, string[]>> {
  await db().agency.createMany({
    data: agencies.map((id) => ({
      id,
      nome: 'Agenzia',
      slug: id,
      indirizzo: 'Via',
      cap: '20100',
      comune: 'Milano',
      provincia: 'MI',
    })),
  })
  // In one statement, those below before those above as often as not; then everybody moves once.
  await db().agent.createMany({
    data: agents.map(({ id, first, agency }) => ({
      id,
      slug: id,
      email: `${id}@prova.example`,
      nome: 'N',
      cognome: 'C',
      status: 'validated' as const,
      managerId: first,
      agencyId: agency,
    })),
  })
  for (const { id } of agents) await db().agent.update({ where: { id }, data: { managerId: null } })
  for (const { id, manager, permissions } of agents)
    await db().agent.update({ where: { id }, data: { managerId: manager, permissions } })
  const owned = rows.map(({ agent, agency }) => ({ id: newId(), agentId: agent, agencyId: agency }))
  const again = () => owned.map((row) => ({ ...row, id: newId() }))
  const made = { pratica: owned, lead: again(), contactRequest: again(), client: again() }
  await db().pratica.createMany({
    data: made.pratica.map((row) => ({
      ...row,
      codice: code(),
      product: 'mutuo' as const,
      finalita: 'liquidita',
      importoRichiesto: 1n,
      durataMesi: 12,
    })),
  })
  await db().lead.createMany({
    data: made.lead.map((row) => ({ ...blank, ...row, codice: code(), product: 'mutuo' as const })),
  })
  await db().contactRequest.createMany({
    data: made.contactRequest.map((row) => ({ ...blank, ...row, kind: 'contatto' as const })),
  })
  await db().client.createMany({
    data: made.client.map(({ id, agentId }) => ({ id, agentId, nome: 'N', cognome: 'C' })),
  })
  const idsOf = (list: { id: string }[]) => list.map(({ id }) => id)
  return Object.fromEntries(MODELS.map((model) => [model, idsOf(made[model])])) as Record<Tested, string[]>
}

const actorOf = ({ id, agency, permissions }: World['agents'][number]): Actor => ({
  role: 'agent',
  userId: id,
  sessionId: newId(),
  email: '',
  nome: '',
  cognome: '',
  ticketing: {},
  permissions,
  agencyId: agency,
  totp: false,
})

describe('the scope of an agent', () => {
  /** Chief of Milan; below her one of Turin, and below him one of Rome; beside her one of Milan. */
  async function network() {
    const [milan, turin, rome] = [await buildAgency(), await buildAgency(), await buildAgency()]
    const chief = await buildAgent({ agencyId: milan.id })
    const below = await buildAgent({ agencyId: turin.id, managerId: chief.id })
    const deepest = await buildAgent({ agencyId: rome.id, managerId: below.id })
    const beside = await buildAgent({ agencyId: milan.id })
    const stranger = await buildAgent({ agencyId: turin.id })
    return { chief, below, deepest, beside, stranger }
  }
  type Name = keyof Awaited<ReturnType<typeof network>>
  const SEEN: Record<Width, readonly Name[]> = {
    own: ['chief'],
    team: ['chief', 'below', 'deepest'],
    agency: ['chief', 'below', 'deepest', 'beside'],
    all: ['chief', 'below', 'deepest', 'beside', 'stranger'],
  }

  describe.each(WIDTHS)('of width %s', (width) => {
    it.each(MODELS)('is the same rows of %s by where, by SQL and by its words', async (model) => {
      const people = await network()
      const { id } = await db().agent.update({
        where: { id: people.chief.id },
        data: { permissions: PERMISSIONS[width] },
      })
      const { actor } = await signedIn('agent', { id })
      const names = Object.keys(people) as Name[]
      const made = await settle({
        agencies: [],
        agents: [],
        rows: [
          ...names.map((name) => ({ agent: people[name].id, agency: people[name].agencyId })),
          { agent: null, agency: null },
        ],
      })
      const ids = made[model]
      const expected = ids.filter((_, at) => (names[at] ? SEEN[width].includes(names[at]) : width === 'all'))
      expect(widthOf(actor)).toBe(width)
      expect(await byWhere(model, actor, ids)).toEqual([...expected].sort())
      expect(await bySql(model, actor, ids)).toEqual([...expected].sort())
    })

    it('is a 404 outside, and a row inside', async () => {
      const people = await network()
      await db().agent.update({ where: { id: people.chief.id }, data: { permissions: PERMISSIONS[width] } })
      const caller = await signedIn('agent', people.chief)
      for (const [name, { id: agentId, agencyId }] of Object.entries(people)) {
        const pratica = await buildPratica({ agentId, agencyId })
        const lead = await buildLead({ agentId, agencyId })
        const expected = SEEN[width].includes(name as Name) ? 200 : 404
        const replies = [
          await callAs(caller, 'GET', 'pratiche/[id]', { params: { id: pratica.id } }),
          await callAs(caller, 'GET', 'leadRequests/[id]', { params: { id: lead.id } }),
        ]
        expect([name, ...replies.map(({ status }) => status)]).toEqual([name, expected, expected])
      }
    })
  })

  it('does not grow by the flag alone where there is no agency', async () => {
    const { actor } = await anAgent({ permissions: { pratiche_agency: true }, agencyId: null })
    expect(widthOf(actor)).toBe('own')
  })

  it('refuses an agent above itself', async () => {
    const above = await buildAgent()
    const below = await buildAgent({ managerId: above.id })
    await expect(
      db().agent.update({ where: { id: above.id }, data: { managerId: below.id } }),
    ).rejects.toThrow()
  })

  it('says the same in every form, in any network', async () => {
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        const made = await settle(world)
        for (const agent of world.agents) {
          const actor = actorOf(agent)
          for (const model of MODELS) {
            const ids = made[model]
            const expected = ids.filter((_, at) => sees(world, agent, model, world.rows[at])).sort()
            expect(await byWhere(model, actor, ids)).toEqual(expected)
            expect(await bySql(model, actor, ids)).toEqual(expected)
          }
        }
        const known = new Set(world.agents.map(({ id }) => id))
        for (const row of world.rows) {
          const told = await agentsWhoSee(db(), { agentId: row.agent, agencyId: row.agency })
          const readers = new Set(told.map(({ userId }) => userId).filter((id) => known.has(id)))
          const expected = world.agents.filter((agent) => sees(world, agent, 'pratica', row))
          expect([...readers].sort()).toEqual(sorted(expected))
        }
      }),
      runs(12),
    )
  })
})
