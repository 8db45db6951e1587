import { addDays, columnOfDay, dayOfColumn, startOfDay, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildReclamo, buildTicket, buildTicketCategory } from '@/prisma/seed/factories/service'
import { tellComplaintsDue } from './tell-due'

const today = todayInRome()
const later = (days: number) => dayOfColumn(addDays(columnOfDay(today), days))
const office = () => adminWith('ticketing_answer', 'ticketing_full_access')
const paths = ({ json }: { json: { errors?: { path: string }[] } }) => json.errors?.map(({ path }) => path)

const facts = {
  canale: 'email',
  product: null,
  causale: 'costi',
  ricevutoIl: today,
  motivo: 'Contesta il compenso.',
}
const register = (as: Caller, id: string, more: object = {}) =>
  callAs(as, 'POST', 'tickets/[id]/reclamo', { params: { id }, body: { ...facts, version: 1, ...more } })
const close = (as: Caller, id: string, more: object = {}) =>
  callAs(as, 'POST', 'reclami/[id]/esito', {
    params: { id },
    body: { esito: 'respinto', rispostoIl: today, product: 'mutuo', causale: 'costi', version: 1, ...more },
  })

describe('the register of complaints', () => {
  it('gets a line by itself from a ticket of its category, about the product of the case', async () => {
    const category = await buildTicketCategory({ reclami: true, minutiSoluzione: 60 })
    const agent = await anAgent()
    const pratica = await buildPratica({ agentId: agent.id, product: 'cdq' })
    const { status, json } = await callAs(agent, 'POST', 'tickets/create', {
      body: { category: category.id, oggetto: 'Reclamo', messaggio: 'Non ci siamo.', praticaId: pratica.id },
    })
    expect(status).toBe(201)
    const ticket = await db().ticket.findUniqueOrThrow({
      where: { id: json._id },
      include: { reclamo: true },
    })
    expect(ticket.reclamo).toMatchObject({ product: 'cdq', canale: 'area', agentId: agent.id, esito: null })
    expect(dayOfColumn(ticket.reclamo?.consigliatoIl ?? new Date(0))).toBe(later(30))
    expect(dayOfColumn(ticket.reclamo?.entroIl ?? new Date(0))).toBe(later(60))
    expect(ticket.risoluzioneEntro).toEqual(startOfDay(later(31)))
  })

  it('takes a ticket that turns out to be a complaint, once, with the reason in the history', async () => {
    const [admin, reader] = [await office(), await adminWith('ticketing_access', 'compliance_see')]
    const { id } = await buildTicket()
    expect((await register(reader, id)).status).toBe(403)
    expect((await register(await aClient(), id)).status).toBe(403)
    const wrong = await register(admin, id, { motivo: '', ricevutoIl: '2999-01-01' })
    expect([wrong.status, paths(wrong)]).toEqual([422, ['ricevutoIl', 'motivo']])
    expect((await register(admin, id, { version: 9 })).status).toBe(409)
    expect((await register(admin, id)).status).toBe(201)
    expect((await register(admin, id, { version: 2 })).status).toBe(409)
    const line = await db().reclamo.findUniqueOrThrow({ where: { ticketId: id } })
    const written = await db().commit.findFirstOrThrow({ where: { ref: line.id, model: 'Reclami' } })
    expect(written.info).toMatchObject({ reason: facts.motivo })
    const ticket = await db().ticket.findUniqueOrThrow({ where: { id } })
    expect([ticket.reclamoEntro, ticket.risoluzioneEntro]).toEqual([
      startOfDay(later(31)),
      startOfDay(later(31)),
    ])
  })

  it('keeps the terms that were in force when it came', async () => {
    const admin = await adminWith('settings_manage', 'ticketing_answer', 'ticketing_full_access')
    const value = [
      { dal: '2020-01-01', giorni: 60, consigliati: 30 },
      { dal: today, giorni: 40, consigliati: 10 },
    ]
    const set = (body: object) =>
      callAs(admin, 'PATCH', 'settings/[key]', { params: { key: 'reclamiTermini' }, body })
    expect((await set({ value: [{ ...value[0], consigliati: 90 }], version: 0 })).status).toBe(422)
    const { json } = await set({ value, version: 0 })
    const due = async (ricevutoIl: string) => {
      const { id } = await buildTicket({ createdAt: new Date() })
      await register(admin, id, { ricevutoIl })
      return dayOfColumn((await db().reclamo.findUniqueOrThrow({ where: { ticketId: id } })).entroIl)
    }
    expect([await due(later(-1)), await due(today)]).toEqual([later(59), later(40)])
    await set({ value: [value[0]], version: json.version })
  })

  it('ends with an outcome, which solves the ticket; the day of it is not before the complaint', async () => {
    const [admin, reader] = [await office(), await adminWith('compliance_see')]
    const { id, ticketId } = await buildReclamo()
    expect((await close(reader, id)).status).toBe(403)
    const other = await adminWith('ticketing_answer')
    await db().ticket.update({ where: { id: ticketId }, data: { assigneeId: admin.id } })
    expect((await close(other, id)).status).toBe(404)
    expect(paths(await close(admin, id, { rispostoIl: later(-1) }))).toEqual(['rispostoIl'])
    expect((await close(admin, id, { version: 3 })).status).toBe(409)
    const { json } = await close(admin, id)
    expect(json).toMatchObject({ esito: 'respinto', rispostoIl: today, product: 'mutuo', version: 2 })
    expect(await db().ticket.findUniqueOrThrow({ where: { id: ticketId } })).toMatchObject({
      stato: 'risolto',
    })
    expect((await close(admin, id, { version: 2 })).status).toBe(409)
    expect((await close(admin, id, { version: 2, esito: 'parziale' })).status).toBe(200)
  })

  it('is not over before its outcome, however the office ends its ticket; who opened it may close it', async () => {
    const admin = await adminWith('ticketing_answer', 'ticketing_full_access', 'ticketing_close')
    const client = await aClient()
    const { id: ticketId } = await buildTicket({ clientId: client.id })
    const { json: ticket } = await register(admin, ticketId)
    const { id } = await db().reclamo.findUniqueOrThrow({ where: { ticketId } })
    const end = (to: string) =>
      callAs(admin, 'POST', 'tickets/[id]/state', {
        params: { id: ticketId },
        body: { to, version: (ticket as { version: number }).version },
      })
    for (const to of ['risolto', 'chiuso']) {
      const refused = await end(to)
      expect([refused.status, JSON.stringify(refused.json)]).toEqual([
        409,
        expect.stringContaining('scrivi l’esito'),
      ])
    }
    const reply = await callAs(admin, 'POST', 'tickets/[id]/reply', {
      params: { id: ticketId },
      body: { testo: 'Ecco la risposta.', stato: 'risolto' },
    })
    expect(reply.status).toBe(409)
    expect(await db().ticketMessage.count({ where: { ticketId, tipo: 'messaggio' } })).toBe(0)
    const { version } = await db().ticket.findUniqueOrThrow({ where: { id: ticketId } })
    const own = await callAs(client, 'POST', 'tickets/[id]/close', {
      params: { id: ticketId },
      body: { version },
    })
    expect(own.status).toBe(200)
    expect((await close(admin, id)).status).toBe(200)
    expect(await db().ticket.findUniqueOrThrow({ where: { id: ticketId } })).toMatchObject({
      stato: 'chiuso',
    })
  })

  it('is seen by who sees the ticket, and whole by who sees the duties', async () => {
    const [duties, mine] = [await adminWith('compliance_see'), await adminWith('ticketing_answer')]
    const { id } = await buildReclamo({
      ticketId: (await buildTicket({ assigneeId: (await office()).id })).id,
    })
    const read = (as: Caller) => callAs(as, 'GET', 'reclami/[id]', { params: { id } })
    expect([(await read(duties)).status, (await read(mine)).status]).toEqual([200, 404])
    expect((await read(await anAgent())).status).toBe(403)
  })

  it('does not lose a line where tickets are joined', async () => {
    const admin = await adminWith('ticketing_answer', 'ticketing_full_access', 'ticketing_close')
    const { ticketId } = await buildReclamo()
    const ticket = await db().ticket.findUniqueOrThrow({ where: { id: ticketId } })
    const into = await buildTicket({ clientId: ticket.clientId })
    const { status } = await callAs(admin, 'POST', 'tickets/[id]/merge', {
      params: { id: ticketId },
      body: { inId: into.id, version: 1 },
    })
    expect(status).toBe(409)
  })

  it('tells who sees the duties once before its last day, and once after it', async () => {
    const duties = await adminWith('compliance_see')
    const { id } = await buildReclamo({ ricevutoIl: columnOfDay(later(-50)) })
    const rung = () => db().notification.count({ where: { userId: duties.id, href: { contains: id } } })
    await tellComplaintsDue()
    await tellComplaintsDue()
    expect(await rung()).toBe(1)
    await db().reclamo.update({
      where: { id },
      data: {
        ricevutoIl: columnOfDay(later(-70)),
        consigliatoIl: columnOfDay(later(-40)),
        entroIl: columnOfDay(later(-10)),
      },
    })
    await tellComplaintsDue()
    expect(await rung()).toBe(2)
  })

  it('tells of all of them, however many wait', async () => {
    const duties = await adminWith('compliance_see')
    const { id: categoryId } = await buildTicketCategory()
    const { id: clientId } = await aClient()
    const ids = Array.from({ length: 201 }, () => newId())
    await db().ticket.createMany({
      data: ids.map((id) => ({ id, codice: `T-${id}`, oggetto: 'Reclamo', categoryId, clientId })),
    })
    await db().reclamo.createMany({
      data: ids.map((id) => ({
        id,
        codice: `R-${id}`,
        ticketId: id,
        canale: 'email' as const,
        ricevutoIl: columnOfDay(later(-55)),
        consigliatoIl: columnOfDay(later(-25)),
        entroIl: columnOfDay(later(5)),
      })),
    })
    await tellComplaintsDue()
    const told = await db().notification.findMany({ where: { userId: duties.id } })
    const hrefs = ids.map((id) => `/admin/compliance/reclami/${id}`)
    expect(told.map(({ href }) => href)).toEqual(expect.arrayContaining(hrefs))
  })
})

