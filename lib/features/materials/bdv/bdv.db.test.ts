import { db } from '@/lib/core/db'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildAgency, buildAgent } from '@/prisma/seed/factories/people'
import { buildTicketCategory } from '@/prisma/seed/factories/service'

const card = (as: Caller | null, id: string, name = 'bdv') =>
  callAs(as, 'GET', `agents/[id]/${name}`, { params: { id } })

const chosen = { layout: 'classico', cellulare: true, whatsapp: false, qr: true, foto: false, oam: true }
const asked = { ...chosen, quantita: 250, consegna: 'agenzia', indirizzo: '', note: 'Carta opaca.' }
const order = (as: Caller, id: string, more: object = {}) =>
  callAs(as, 'POST', 'agents/[id]/bdv/order', { params: { id }, body: { ...asked, ...more } })

describe('the business card of an agent', () => {
  it('is the agent’s own and the office’s; of others, and of who is blocked, there is none', async () => {
    const [own, other] = [await anAgent({ nome: 'Ada', cognome: 'Prova' }), await anAgent()]
    const office = await adminWith('agents_manage')
    const { status, json } = await card(own, own.id)
    expect([status, json.card]).toMatchObject([200, { nome: 'Ada', cognome: 'Prova' }])
    expect((await card(office, own.id)).status).toBe(200)
    expect((await card(null, own.id)).status).toBe(401)
    expect((await card(await adminWith(), own.id)).status).toBe(403)
    for (const name of ['bdv', 'bdv.pdf', 'bdv.vcf']) {
      expect([name, (await card(other, own.id, name)).status]).toEqual([name, 404])
    }
    await db().agent.update({ where: { id: own.id }, data: { status: 'blocked' } })
    expect((await card(office, own.id)).status).toBe(404)
  })

  it('comes as a PDF and as a contact for the address book', async () => {
    const own = await anAgent({ nome: 'Ada', cognome: 'D’Amico' })
    const pdf = await card(own, own.id, 'bdv.pdf')
    expect(pdf.headers.get('content-disposition')).toBe('attachment; filename="biglietto-ada-damico.pdf"')
    expect(pdf.text).toMatch(/^%PDF/)
    const sheet = await callAs(own, 'GET', 'agents/[id]/bdv.pdf', {
      params: { id: own.id },
      query: { tipo: 'foglio' },
    })
    expect(sheet.headers.get('content-disposition')).toContain('biglietto-ada-damico-foglio.pdf')
    expect((await card(own, own.id, 'bdv.vcf')).text).toMatch(/VERSION:3\.0[\s\S]*FN:Ada D’Amico/)
  })

  it('is refused where the name does not fit', async () => {
    const own = await anAgent({ nome: 'Massimiliano Alessandro', cognome: 'Quattrocchi della Rovere' })
    const { status, json } = await card(own, own.id, 'bdv.pdf')
    expect([status, json.errors.map(({ path }) => path)]).toEqual([422, ['nome']])
  })
})

describe('an order of printed cards', () => {
  it('is a ticket with the PDF, and stays among what was printed', async () => {
    const category = await buildTicketCategory({ nome: 'Materiali' })
    const { id: agencyId } = await buildAgency({ nome: 'Agenzia Prova' })
    const own = await anAgent({ agencyId, nome: 'Ada', cognome: 'Prova' })
    const { status, json } = await order(own, own.id)
    expect(status).toBe(201)
    const ticket = await db().ticket.findUniqueOrThrow({
      where: { id: String(json.ticketId) },
      include: { messages: true },
    })
    expect(ticket).toMatchObject({
      codice: json.codice,
      agentId: own.id,
      categoryId: category.id,
      oggetto: '250 biglietti da visita per Ada Prova',
      messages: [
        { testo: expect.stringContaining('Agenzia Prova'), allegati: [{ mimetype: 'application/pdf' }] },
      ],
    })
    const listed = await callAs(own, 'GET', 'materials', { query: { 'filter[kind]': 'bdv' } })
    expect(listed.json.items).toMatchObject([
      { _id: json._id, ticket: { codice: json.codice, stato: 'aperto', agentId: own.id } },
    ])
    const file = await callAs(own, 'GET', 'materials/[id]/pdf', { params: { id: json._id } })
    expect(file.text).toMatch(/^%PDF/)
    const other = await callAs(await anAgent(), 'GET', 'materials/[id]/pdf', { params: { id: json._id } })
    expect(other.status).toBe(404)
  })

  it('is made for others by the head of their agency, and by nobody else', async () => {
    const { id: agencyId } = await buildAgency()
    const head = await anAgent({ agencyId, figura: 'responsabile_agenzia' })
    const colleague = await anAgent({ agencyId })
    const stranger = await buildAgent()
    const people = await callAs(head, 'GET', 'agents/me/bdv')
    expect(people.json.items.map(({ _id }) => _id)).toEqual([head.id, colleague.id])
    expect((await order(head, colleague.id)).status).toBe(201)
    expect((await order(head, stranger.id)).status).toBe(404)
    expect((await order(colleague, head.id)).status).toBe(404)
  })

  it('names the field that is wrong', async () => {
    const own = await anAgent({ agencyId: null })
    const wrong: [object, string][] = [
      [{ quantita: 300 }, 'quantita'],
      [{ consegna: 'altro', indirizzo: 'Via' }, 'indirizzo'],
      [{ consegna: 'agenzia' }, 'consegna'],
    ]
    for (const [more, path] of wrong) {
      const { status, json } = await order(own, own.id, more)
      expect([more, status, json.errors[0]?.path]).toEqual([more, 422, path])
    }
    expect(await db().ticket.count({ where: { agentId: own.id } })).toBe(0)
  })
})
