import type { ActivityReply } from '@/lib/activity/schema'
import { db } from '@/lib/core/db'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildAgent, buildClient } from '@/prisma/seed/factories/people'

let office: Caller
beforeAll(async () => {
  office = await adminWith('clients_manage', 'clients_erase')
})

const write = (as: Caller | null, id: string, body: object) =>
  callAs(as, 'POST', 'clients/[id]/activity', { params: { id }, body })
const read = (as: Caller | null, id: string) =>
  callAs<ActivityReply>(as, 'GET', 'clients/[id]/activity', { params: { id } })

describe('the activity of a client', () => {
  it('is notes, calls, changes of state and of agent in one line, newest first', async () => {
    const agent = await buildAgent({ nome: 'Aldo', cognome: 'Nuovo' })
    const { id, version } = await buildClient({ status: 'validated' })
    expect((await write(office, id, { tipo: 'chiamata', testo: '', esito: 'non_risponde' })).status).toBe(201)
    const block = { params: { id }, body: { motivo: 'Telefono rubato' } }
    expect((await callAs(office, 'POST', 'clients/[id]/block', block)).status).toBe(200)
    const give = { params: { id }, body: { agentId: agent.id, version: version + 1 } }
    expect((await callAs(office, 'POST', 'clients/[id]/agent', give)).status).toBe(200)
    const { items } = (await read(office, id)).json
    expect(items.map(({ tipo, da, a, testo, esito }) => [tipo, da, a, testo, esito])).toEqual([
      ['assegnazione', null, null, 'Affidato a Aldo Nuovo', null],
      ['stato', 'validated', 'blocked', 'Telefono rubato', null],
      ['chiamata', null, null, '', 'non_risponde'],
    ])
    expect(items[0]?.chi).toBe(`${office.actor.nome} ${office.actor.cognome}`)
  })

  it('is for who manages clients, of a client who is there', async () => {
    const { id } = await buildClient()
    const nota = { tipo: 'nota', testo: 'Prova' }
    for (const as of [await adminWith(), await anAgent(), await aClient()])
      expect([(await write(as, id, nota)).status, (await read(as, id)).status]).toEqual([403, 403])
    expect((await write(null, id, nota)).status).toBe(401)
    expect((await write(office, id, { ...nota, pubblico: true })).status).toBe(422)
    const { id: gone } = await buildClient({ status: 'deleted' })
    expect((await write(office, gone, nota)).status).toBe(404)
    expect((await read(office, 'x')).status).toBe(404)
    expect(await db().clientEvento.count({ where: { clientId: { in: [id, gone] } } })).toBe(0)
  })

  it('is taken back by its author alone', async () => {
    const { id } = await buildClient()
    const { _id: eventoId } = (await write(office, id, { tipo: 'nota', testo: 'Sbagliata' })).json
    const take = (as: Caller) =>
      callAs(as, 'DELETE', 'clients/[id]/activity/[eventoId]', { params: { id, eventoId } })
    expect((await take(await adminWith('clients_manage'))).status).toBe(403)
    expect((await take(office)).status).toBe(204)
    expect(await db().clientEvento.count({ where: { clientId: id } })).toBe(0)
  })

  it('goes to the other record with a merge, and back with its undoing', async () => {
    const [a, b] = [await buildClient(), await buildClient()]
    await write(office, b.id, { tipo: 'nota', testo: 'Di b' })
    const versions = { a: a.version, b: b.version }
    const body = { altroId: b.id, campi: {}, versions }
    const merged = await callAs(office, 'POST', 'clients/[id]/merge', { params: { id: a.id }, body })
    expect(merged.status).toBe(200)
    const written = (clientId: string) => db().clientEvento.count({ where: { clientId } })
    expect([await written(a.id), await written(b.id)]).toEqual([1, 0])
    await callAs(office, 'POST', 'clients/[id]/unmerge', { params: { id: a.id } })
    expect([await written(a.id), await written(b.id)]).toEqual([0, 1])
  })
})
