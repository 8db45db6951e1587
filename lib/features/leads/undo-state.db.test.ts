import { db } from '@/lib/core/db'
import { aClient, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildLead } from '@/prisma/seed/factories/leads'

const move = (as: Caller, id: string, body: object) =>
  callAs(as, 'POST', 'leadRequests/[id]/state', { params: { id }, body })
const undo = (as: Caller | null, id: string, version: number) =>
  callAs(as, 'POST', 'leadRequests/[id]/state/undo', { params: { id }, body: { version } })
const stateOf = async (id: string) => (await db().lead.findUniqueOrThrow({ where: { id } })).stato

describe('taking back a step of a request', () => {
  it('brings back the state and what the step wrote, once', async () => {
    const agent = await anAgent()
    const { id } = await buildLead({ agentId: agent.id, stato: 'contattato' })
    const lost = (await move(agent, id, { to: 'perso', version: 1, motivo: 'Non risponde' })).json
    const { status, json } = await undo(agent, id, lost.version)
    expect([status, json.stato, json.motivoPerso]).toEqual([200, 'contattato', null])
    expect(await db().lead.findUniqueOrThrow({ where: { id } })).toMatchObject({ chiusoAt: null, version: 3 })
    expect(await db().commit.count({ where: { ref: id } })).toBe(2)
    expect((await undo(agent, id, json.version)).status).toBe(409)
  })

  it('leaves alone what somebody changed afterwards', async () => {
    const agent = await anAgent()
    const { id } = await buildLead({ agentId: agent.id, stato: 'assegnato' })
    const called = (await move(agent, id, { to: 'contattato', version: 1 })).json
    const note = { params: { id }, body: { version: called.version, note: 'Richiamare' } }
    const noted = (await callAs(agent, 'PATCH', 'leadRequests/[id]', note)).json
    expect((await undo(agent, id, called.version)).json.code).toBe('stale_version')
    expect((await undo(agent, id, noted.version)).status).toBe(409)
    expect(await stateOf(id)).toBe('contattato')
  })

  it('is for who took the step', async () => {
    const [agent, other] = [await anAgent(), await anAgent()]
    const { id } = await buildLead({ agentId: agent.id, stato: 'assegnato' })
    const { version } = (await move(agent, id, { to: 'contattato', version: 1 })).json
    expect((await undo(null, id, version)).status).toBe(401)
    expect((await undo(await aClient(), id, version)).status).toBe(403)
    expect((await undo(other, id, version)).status).toBe(404)
    await db().lead.update({ where: { id }, data: { agentId: other.id } })
    expect((await undo(other, id, version)).status).toBe(409)
    expect(await stateOf(id)).toBe('contattato')
  })
})
