import { addDays, dayOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { demoCompany } from '@/prisma/seed/content/company'
import { buildAdmin } from '@/prisma/seed/factories/people'
import {
  buildTicket,
  buildTicketCalendar,
  buildTicketCategory,
  buildTicketMacro,
  buildTicketMessage,
} from '@/prisma/seed/factories/service'
import { clock, recount } from './jobs'

const verb = (as: Caller, id: string, name: string, body: unknown = {}) =>
  callAs(as, 'POST', `tickets/[id]/${name}`, { params: { id }, body })
const stored = (id: string) => db().ticket.findUniqueOrThrow({ where: { id } })
const office = () => adminWith('ticketing_answer', 'ticketing_assign', 'ticketing_close')
const paths = ({ json }: { json: { errors: { path: string }[] } }) => json.errors.map(({ path }) => path)
const rung = (userId: string) => db().notification.count({ where: { userId } })
const messagesFor = async (as: Caller, id: string) =>
  (await callAs(as, 'GET', 'tickets/[id]/messages', { params: { id } })).json.items

describe('the office works on tickets', () => {
  it('answers: the opener hears of it, the clock of the first answer stops', async () => {
    const [admin, client, reader] = [await office(), await aClient(), await adminWith('ticketing_access')]
    const { id } = await buildTicket({ clientId: client.id })
    expect((await verb(reader, id, 'reply', { testo: 'Ci pensiamo noi.' })).status).toBe(403)
    const { status } = await verb(admin, id, 'reply', { testo: 'Ci pensiamo noi.', stato: 'in_attesa' })
    expect(status).toBe(201)
    const after = await stored(id)
    expect(after).toMatchObject({ stato: 'in_attesa', notifyUser: true, readedFrom: [admin.id] })
    expect(after.assigneeId).toBe(admin.id)
    expect([after.primaRispostaAt, after.pausaDal, after.scadeAt]).toEqual([
      expect.any(Date),
      expect.any(Date),
      null,
    ])
    expect(await rung(client.id)).toBe(1)
    expect(await db().commit.count({ where: { ref: id, model: 'Tickets', action: 'edit' } })).toBe(1)
    expect((await messagesFor(client, id)).map(({ testo }) => testo)).toEqual(['Ci pensiamo noi.'])
  })

  it('writes notes that the opener never sees, and answers only with what is ready for the category', async () => {
    const [admin, agent] = [await office(), await anAgent()]
    const { id } = await buildTicket({ agentId: agent.id })
    const other = await buildTicketMacro({ categoryId: (await buildTicketCategory()).id })
    const wrong = await verb(admin, id, 'reply', { testo: 'Ecco la risposta', macroId: other.id })
    expect([wrong.status, paths(wrong)]).toEqual([422, ['macroId']])
    expect((await verb(admin, id, 'reply', { testo: 'Nota fra noi', interno: true })).status).toBe(201)
    expect(await stored(id)).toMatchObject({ stato: 'aperto', notifyUser: false, primaRispostaAt: null })
    expect((await stored(id)).assigneeId).toBeNull()
    expect([await messagesFor(agent, id), await rung(agent.id)]).toEqual([[], 0])
    expect((await messagesFor(admin, id)).map(({ interno }) => interno)).toEqual([true])
    expect((await verb(agent, id, 'reply', { testo: 'Una nota?', interno: true })).status).toBe(422)
  })

  it('does not send over a message that it has not seen', async () => {
    const admin = await office()
    const { id } = await buildTicket()
    const first = await buildTicketMessage({ ticketId: id, at: new Date(Date.now() - 2_000) })
    const second = await buildTicketMessage({
      ticketId: id,
      at: new Date(Date.now() - 1_000),
      testo: 'Anzi no',
    })
    const late = await verb(admin, id, 'reply', { testo: 'Va bene così.', lastMessageId: first.id })
    expect([late.status, late.json.messages]).toEqual([
      409,
      [expect.objectContaining({ _id: second.id, testo: 'Anzi no' })],
    ])
    expect(
      (await verb(admin, id, 'reply', { testo: 'Va bene così.', lastMessageId: second.id })).status,
    ).toBe(201)
  })

  it('reads only what is its own or waits for it', async () => {
    const [mine, other] = [await adminWith('ticketing_answer'), await adminWith('ticketing_answer')]
    const category = await buildTicketCategory({
      admins: { create: { id: (await buildAdmin()).id, adminId: mine.id } },
    })
    const { id } = await buildTicket({ categoryId: category.id })
    const read = (as: Caller) => callAs(as, 'GET', 'tickets/[id]', { params: { id } })
    expect([(await read(mine)).status, (await read(other)).status]).toEqual([200, 404])
    expect((await verb(other, id, 'reply', { testo: 'Rispondo io' })).status).toBe(404)
    expect((await verb(await anAgent(), id, 'assign', { adminId: null, version: 1 })).status).toBe(403)
  })

  it('assigns, takes, and refuses who does not work with tickets', async () => {
    const [lead, helper] = [await office(), await adminWith('ticketing_answer')]
    const { id, version } = await buildTicket()
    const assign = (as: Caller, adminId: string | null, seen = version) =>
      verb(as, id, 'assign', { adminId, version: seen })
    expect((await assign(helper, lead.id)).status).toBe(403)
    const stranger = await assign(lead, (await buildAdmin({ permissions: {} })).id)
    expect([stranger.status, paths(stranger)]).toEqual([422, ['adminId']])
    expect((await assign(helper, helper.id)).json).toMatchObject({ stato: 'in_lavorazione', version: 2 })
    const chief = await adminWith('ticketing_full_access')
    expect((await assign(chief, null)).status).toBe(409)
    expect((await verb(await office(), id, 'assign', { adminId: null, version: 2 })).status).toBe(404)
    const many = await callAs(chief, 'POST', 'tickets/assign', {
      body: { rows: [{ _id: id, version: 2 }], values: { adminId: lead.id } },
    })
    expect(many.json).toMatchObject({ done: 1 })
    expect([(await stored(id)).assigneeId, await rung(lead.id)]).toEqual([lead.id, 1])
  })

  it('moves it on as the states allow, and ends it with a flag of its own', async () => {
    const [admin, helper] = [await office(), await adminWith('ticketing_answer')]
    const { id } = await buildTicket()
    const move = (as: Caller, to: string, version: number, more = {}) =>
      verb(as, id, 'state', { to, version, ...more })
    expect((await move(helper, 'risolto', 1)).status).toBe(403)
    expect((await move(admin, 'risolto', 1)).json).toMatchObject({ stato: 'risolto', version: 2 })
    expect((await move(admin, 'in_attesa', 2)).status).toBe(409)
    expect((await move(admin, 'in_lavorazione', 1)).status).toBe(409)
    expect((await move(admin, 'in_lavorazione', 2)).json).toMatchObject({ riaperture: 1, risoltoAt: null })
    const past = await verb(admin, id, 'snooze', { riprendiIl: '2020-01-01T09:00:00Z', version: 3 })
    expect([past.status, paths(past)]).toEqual([422, ['riprendiIl']])
    const later = addDays(new Date(), 2).toISOString()
    expect((await verb(admin, id, 'snooze', { riprendiIl: later, version: 3 })).json).toMatchObject({
      stato: 'in_attesa',
      riprendiIl: later,
    })
  })

  it('merges two of the same opener: both conversations are read in one', async () => {
    const [admin, client] = [await office(), await aClient()]
    const [first, second, foreign] = [
      await buildTicket({ clientId: client.id }),
      await buildTicket({ clientId: client.id }),
      await buildTicket(),
    ]
    await buildTicketMessage({ ticketId: first.id, at: new Date(Date.now() - 9_000), testo: 'Prima' })
    await buildTicketMessage({ ticketId: second.id, at: new Date(Date.now() - 5_000), testo: 'Dopo' })
    const merge = (inId: string) => verb(admin, first.id, 'merge', { inId, version: 1 })
    for (const wrong of [foreign.id, first.id])
      expect([(await merge(wrong)).status, paths(await merge(wrong))]).toEqual([422, ['inId']])
    expect((await merge(second.id)).json).toMatchObject({ stato: 'chiuso', unitoAId: second.id })
    const said = (await messagesFor(client, second.id)).filter(({ tipo }) => tipo === 'messaggio')
    expect(said.map(({ testo, codice }) => [testo, codice])).toEqual([
      ['Prima', first.codice],
      ['Dopo', null],
    ])
    expect((await verb(client, first.id, 'reply', { testo: 'Ancora qui?' })).status).toBe(409)
  })
})

describe('who opened a ticket', () => {
  it('answers, closes, opens again and rates; nobody else does', async () => {
    const [agent, stranger] = [await anAgent(), await anAgent()]
    const { id } = await buildTicket({ agentId: agent.id, stato: 'in_attesa', notifyUser: true })
    expect((await verb(stranger, id, 'reply', { testo: 'Sono un altro' })).status).toBe(404)
    expect((await verb(agent, id, 'rate', { stelle: 5 })).status).toBe(409)
    expect((await verb(agent, id, 'reply', { testo: 'Ecco il documento' })).status).toBe(201)
    expect(await stored(id)).toMatchObject({ daRispondere: true, notifyUser: false, stato: 'in_lavorazione' })
    expect((await verb(agent, id, 'close', { version: 1 })).status).toBe(409)
    expect((await verb(agent, id, 'close', { version: 2 })).json).toMatchObject({
      stato: 'chiuso',
      riapribile: true,
    })
    expect((await verb(stranger, id, 'rate', { stelle: 1 })).status).toBe(404)
    const wrong = await verb(agent, id, 'rate', { stelle: 6 })
    expect([wrong.status, paths(wrong)]).toEqual([422, ['stelle']])
    expect((await verb(agent, id, 'rate', { stelle: 4, commento: 'Veloci' })).json).toMatchObject({ csat: 4 })
    expect((await verb(agent, id, 'reopen', { version: 4 })).json).toMatchObject({ stato: 'in_lavorazione' })
    expect(await db().commit.count({ where: { ref: id, actorId: agent.id } })).toBe(4)
  })

  it('opens a new one where the old one has been closed for long', async () => {
    const client = await aClient()
    const old = addDays(new Date(), -8)
    const { id } = await buildTicket({ clientId: client.id, stato: 'chiuso', risoltoAt: old, closedAt: old })
    expect((await verb(client, id, 'reopen', { version: 1 })).status).toBe(409)
    expect((await verb(client, id, 'reply', { testo: 'Ancora io' })).status).toBe(409)
  })
})

describe('what tickets do by themselves', () => {
  it('wake, are late, and are closed for good', async () => {
    const [admin, past] = [await adminWith('ticketing_answer'), addDays(new Date(), -1)]
    const base = { assigneeId: admin.id }
    const waiting = await buildTicket({
      ...base,
      stato: 'in_attesa',
      riprendiIl: past,
      pausaDal: addDays(past, -1),
    })
    const late = await buildTicket({ ...base, scadeAt: past })
    const solved = await buildTicket({ ...base, stato: 'risolto', risoltoAt: addDays(past, -7) })
    await clock()
    await clock()
    expect(await stored(waiting.id)).toMatchObject({
      stato: 'in_lavorazione',
      riprendiIl: null,
      pausaDal: null,
    })
    expect(await stored(late.id)).toMatchObject({ fuoriTempo: true, version: 1 })
    expect(await stored(solved.id)).toMatchObject({ stato: 'chiuso', closedAt: expect.any(Date) })
    expect(await rung(admin.id)).toBe(2)
  })

  it('warn once before they are late; what nobody has is told to all who answer, by mail too', async () => {
    const [mine, other] = [await adminWith('ticketing_answer'), await adminWith('ticketing_answer')]
    const category = await buildTicketCategory({
      admins: { create: { id: (await buildAdmin()).id, adminId: mine.id } },
    })
    const past = addDays(new Date(), -1)
    const warned = await buildTicket({
      categoryId: category.id,
      avvisaAt: past,
      scadeAt: addDays(new Date(), 1),
    })
    await clock()
    await clock()
    expect([await rung(mine.id), await rung(other.id)]).toEqual([1, 0])
    expect(await stored(warned.id)).toMatchObject({ avvisaAt: null, fuoriTempo: false, version: 1 })
    await buildTicket({ scadeAt: past })
    await clock()
    expect([await rung(mine.id), await rung(other.id)]).toEqual([2, 1])
    const mails = await db().$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM graphile_worker._private_jobs j JOIN admins a ON a.email = j.payload -> 'to' ->> 'email'
      WHERE j.payload ->> 'template' = 'ticket-late' AND a.id IN (${mine.id}::uuid, ${other.id}::uuid)`
    expect(mails).toEqual([{ n: 2 }])
  })

  it('follow the times of their category', async () => {
    const category = await buildTicketCategory({ minutiRisposta: null, minutiSoluzione: 60 })
    const { id, scadeAt } = await buildTicket({ categoryId: category.id })
    expect(scadeAt).toBeNull()
    await recount({ categoryId: category.id })
    expect((await stored(id)).scadeAt).toEqual(expect.any(Date))
  })

  it('follow the hours of the office', async () => {
    const category = await buildTicketCategory({ minutiRisposta: 60, minutiSoluzione: 60 })
    const { id } = await buildTicket({ categoryId: category.id })
    const office = await adminWith('settings_manage')
    const { social: _s, sitoCarte: _c, avvertenza: _a, ...identity } = demoCompany
    const queued = () =>
      db().$queryRaw<{ n: number }[]>`
        SELECT count(*)::int AS n FROM graphile_worker._private_jobs WHERE payload::jsonb -> 'categoryId' = 'null'`
    const save = (orari: string, version: number) =>
      callAs<{ version: number }>(office, 'PATCH', 'settings/[key]', {
        params: { key: 'company' },
        body: { value: { ...identity, orari }, version },
      })
    const first = await save('lun–dom 0–24', 0)
    expect([first.status, await queued()]).toEqual([200, [{ n: 1 }]])
    await recount({ categoryId: null })
    const { createdAt, scadeAt } = await stored(id)
    expect([60, 61]).toContain(((scadeAt?.getTime() ?? 0) - createdAt.getTime()) / 60_000)
    const same = await save('lun–dom 0–24', first.json.version)
    expect([same.status, await queued()]).toEqual([200, [{ n: 1 }]])
    await db().setting.deleteMany({ where: { key: 'company' } })
  })

  it('follow those of their priority and its calendar, and a change of the calendar', async () => {
    const [head, reader] = [
      await adminWith('ticketing_configure', 'ticketing_answer', 'ticketing_full_access'),
      await adminWith('ticketing_access'),
    ]
    const always = [1, 2, 3, 4, 5, 6, 7].map((giorno) => ({ giorno, dalle: '00:00', alle: '23:59' }))
    const calendar = await buildTicketCalendar({ orari: always, festivi: false })
    const category = await buildTicketCategory({ minutiRisposta: 100, minutiSoluzione: 100 })
    const times = { minutiRisposta: 10, minutiSoluzione: 20, calendarioId: calendar.id }
    const tempi = [{ priorita: 'urgente', ...times }]
    const changed = (as: typeof head) =>
      callAs(as, 'PATCH', 'ticketCategories/[id]', {
        params: { id: category.id },
        body: { version: category.version, tempi },
      })
    expect([(await changed(reader)).status, (await changed(head)).status]).toEqual([403, 200])
    const { id, version } = await buildTicket({ categoryId: category.id })
    const hurried = await callAs(head, 'PATCH', 'tickets/[id]', {
      params: { id },
      body: { version, priorita: 'urgente' },
    })
    expect(hurried.status).toBe(200)
    const minutesOf = async () => {
      const { createdAt, primaRispostaEntro } = await stored(id)
      return ((primaRispostaEntro?.getTime() ?? 0) - createdAt.getTime()) / 60_000
    }
    // A day has a minute at midnight that no hour of the calendar holds.
    expect([10, 11]).toContain(await minutesOf())
    await callAs(head, 'PATCH', 'ticketCalendari/[id]', {
      params: { id: calendar.id },
      body: {
        version: 1,
        chiusure: [0, 1].map((days) => ({ giorno: dayOf(addDays(new Date(), days)), motivo: '' })),
      },
    })
    await recount({ categoryId: category.id })
    expect(await minutesOf()).toBeGreaterThan(24 * 60)
    const gone = await callAs(head, 'DELETE', 'ticketCalendari/[id]', {
      params: { id: calendar.id },
      body: { version: 2 },
    })
    expect(gone.status).toBe(409)
  })
})
