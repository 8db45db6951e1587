import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { aClient, adminWith, anAgent, type Caller, callAs, type Json, signedIn } from '@/lib/testing/test-kit'
import { buildStoredFile } from '@/prisma/seed/factories/content'
import { buildAdmin } from '@/prisma/seed/factories/people'
import { buildTicket, buildTicketCategory, buildTicketMessage } from '@/prisma/seed/factories/service'
import { OWN_PAGE } from './states'

const mine = async (as: Caller) => (await callAs<Json[]>(as, 'GET', 'tickets/getMines')).json
const create = (as: Caller | null, body: object) => callAs(as, 'POST', 'tickets/create', { body })

describe('tickets', () => {
  it('are put first in the list of who opened them, and in nobody else’s', async () => {
    const [client, other] = [await aClient(), await aClient()]
    const { id: category } = await buildTicketCategory()
    const old = await buildTicket({ clientId: client.id })
    const { status, json } = await create(client, {
      category,
      oggetto: 'Aiuto',
      messaggio: 'Non trovo la pratica',
    })
    expect([status, json.oggetto]).toEqual([201, 'Aiuto'])
    expect(json.codice).toMatch(/^T\d\d-[2-9A-Z]{7}$/)
    expect((await mine(client)).map(({ _id }) => _id)).toEqual([json._id, old.id])
    expect(await mine(other)).toEqual([])
    expect(await db().commit.count({ where: { ref: json._id, model: 'Tickets', action: 'create' } })).toBe(1)
    expect((await create(null, {})).status).toBe(401)
  })

  it('come with the latest message first, all that still concern them and the others by pages', async () => {
    const client = await aClient()
    const at = (minute: number) => ({
      clientId: client.id,
      lastMessageAt: new Date(Date.UTC(2026, 9, 1, 0, minute)),
    })
    const categoryId = (await buildTicketCategory()).id
    const over = { categoryId, stato: 'chiuso' } as const
    const open = await buildTicket({ ...at(1), categoryId })
    const unread = await buildTicket({ ...at(2), ...over, notifyUser: true })
    const first = await buildTicket({ ...at(3), ...over })
    const ids = Array.from({ length: OWN_PAGE }, () => newId())
    await db().ticket.createMany({
      data: ids.map((id, index) => ({
        id,
        codice: `T26-${id}`,
        oggetto: 'Finito',
        ...at(4 + index),
        ...over,
      })),
    })
    const page = async (prima?: string) =>
      (await callAs<Json[]>(client, 'GET', 'tickets/getMines', { query: prima ? { prima } : {} })).json.map(
        ({ _id }) => _id,
      )
    expect(await page()).toEqual([...ids.toReversed(), unread.id, open.id])
    expect(await page(ids[0])).toEqual([first.id])
    expect(await page(first.id)).toEqual([])
    const foreign = await callAs(await aClient(), 'GET', 'tickets/getMines', { query: { prima: first.id } })
    expect([foreign.status, foreign.json.errors[0]?.path]).toEqual([422, 'prima'])
  })

  it('take only categories that are offered and one’s own files', async () => {
    const [agent, other] = [await anAgent(), await anAgent()]
    const [shown, hidden] = [await buildTicketCategory(), await buildTicketCategory({ attiva: false })]
    const ours = await buildTicketCategory({ perClienti: false })
    const { url } = await buildStoredFile({ ownerRole: 'agent', ownerId: other.id })
    const allegati = [{ url, name: 'a.pdf', size: 1, mimetype: 'application/pdf' }]
    const text = { oggetto: 'Aiuto', messaggio: 'Un messaggio' }
    for (const [body, path] of [
      [{ ...text, category: hidden.id }, 'category'],
      [{ ...text, category: shown.id, allegati }, 'allegati'],
      [{ category: shown.id, oggetto: '', messaggio: 'Un messaggio' }, 'oggetto'],
      [{ category: shown.id, oggetto: 'Aiuto\r\nBcc: altri', messaggio: 'Un messaggio' }, 'oggetto'],
    ] as const)
      expect((await create(agent, body)).json.errors.map((error) => error.path)).toEqual([path])
    const { status, json } = await create(other, { ...text, category: shown.id, allegati })
    expect(status).toBe(201)
    // What the caller says about a file is not believed, and what is attached stays.
    expect(json).toMatchObject({ messages: [{ allegati: [{ url, name: 'prova.pdf', size: 1024 }] }] })
    const taken = await callAs(other, 'POST', 'storage/deleteGenericFile', { body: allegati[0] ?? {} })
    expect(taken.status).toBe(409)
    const client = await aClient()
    const idsOf = async (caller: Caller) =>
      (await callAs<Json[]>(caller, 'GET', 'tickets/getCategories')).json.map(({ _id }) => _id)
    expect(await idsOf(agent)).toEqual(expect.arrayContaining([shown.id, ours.id]))
    expect(await idsOf(agent)).not.toContain(hidden.id)
    expect(await idsOf(client)).not.toContain(ours.id)
    expect((await create(client, { ...text, category: ours.id })).json.errors).toMatchObject([
      { path: 'category' },
    ])
  })

  it('lose their notification when read, by who opened them only; internal notes stay inside', async () => {
    const client = await aClient()
    const { id } = await buildTicket({ clientId: client.id, notifyUser: true })
    await buildTicketMessage({ ticketId: id, interno: true, testo: 'Nota interna' })
    const read = (as: Caller) => callAs(as, 'GET', 'tickets/removeNotification/[id]', { params: { id } })
    expect((await read(await aClient())).status).toBe(404)
    expect((await read(client)).json).toEqual({ _id: id, readedFrom: [client.id] })
    expect((await read(client)).json.readedFrom).toEqual([client.id])
    const [ticket] = await mine(client)
    expect([ticket?.notifyUser, ticket?.messages]).toEqual([false, []])
  })

  it('are read by the office too, which leaves the opener’s notification alone', async () => {
    const client = await aClient()
    const staff = async (ticketing: Record<string, boolean>) =>
      signedIn('admin', await buildAdmin({ permissions: {}, ticketing }))
    const [lead, helper, other] = [
      await staff({ ticketing_access: true, full_access: true }),
      await staff({ ticketing_access: true }),
      await staff({ ticketing_access: true, answer: true }),
    ]
    const { id } = await buildTicket({ clientId: client.id, notifyUser: true, assigneeId: helper.id })
    const read = (as: Caller) => callAs(as, 'GET', 'tickets/removeNotification/[id]', { params: { id } })
    expect((await read(lead)).json).toEqual({ _id: id, readedFrom: [lead.id] })
    expect((await read(helper)).json.readedFrom).toEqual([lead.id, helper.id])
    expect((await db().ticket.findUniqueOrThrow({ where: { id } })).notifyUser).toBe(true)
    for (const stranger of [other, await adminWith('content_manage'), await anAgent()])
      expect((await read(stranger)).status).toBe(404)
    expect((await read(client)).json.readedFrom).toEqual([lead.id, helper.id, client.id])
    expect((await db().ticket.findUniqueOrThrow({ where: { id } })).notifyUser).toBe(false)
  })

  it('lose no reader when several read at the same time', async () => {
    const client = await aClient()
    const staff = await Promise.all(
      Array.from({ length: 4 }, async () =>
        signedIn('admin', await buildAdmin({ permissions: { admin: true }, ticketing: {} })),
      ),
    )
    const { id } = await buildTicket({ clientId: client.id })
    await Promise.all(
      [client, ...staff].map((as) =>
        callAs(as, 'GET', 'tickets/removeNotification/[id]', { params: { id } }),
      ),
    )
    const { readedFrom } = await db().ticket.findUniqueOrThrow({ where: { id } })
    expect([...readedFrom].sort()).toEqual([client, ...staff].map((who) => who.id).sort())
  })
})
