import { db } from '@/lib/core/db'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildAdmin } from '@/prisma/seed/factories/people'
import { buildTicket, buildTicketCategory, buildTicketMessage } from '@/prisma/seed/factories/service'

const verb = (as: Caller, id: string, name: string, body: unknown = {}) =>
  callAs(as, 'POST', `tickets/[id]/${name}`, { params: { id }, body })
const read = async (as: Caller, id: string) =>
  (await callAs(as, 'GET', 'tickets/[id]', { params: { id } })).status
const stored = (id: string) => db().ticket.findUniqueOrThrow({ where: { id } })
const paths = ({ json }: { json: { errors: { path: string }[] } }) => json.errors.map(({ path }) => path)
const rung = async (userId: string) =>
  (await db().notification.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(
    ({ titolo }) => titolo,
  )
const messagesFor = async (as: Caller, id: string) =>
  (await callAs(as, 'GET', 'tickets/[id]/messages', { params: { id } })).json.items
const helper = () => adminWith('ticketing_answer')

describe('colleagues follow a ticket', () => {
  it('hears of answers and goes on reading it, until it is enough', async () => {
    const [follower, answers, client] = [await helper(), await helper(), await aClient()]
    const { id } = await buildTicket({ clientId: client.id })
    for (const other of [await anAgent(), await adminWith('news_manage')])
      expect((await verb(other, id, 'follow', { follow: true })).status).toBe(403)
    expect((await verb(follower, id, 'follow', {})).status).toBe(422)
    const follows = { segui: true, leggibile: true }
    for (const _twice of [1, 2])
      expect((await verb(follower, id, 'follow', { follow: true })).json).toEqual(follows)
    expect(await db().commit.count({ where: { ref: id, actorId: follower.id } })).toBe(1)
    await db().ticket.update({ where: { id }, data: { assigneeId: answers.id } })
    expect([await read(follower, id), await read(await helper(), id)]).toEqual([200, 404])
    expect((await verb(await helper(), id, 'follow', { follow: true })).status).toBe(404)
    await verb(client, id, 'reply', { testo: 'Avete novità?' })
    await verb(answers, id, 'reply', { testo: 'Eccole.' })
    await verb(answers, id, 'reply', { testo: 'Fra noi', interno: true })
    expect(await rung(follower.id)).toEqual([
      'Nuova risposta a un ticket che segui',
      'Nuova risposta a un ticket che segui',
      'Nuova nota in un ticket che segui',
    ])
    const { status, json } = await callAs(answers, 'GET', 'tickets/[id]/follow', { params: { id } })
    expect([status, json]).toEqual([200, [expect.objectContaining({ _id: follower.id })]])
    const ends = { segui: false, leggibile: false }
    expect((await verb(follower, id, 'follow', { follow: false })).json).toEqual(ends)
    expect(await read(follower, id)).toBe(404)
  })

  it('calls in who is named in a note, and nobody else', async () => {
    const [author, named, agent] = [await helper(), await helper(), await anAgent()]
    const { id } = await buildTicket({ agentId: agent.id, assigneeId: author.id })
    const note = { testo: 'Che ne dici?', interno: true, menzioni: [named.id] }
    const stranger = await verb(author, id, 'reply', {
      ...note,
      menzioni: [(await buildAdmin({ permissions: {} })).id],
    })
    expect([stranger.status, paths(stranger)]).toEqual([422, ['menzioni']])
    const open = await verb(author, id, 'reply', { ...note, interno: false })
    expect([open.status, paths(open)]).toEqual([422, ['menzioni']])
    expect((await verb(agent, id, 'reply', { testo: 'Io?', menzioni: [named.id] })).status).toBe(422)
    expect(await read(named, id)).toBe(404)
    const { name, surname } = await db().admin.findUniqueOrThrow({ where: { id: named.id } })
    expect((await verb(author, id, 'reply', note)).json.menzioni).toEqual([`${name} ${surname}`])
    expect(await read(named, id)).toBe(200)
    expect(await rung(named.id)).toEqual([expect.stringContaining('ti ha menzionato in un ticket')])
    const query = { 'filter[menzionati]': named.id }
    const list = await callAs(named, 'GET', 'tickets', { query })
    expect(list.json.items.map(({ _id }) => _id)).toEqual([id])
    const counts = await callAs<Record<string, unknown>>(named, 'GET', 'savedViews/counts', {
      query: { resource: 'tickets' },
    })
    expect(counts.json.menzioni).toMatchObject({ total: 1 })
    expect((await messagesFor(agent, id)).length).toBe(0)
  })
})

describe('a ticket of two matters', () => {
  const two = async (overrides: Parameters<typeof buildTicket>[0] = {}) => {
    const client = await aClient()
    const ticket = await buildTicket({ clientId: client.id, ...overrides })
    const at = (ago: number) => new Date(Date.now() - ago * 1_000)
    const own = { ticketId: ticket.id, authorId: client.id }
    const first = await buildTicketMessage({ ...own, at: at(9), testo: 'Il primo' })
    const note = await buildTicketMessage({ ...own, at: at(7), testo: 'Nota', interno: true })
    const second = await buildTicketMessage({ ...own, at: at(5), testo: 'Il secondo' })
    return { client, ticket, first, note, second }
  }
  const body = (messageIds: string[], more = {}) => ({
    messageIds,
    oggetto: 'Un’altra cosa',
    version: 1,
    ...more,
  })

  it('goes on in two, each of which names the other, in one entry of the history', async () => {
    const [admin, { client, ticket, note, second }] = [await helper(), await two()]
    const other = await buildTicketCategory()
    const reply = await verb(admin, ticket.id, 'split', body([second.id], { categoryId: other.id }))
    expect(reply.status).toBe(201)
    const made = await stored(reply.json._id)
    expect(made).toMatchObject({
      oggetto: 'Un’altra cosa',
      categoryId: other.id,
      clientId: client.id,
      stato: 'aperto',
      daRispondere: true,
      lastMessageAt: second.at,
      scadeAt: expect.any(Date),
    })
    expect(await stored(ticket.id)).toMatchObject({ version: 2, lastMessageAt: note.at })
    const said = async (id: string) =>
      (await messagesFor(client, id)).map(({ testo, altro }) => [
        testo,
        (altro as { _id: string } | null)?._id,
      ])
    expect(await said(ticket.id)).toEqual([
      ['Il primo', undefined],
      [`Diviso nel ticket ${made.codice}`, made.id],
    ])
    expect(await said(made.id)).toEqual([
      ['Il secondo', undefined],
      [`Diviso dal ticket ${ticket.codice}`, ticket.id],
    ])
    const commits = await db().commit.findMany({ where: { actorId: admin.id, groupId: { not: null } } })
    expect(new Set(commits.map(({ groupId }) => groupId)).size).toBe(1)
    expect(new Set(commits.map(({ ref }) => ref))).toEqual(new Set([ticket.id, made.id]))
    expect(await rung(client.id)).toEqual(['Una tua richiesta ora ha un ticket suo'])
  })

  it('leaves something to read on both sides, and takes nothing of another ticket', async () => {
    const [admin, { ticket, first, note, second }, foreign] = [
      await helper(),
      await two(),
      await buildTicketMessage(),
    ]
    for (const wrong of [[note.id], [first.id, second.id], [second.id, foreign.id], []]) {
      const reply = await verb(admin, ticket.id, 'split', body(wrong))
      expect([reply.status, paths(reply)]).toEqual([422, ['messageIds']])
    }
    const nowhere = await verb(admin, ticket.id, 'split', body([second.id], { categoryId: foreign.id }))
    expect([nowhere.status, paths(nowhere)]).toEqual([422, ['categoryId']])
    expect((await verb(admin, ticket.id, 'split', body([second.id], { version: 7 }))).status).toBe(409)
    expect(
      (await verb(await adminWith('ticketing_access'), ticket.id, 'split', body([second.id]))).status,
    ).toBe(403)
    const taken = await two({ assigneeId: (await buildAdmin()).id })
    expect((await verb(admin, taken.ticket.id, 'split', body([taken.second.id]))).status).toBe(404)
    expect(await db().ticket.count({ where: { oggetto: 'Un’altra cosa', clientId: ticket.clientId } })).toBe(
      0,
    )
  })
})
