import { open } from '@/lib/auth/secret-box'
import { db, pool } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { aClient, adminWith, anAgent, type Caller, callAs, signedIn } from '@/lib/testing/test-kit'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { mailReport, sendDue } from './jobs'
import { nextOccasion } from './occasions'
import type { ReceiverView, ScheduleView } from './schema'

const REPORT = 'reports/reportProduzione'
type Body = Record<string, unknown>

const to = (...people: Caller[]) => people.map(({ role, id }) => ({ role, id }))
const post = (as: Caller | null, body: Body) =>
  callAs<ScheduleView & { errors?: { path: string }[] }>(as, 'POST', 'reportSchedules', {
    body: { report: REPORT, frequenza: 'settimana', giorno: 1, ...body },
    headers: { 'idempotency-key': newId() },
  })
const list = async (as: Caller, report = REPORT) =>
  (await callAs<ScheduleView[]>(as, 'GET', 'reportSchedules', { query: { report } })).json
const remove = (as: Caller, id: string) => callAs(as, 'DELETE', 'reportSchedules/[id]', { params: { id } })
const leave = (as: Caller, id: string) =>
  callAs(as, 'POST', 'reportSchedules/[id]/unsubscribe', { params: { id } })

describe('when a report leaves', () => {
  it.each([
    ['giorno', 1, '2026-11-22T05:59:00Z', '2026-11-22T06:00:00.000Z'],
    ['giorno', 1, '2026-11-22T06:00:00Z', '2026-11-23T06:00:00.000Z'],
    ['settimana', 1, '2026-11-22T12:00:00Z', '2026-11-23T06:00:00.000Z'],
    ['settimana', 7, '2026-11-22T12:00:00Z', '2026-11-29T06:00:00.000Z'],
    ['mese', 28, '2026-02-28T07:00:00Z', '2026-03-28T06:00:00.000Z'],
    ['mese', 1, '2026-06-15T07:00:00Z', '2026-07-01T05:00:00.000Z'],
  ] as const)('every %s %i after %s: %s', (frequenza, giorno, after, next) => {
    expect(nextOccasion({ frequenza, giorno }, new Date(after)).toISOString()).toBe(next)
  })
})

describe('scheduled reports', () => {
  it('are made by who may open the report, for people who may open it too', async () => {
    const [me, colleague, blind] = [
      await adminWith('reports_see'),
      await adminWith('reports_see'),
      await adminWith(),
    ]
    const agent = await anAgent()
    const made = await post(me, {
      destinatari: to(me, colleague, agent),
      query: 'gruppo=prodotto&cursor=x&limit=5',
    })
    expect([made.status, made.json.query, made.json.destinatari.length]).toEqual([201, 'gruppo=prodotto', 3])
    expect(await db().commit.count({ where: { model: 'Emails', ref: made.json._id } })).toBe(1)
    expect((await post(null, { destinatari: to(me) })).status).toBe(401)
    expect((await post(await aClient(), { destinatari: to(me) })).status).toBe(403)
    expect((await post(blind, { destinatari: to(blind) })).status).toBe(403)
    const refused: [Body, number, string | undefined][] = [
      [{ destinatari: to(blind) }, 422, 'destinatari'],
      [{ destinatari: [{ role: 'admin', id: agent.id }] }, 422, 'destinatari'],
      [{ destinatari: [] }, 422, 'destinatari'],
      [{ destinatari: to(me), giorno: 8 }, 422, 'giorno'],
      [{ destinatari: to(me), frequenza: 'mese', giorno: 29 }, 422, 'giorno'],
      [{ destinatari: to(me), frequenza: 'ora' }, 422, 'frequenza'],
      [{ destinatari: to(me), query: 'gruppo=niente' }, 422, 'gruppo'],
      [{ destinatari: to(me), query: 'x=1' }, 400, undefined],
      [{ destinatari: to(me), report: 'reports/niente' }, 404, undefined],
    ]
    for (const [body, status, path] of refused) {
      const { status: got, json } = await post(me, body)
      expect([body, got, json.errors?.[0]?.path]).toEqual([body, status, path])
    }
  })

  it('go from an agent to nobody else', async () => {
    const [me, other] = [await anAgent(), await anAgent()]
    const people = await callAs<ReceiverView[]>(me, 'GET', 'reportSchedules/people', {
      query: { report: REPORT },
    })
    expect(people.json.map(({ id }) => id)).toEqual([me.id])
    expect((await post(me, { destinatari: to(me) })).status).toBe(201)
    expect((await post(me, { destinatari: to(other) })).status).toBe(422)
    const office = await callAs<ReceiverView[]>(
      await adminWith('reports_see'),
      'GET',
      'reportSchedules/people',
      {
        query: { report: 'reports/monitoraggioBanche' },
      },
    )
    expect(office.json.some(({ id }) => id === me.id)).toBe(false)
  })

  it('are seen by who made them and who gets them, and ended by each for themselves', async () => {
    const [me, colleague, stranger] = [
      await adminWith('reports_see'),
      await adminWith('reports_see'),
      await adminWith('reports_see'),
    ]
    const { _id } = (await post(me, { destinatari: to(me, colleague) })).json
    expect(await list(me)).toMatchObject([{ _id, propria: true, ricevuta: true }])
    expect(await list(colleague)).toMatchObject([{ _id, propria: false, ricevuta: true, destinatari: [] }])
    expect(await list(stranger)).toEqual([])
    expect([(await leave(stranger, _id)).status, (await remove(colleague, _id)).status]).toEqual([404, 404])
    expect([(await leave(colleague, _id)).status, (await leave(colleague, _id)).status]).toEqual([204, 404])
    expect(await list(colleague)).toEqual([])
    expect((await leave(me, _id)).status).toBe(204)
    expect(await db().reportSchedule.count({ where: { id: _id } })).toBe(0)
    const other = (await post(me, { destinatari: to(colleague) })).json
    expect((await remove(me, other._id)).status).toBe(204)
    expect(await list(colleague)).toEqual([])
  })
})

