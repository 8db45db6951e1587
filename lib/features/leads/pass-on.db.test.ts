import { addDays, dayOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildLead } from '@/prisma/seed/factories/leads'
import { buildAgent } from '@/prisma/seed/factories/people'

beforeAll(() => migrateJobs(env().DATABASE_URL))

const motivo = 'Cerca casa nella tua zona.'
const pass = (as: Caller | null, id: string, body: object) =>
  callAs(as, 'POST', 'leadRequests/[id]/assign', { params: { id }, body })
const ofMine = (me: Caller, more: object = {}) => buildLead({ agentId: me.id, stato: 'contattato', ...more })
const day = (days: number) => new Date(`${dayOf(addDays(new Date(), days))}T00:00:00Z`)

describe('an agent who passes a request on', () => {
  it('gives it to a colleague, with the reason in its time line; the state stays', async () => {
    const [me, other] = [await anAgent(), await anAgent()]
    const { id, version } = await ofMine(me)
    const { status, json } = await pass(me, id, { agentId: other.id, motivo, version })
    expect([status, json]).toEqual([200, { cautele: [] }])
    expect(await db().lead.findUnique({ where: { id } })).toMatchObject({
      agentId: other.id,
      stato: 'contattato',
    })
    const events = await db().leadEvento.findMany({ where: { leadId: id } })
    expect(events.map(({ testo }) => testo).join(' ')).toContain(motivo)
    expect(await db().notification.count({ where: { userId: other.id } })).toBe(1)
    const told = await db().$queryRaw<{ userId: string; tolta: boolean }[]>`
      SELECT audience -> 0 ->> 'userId' AS "userId", coalesce((data ->> 'tolta')::boolean, false) AS tolta
      FROM realtime_events WHERE type = 'lead.assigned' AND data ->> '_id' = ${id} ORDER BY 2`
    expect(told).toEqual([
      { userId: other.id, tolta: false },
      { userId: me.id, tolta: true },
    ])
    expect(await db().commit.count({ where: { ref: id, model: 'Lead' } })).toBe(1)
    expect((await callAs(me, 'GET', 'leadRequests/[id]', { params: { id } })).status).toBe(404)
    expect((await callAs(other, 'GET', 'leadRequests/[id]', { params: { id } })).status).toBe(200)
  })

  it('passes on what is theirs only: others’ is a 404, the team’s a 403', async () => {
    const [me, other] = [await anAgent({ permissions: { team_see: true } }), await anAgent()]
    const below = await buildAgent({ managerId: me.id })
    const [foreign, ofTeam] = [
      await ofMine(other),
      await buildLead({ agentId: below.id, stato: 'assegnato' }),
    ]
    const body = { agentId: other.id, motivo }
    expect((await pass(me, foreign.id, body)).status).toBe(404)
    expect((await pass(me, ofTeam.id, body)).status).toBe(403)
    expect((await pass(me, newId(), body)).status).toBe(404)
    expect(await db().lead.findUnique({ where: { id: ofTeam.id } })).toMatchObject({
      agentId: below.id,
      version: 1,
    })
  })

  it('needs a colleague who is there, and a reason', async () => {
    const me = await anAgent()
    const { id } = await ofMine(me)
    const [blocked, away] = [
      await buildAgent({ status: 'blocked' }),
      await buildAgent({ assenteDal: day(-1), assenteAl: day(1) }),
    ]
    const other = await buildAgent()
    const refused: [string, object][] = [
      ['agentId', { motivo }],
      ['agentId', { motivo, agentId: blocked.id }],
      ['agentId', { motivo, agentId: away.id }],
      ['agentId', { motivo, agentId: me.id }],
      ['agentId', { motivo, agentId: 'nessuno' }],
      ['motivo', { agentId: other.id }],
      ['motivo', { agentId: other.id, motivo: '  ' }],
    ]
    for (const [path, body] of refused) {
      const { status, json } = await pass(me, id, body)
      expect([status, json.errors[0]?.path]).toEqual([422, path])
    }
    expect(await db().leadEvento.count({ where: { leadId: id, tipo: 'nota' } })).toBe(0)
  })

  it('is told when it is closed, or not as it was read', async () => {
    const [me, other] = [await anAgent(), await buildAgent()]
    const { id: lost } = await ofMine(me, { stato: 'perso', motivoPerso: 'no' })
    const { id: open } = await ofMine(me)
    const body = { agentId: other.id, motivo }
    expect((await pass(me, lost, body)).status).toBe(409)
    expect((await pass(me, open, { ...body, version: 7 })).status).toBe(409)
  })

  it('is nobody else: clients, strangers and the office without its flag are refused', async () => {
    const me = await anAgent()
    const [{ id }, other] = [await ofMine(me), await buildAgent()]
    const body = { agentId: other.id, motivo }
    expect((await pass(null, id, body)).status).toBe(401)
    expect((await pass(await aClient(), id, body)).status).toBe(403)
    expect((await pass(await adminWith('agents_manage'), id, body)).status).toBe(403)
    expect((await pass(await adminWith('leads_manage'), id, { agentId: other.id })).status).toBe(200)
  })
})
