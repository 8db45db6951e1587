import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildAgency, buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'

let office: Caller
beforeAll(async () => {
  office = await adminWith('agents_manage')
})
const change = (id: string, body: object, as: Caller = office) =>
  callAs(as, 'POST', 'agents/[id]/agency', { params: { id }, body })

async function world() {
  const [from, to] = [await buildAgency(), await buildAgency()]
  const agent = await buildAgent({ agencyId: from.id })
  const own = { agentId: agent.id, agencyId: from.id }
  const open = await buildPratica({ ...own, stato: 'perizia' })
  const ended = await buildPratica({ ...own, stato: 'ritirata' })
  const agencyOf = async (id: string) => (await db().pratica.findUniqueOrThrow({ where: { id } })).agencyId
  return { from, to, agent, open, ended, agencyOf }
}

describe('the agency of an agent', () => {
  it('changes with the open cases where that is asked; what is finished stays', async () => {
    const { from, to, agent, open, ended, agencyOf } = await world()
    const { status, json } = await change(agent.id, {
      agencyId: to.id,
      pratiche: true,
      version: agent.version,
    })
    expect([status, json]).toMatchObject([200, { agencyId: to.id, version: agent.version + 1 }])
    expect([await agencyOf(open.id), await agencyOf(ended.id)]).toEqual([to.id, from.id])
    const commits = await db().commit.findMany({
      where: { ref: { in: [agent.id, open.id] }, groupId: { not: null } },
    })
    expect(commits.map(({ model }) => model).sort()).toEqual(['Opportunities', 'Users'])
    expect(new Set(commits.map(({ groupId }) => groupId)).size).toBe(1)
    expect(await db().praticaEvento.count({ where: { praticaId: open.id, tipo: 'assegnazione' } })).toBe(1)
  })

  it('changes alone where it is not', async () => {
    const { from, agent, open, agencyOf } = await world()
    expect((await change(agent.id, { agencyId: null, pratiche: false, version: agent.version })).status).toBe(
      200,
    )
    expect(await agencyOf(open.id)).toBe(from.id)
  })

  it('is not changed in passing while there are open cases', async () => {
    const { to, agent } = await world()
    const patch = (id: string, version: number) =>
      callAs(office, 'PATCH', 'agents/[id]', { params: { id }, body: { agencyId: to.id, version } })
    const { status, json } = await patch(agent.id, agent.version)
    expect([status, json.errors[0]?.path]).toEqual([422, 'agencyId'])
    const idle = await buildAgent()
    expect((await patch(idle.id, idle.version)).status).toBe(200)
  })

  it('is for who manages agents, with the version that was read', async () => {
    const { to, agent } = await world()
    const body = { agencyId: to.id, pratiche: true, version: agent.version }
    expect((await change(agent.id, body, await anAgent())).status).toBe(403)
    expect((await change(newId(), body)).status).toBe(404)
    expect((await change(agent.id, { ...body, version: 7 })).status).toBe(409)
    for (const agencyId of [newId(), agent.agencyId])
      expect((await change(agent.id, { ...body, agencyId })).json.errors[0]?.path).toBe('agencyId')
    expect((await change(agent.id, { agencyId: to.id, version: 1 })).json.errors[0]?.path).toBe('pratiche')
  })
})
