import { db } from '@/lib/core/db'
import { prune } from '@/lib/features/privacy/prune'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildTicket } from '@/prisma/seed/factories/service'

const read = (as: Caller, id: string) => callAs(as, 'GET', 'tickets/[id]/draft', { params: { id } })
const write = (as: Caller, id: string, body: unknown) =>
  callAs(as, 'PUT', 'tickets/[id]/draft', { params: { id }, body })
const reply = (as: Caller, id: string, testo: string) =>
  callAs(as, 'POST', 'tickets/[id]/reply', { params: { id }, body: { testo } })
const helper = () => adminWith('ticketing_answer')
const texts = async (id: string) =>
  (await db().ticketDraft.findMany({ where: { ticketId: id } })).map(({ testo }) => testo).sort()

describe('drafts of answers', () => {
  it('are kept for each person, found again, and gone when emptied or sent', async () => {
    const [one, other, client] = [await helper(), await helper(), await aClient()]
    const { id } = await buildTicket({ clientId: client.id })
    const note = { testo: 'Chiedo a te', interno: true, menzioni: [other.id] }
    expect((await write(one, id, note)).json).toEqual({ at: expect.any(String) })
    await write(one, id, { ...note, testo: 'Chiedo a te:' })
    await write(client, id, { testo: 'Allego anche' })
    expect((await read(one, id)).json).toEqual({
      testo: 'Chiedo a te:',
      interno: true,
      at: expect.any(String),
      menzioni: [{ _id: other.id, nome: expect.any(String) }],
    })
    expect((await read(other, id)).json).toEqual({ testo: '', interno: false, menzioni: [], at: null })
    expect((await reply(client, id, 'Ecco tutto.')).status).toBe(201)
    expect(await texts(id)).toEqual(['Chiedo a te:'])
    expect((await write(one, id, { testo: ' ' })).json).toEqual({ at: null })
    expect(await texts(id)).toEqual([])
  })

  it('are of who may write in the ticket', async () => {
    const [agent, reader] = [await anAgent(), await adminWith('ticketing_access')]
    const { id } = await buildTicket({ assigneeId: (await helper()).id, seguitoDa: [reader.id] })
    for (const [as, status] of [
      [agent, 404],
      [await helper(), 404],
      [reader, 403],
      [await adminWith('news_manage'), 404],
    ] as const) {
      expect((await write(as, id, { testo: 'Mio' })).status).toBe(status)
      expect((await read(as, id)).status).toBe(status)
    }
    const own = await buildTicket({ agentId: agent.id })
    const secret = await write(agent, own.id, { testo: 'Mio', interno: true })
    expect([secret.status, secret.json.errors[0]?.path]).toEqual([422, 'interno'])
    expect(await texts(id)).toEqual([])
  })

  it('are forgotten after two months', async () => {
    const author = await helper()
    const { id } = await buildTicket({ assigneeId: author.id })
    await write(author, id, { testo: 'Vecchia' })
    await db().ticketDraft.updateMany({
      where: { ticketId: id },
      data: { updatedAt: new Date(Date.now() - 61 * 86_400_000) },
    })
    await prune()
    expect(await texts(id)).toEqual([])
  })
})