describe('the page of a year', () => {
  it('is a draft with the figures, written anew until somebody publishes it', async () => {
    const duties = await adminWith('compliance_see')
    const write = (as: Caller, anno: unknown = 2023) =>
      callAs(as, 'POST', 'reclami/rendiconto', { body: { anno } })
    expect((await write(await adminWith('content_manage'))).status).toBe(403)
    expect(paths(await write(duties, 2999))).toEqual(['anno'])
    await buildReclamo({ ricevutoIl: columnOfDay('2023-05-01'), product: 'mutuo' })
    const { status, json } = await write(duties)
    expect([status, json.url]).toEqual([201, 'rendiconto-reclami-2023'])
    const page = () => db().page.findUniqueOrThrow({ where: { id: json._id } })
    expect(await page()).toMatchObject({
      published: false,
      corpo: expect.stringContaining('<strong>un reclamo</strong>'),
    })
    expect((await write(duties)).json._id).toBe(json._id)
    await db().page.update({ where: { id: json._id }, data: { published: true } })
    expect((await write(duties)).status).toBe(409)
  })

  it('tells how late an answer was, also where it came in the next year, and which has none', async () => {
    const [admin, duties] = [await office(), await adminWith('compliance_see')]
    const facts2025 = { esito: 'respinto', causale: 'costi', product: null } as const
    const { id, entroIl } = await buildReclamo({ ricevutoIl: columnOfDay('2025-01-10') })
    const rispostoIl = dayOfColumn(addDays(entroIl, 290))
    expect((await close(admin, id, { ...facts2025, rispostoIl })).status).toBe(200)
    const other = await buildReclamo({ ricevutoIl: columnOfDay('2025-12-20') })
    expect((await close(admin, other.id, { ...facts2025, rispostoIl: '2026-10-01' })).status).toBe(200)
    await buildReclamo({ ricevutoIl: columnOfDay('2025-06-01') })
    const { json } = await callAs(duties, 'POST', 'reclami/rendiconto', { body: { anno: 2025 } })
    const { corpo } = await db().page.findUniqueOrThrow({ where: { id: json._id } })
    for (const said of [
      '<strong>3</strong> reclami',
      'Risposte oltre il termine: <strong>2</strong>',
      'Ancora senza risposta, nei termini: <strong>0</strong>',
      'Ancora senza risposta, oltre il termine: <strong>1</strong>',
    ])
      expect(corpo).toContain(said)
  })
})
