import { dayOf, nextDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { freeSlots, readHours } from '@/lib/italian/opening-hours'
import { templatesTo } from '@/lib/testing/queued-mails'
import { callAs } from '@/lib/testing/test-kit'
import { buildAdmin, buildAgency, buildAgent } from '@/prisma/seed/factories/people'

let counter = 0
function bodyOf(change: object = {}) {
  counter += 1
  const contact = {
    nome: 'Rita',
    cognome: 'Scrive',
    email: `scrive${counter}@prova.example`,
    telefono: `351 ${String(3_000_000 + counter)}`,
  }
  return {
    kind: 'contatto',
    contact,
    message: 'Vorrei capire se conviene la surroga.',
    consents: { privacy: true, marketing: true },
    ...change,
  }
}
const post = (body: object, headers?: Record<string, string>) =>
  callAs(null, 'POST', 'requests', { body, headers })
const rowOf = (id: string) => db().contactRequest.findUniqueOrThrow({ where: { id } })
const bells = (userId: string) => db().notification.findMany({ where: { userId } })

describe('a message from the site', () => {
  it.each([
    ['\u202A+39 347 111 2201\u202C', '+393471112201'],
    ['(0583)\u00A012.34.56', '+390583123456'],
    ['347–111–2201', '+393471112201'],
  ])('takes the telephone %j as it is meant', async (telefono, kept) => {
    const { contact } = bodyOf({})
    const { status, json } = await post(bodyOf({ contact: { ...contact, telefono, cognome: 'D’Angelo' } }))
    expect(status).toBe(201)
    expect(await rowOf(json._id)).toMatchObject({ telefono: kept, cognome: "D'Angelo" })
  })

  it('keeps an extension with its words', async () => {
    const body = bodyOf({})
    const { json } = await post({ ...body, contact: { ...body.contact, telefono: '0583 123456 int. 4' } })
    const messaggio = `${body.message}\nInterno del telefono: 4`
    expect(await rowOf(json._id)).toMatchObject({ telefono: '+390583123456', messaggio })
  })

  it.each([
    ['583 123456', 'intendi 0583 123456?'],
    ['347 111220', 'sembra mancare l’ultima'],
    ['0000000000', 'non esiste'],
  ])('is refused with the telephone %s, and told what is missing', async (telefono, words) => {
    const { contact } = bodyOf({})
    const { status, json } = await post(bodyOf({ contact: { ...contact, telefono } }))
    expect([status, json.errors[0]?.path]).toEqual([422, 'contact.telefono'])
    expect(json.errors[0]?.message).toContain(words)
  })

  it('is kept with its consents; the writer gets a receipt, the office hears of it', async () => {
    const office = await buildAdmin({ permissions: { leads_manage: true } })
    const other = await buildAdmin({ permissions: { content_manage: true } })
    const body = bodyOf({ campaign: { channel: 'adw', utm_source: 'prova' } })
    const { status, json } = await post(body)
    expect(status).toBe(201)
    expect(Object.keys(json)).toEqual(['_id'])
    expect(await rowOf(json._id)).toMatchObject({
      kind: 'contatto',
      stato: 'nuovo',
      telefono: expect.stringMatching(/^\+39351/),
      messaggio: body.message,
      campaign: { channel: 'adw' },
      agentId: null,
    })
    const consents = await db().consent.findMany({ where: { subjectRef: json._id } })
    expect(Object.fromEntries(consents.map(({ kind, granted }) => [kind, granted]))).toEqual({
      privacy: true,
      marketing: true,
      terzi: false,
      profilazione: false,
    })
    expect(await bells(office.id)).toMatchObject([
      {
        titolo: 'Contatto',
        testo: expect.stringMatching(/^Rita Scrive, \+39 351 300 \d{4}$/),
        href: `/admin/feeds/requests/${json._id}`,
      },
    ])
    expect(await bells(other.id)).toEqual([])
    expect(await templatesTo(office.email)).toEqual(['contact-new'])
    expect(await templatesTo(body.contact.email)).toEqual(['contact-received'])
  })

  it('exists once when the button is pressed twice', async () => {
    const body = bodyOf()
    const headers = { 'idempotency-key': 'richiesta-due-volte' }
    const replies = await Promise.all([post(body, headers), post(body, headers)])
    expect(replies.map(({ status }) => status)).toEqual([201, 201])
    expect(await db().contactRequest.count({ where: { email: body.contact.email } })).toBe(1)
    expect(await templatesTo(body.contact.email)).toHaveLength(1)
  })

  it.each([
    [{ consents: { privacy: false } }, 'consents.privacy'],
    [{ kind: 'oro' }, 'kind'],
    [{ message: '  ' }, 'message'],
    [{ kind: 'agenzia' }, 'agencyId'],
    [{ inventato: 1 }, 'inventato'],
    [{ agentId: '01900000-0000-7000-8000-000000000000' }, 'agentId'],
    [{ kind: 'agenzia', agencyId: '01900000-0000-7000-8000-000000000000' }, 'agencyId'],
    [
      { contact: { nome: 'A', cognome: 'B', email: 'a@b.example', telefono: '+999 123456' } },
      'contact.telefono',
    ],
    [{ kind: 'richiamata', dettagli: { giorno: '2026-01-01' } }, 'dettagli.fascia'],
  ])('is refused with %j, and leaves nothing', async (change, path) => {
    const before = await db().contactRequest.count()
    const { status, json } = await post(bodyOf(change))
    expect([status, json.errors[0]?.path]).toEqual([422, path])
    expect(json.errors[0]?.message).toMatch(/[a-z]+\.$/)
    expect(await db().contactRequest.count()).toBe(before)
  })
})

describe('who answers', () => {
  it('is the agent that it names', async () => {
    const agent = await buildAgent()
    const { json } = await post(bodyOf({ agentId: agent.id }))
    expect(await rowOf(json._id)).toMatchObject({
      agentId: agent.id,
      agencyId: agent.agencyId,
      stato: 'assegnato',
    })
    expect(await bells(agent.id)).toMatchObject([{ titolo: 'Contatto', href: '/agents?coda=contatti' }])
    expect(await templatesTo(agent.email)).toEqual(['contact-new'])
  })

  it('is never an agent who is not on the site', async () => {
    const hidden = [await buildAgent({ published: false }), await buildAgent({ status: 'blocked' })]
    for (const { id } of hidden) expect((await post(bodyOf({ agentId: id }))).status).toBe(422)
  })

  it('is who is responsible for the agency, or else the office', async () => {
    const office = await buildAdmin()
    const [led, alone] = [await buildAgency(), await buildAgency()]
    const head = await buildAgent({ agencyId: led.id, figura: 'responsabile_agenzia' })
    await post(bodyOf({ kind: 'agenzia', agencyId: led.id }))
    expect(await bells(head.id)).toHaveLength(1)
    expect(await bells(office.id)).toHaveLength(0)
    await post(bodyOf({ kind: 'agenzia', agencyId: alone.id }))
    expect(await bells(office.id)).toMatchObject([{ titolo: 'Contatto per un’agenzia' }])
  })
})

describe('a call-back', () => {
  const ask = (dettagli?: object) => post(bodyOf({ kind: 'richiamata', message: undefined, dettagli }))
  const orari = 'lun–ven 9–19, sab 9–13'
  const free = () => freeSlots(readHours(orari), new Date(), 5)

  beforeAll(() => db().setting.create({ data: { key: 'company', value: { orari } } }))

  it('keeps the day and the hour; without them it is as soon as possible', async () => {
    const [day] = free().slice(-1)
    const dettagli = { giorno: day?.giorno, fascia: day?.fasce.at(-1) }
    const { status, json } = await ask(dettagli)
    expect(status).toBe(201)
    expect((await rowOf(json._id)).dettagli).toEqual(dettagli)
    expect((await ask()).status).toBe(201)
  })

  it('is never for the past, a Sunday, far away, or an hour at which nobody answers', async () => {
    const [day] = free().slice(-1)
    const yesterday = dayOf(new Date(Date.now() - 86_400_000))
    let sunday = dayOf(new Date())
    while (new Date(`${sunday}T12:00:00Z`).getUTCDay() !== 0) sunday = nextDay(sunday)
    for (const giorno of [yesterday, sunday, '2099-01-05']) {
      const { status, json } = await ask({ giorno, fascia: '09:00-11:00' })
      expect([status, json.errors[0]?.path]).toEqual([422, 'dettagli.giorno'])
    }
    const { json } = await ask({ giorno: day?.giorno, fascia: '03:00-05:00' })
    expect(json.errors[0]?.path).toBe('dettagli.fascia')
  })
})