type Mail = { to: { email: string }; data: Record<string, unknown> }
async function mails(): Promise<Mail[]> {
  const { rows } = await pool().query<{ payload: { to: Mail['to']; template: string; sealed: string } }>(
    'SELECT payload FROM graphile_worker._private_jobs ORDER BY id',
  )
  return rows
    .filter(({ payload }) => payload.template === 'report-periodico')
    .map(({ payload }) => ({ to: payload.to, data: JSON.parse(open(payload.sealed) ?? '') }))
}
const jobs = async () =>
  (
    await pool().query<{ payload: Parameters<typeof mailReport>[0] }>(
      `SELECT j.payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
       WHERE t.identifier = 'reports.mail' ORDER BY j.id`,
    )
  ).rows.map(({ payload }) => payload)

describe('the mail of a report', () => {
  beforeEach(async () => {
    await pool().query('DELETE FROM graphile_worker._private_jobs')
    await db().reportSchedule.deleteMany()
  })

  it('leaves when it is due, once, with what its receiver may see', async () => {
    const office = await adminWith('reports_see')
    const agent = await signedIn('agent', await buildAgent())
    await buildPratica({ agentId: agent.id })
    await buildPratica()
    const { _id } = (await post(office, { destinatari: to(office, agent), query: 'periodo=mese' })).json
    expect(await sendDue()).toBe(0)
    const now = new Date()
    await db().reportSchedule.update({
      where: { id: _id },
      data: { nextAt: new Date(now.getTime() - 60_000) },
    })
    expect([await sendDue(now), await sendDue(now)]).toEqual([1, 0])
    const queued = await jobs()
    expect(queued).toHaveLength(2)
    for (const payload of [...queued, ...queued]) await mailReport(payload)
    const sent = await mails()
    expect(sent.map((mail) => mail.to.email).sort()).toEqual([office.actor.email, agent.actor.email].sort())
    const of = (who: Caller) => sent.find((mail) => mail.to.email === who.actor.email)?.data
    const opened = (who: Caller) => Object.fromEntries((of(who)?.cifre ?? []) as [string, string][]).Aperte
    expect([opened(agent), Number(opened(office)) >= 2]).toEqual(['1', true])
    expect(of(agent)?.url).toMatch(/\/agents\/reports\/report\?periodo=mese$/)
    expect(of(office)?.stop).toMatch(/\/admin\/reports\/reportProduzione\?periodo=mese#invii$/)
    const after = await db().reportSchedule.findUniqueOrThrow({ where: { id: _id } })
    expect(after.nextAt.getTime()).toBeGreaterThan(now.getTime())
  })

  it('goes to nobody who has left it, or may no longer open the report', async () => {
    const office = await adminWith('reports_see')
    const gone = await adminWith('reports_see')
    const { _id } = (await post(office, { destinatari: to(office, gone) })).json
    const occasion = new Date().toISOString()
    const send = (who: Caller) => mailReport({ scheduleId: _id, role: 'admin', userId: who.id, occasion })
    await db().admin.update({ where: { id: gone.id }, data: { permissions: {} } })
    await send(gone)
    await leave(office, _id)
    await send(office)
    expect(await mails()).toEqual([])
  })

  it('of a list says its figures', async () => {
    const office = await adminWith('pratiche_manage')
    const made = await post(office, { destinatari: to(office), report: 'reports/praticheFerme' })
    await mailReport({ scheduleId: made.json._id, role: 'admin', userId: office.id, occasion: 'ora' })
    expect((await mails())[0]?.data).toMatchObject({ titolo: 'Pratiche ferme', righe: [] })
  })
})
