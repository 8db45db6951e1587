import type { ActivityReply, Evento } from '@/lib/activity/schema'
import { addDays } from '@/lib/core/dates'
import { db, pool } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildEvento, buildPratica } from '@/prisma/seed/factories/pratiche'

const write = (as: Caller | null, id: string, body: object, key?: string) =>
  callAs(as, 'POST', 'pratiche/[id]/activity', {
    params: { id },
    body,
    headers: key ? { 'idempotency-key': key } : {},
  })
const read = (as: Caller | null, id: string, query: Record<string, string> = {}) =>
  callAs<ActivityReply & { code: string }>(as, 'GET', 'pratiche/[id]/activity', { params: { id }, query })
const take = (as: Caller, id: string, eventoId: string) =>
  callAs(as, 'DELETE', 'pratiche/[id]/activity/[eventoId]', { params: { id, eventoId } })
const textsOf = (reply: { json: ActivityReply }) => reply.json.items.map(({ testo }) => testo)

async function world() {
  const [agent, client] = [await anAgent(), await aClient()]
  const { id } = await buildPratica({ agentId: agent.id, clientId: client.id, stato: 'in_istruttoria' })
  return { agent, client, id }
}

describe('the activity of a case', () => {
  it('keeps what is written, once for one key, and the case is no longer stalled', async () => {
    const { agent, id } = await world()
    const old = addDays(new Date(), -90)
    const before = await db().pratica.update({ where: { id }, data: { ultimaAttivita: old } })
    const body = { tipo: 'chiamata', testo: 'Manda la busta paga domani', esito: 'parlato' }
    const [first, again] = [await write(agent, id, body, 'una'), await write(agent, id, body, 'una')]
    expect([first.status, again.json._id]).toEqual([201, first.json._id])
    expect(first.json).toMatchObject({ ...body, pubblico: false, annullabile: true })
    expect((await read(agent, id)).json.items).toEqual([first.json])
    const after = await db().pratica.findUniqueOrThrow({ where: { id } })
    expect(after.ultimaAttivita > before.ultimaAttivita).toBe(true)
    // Nothing of the case itself has changed: who has its form open can still save it.
    expect(after.version).toBe(before.version)
  })

  it('is read by who reads the case and written by who may change it', async () => {
    const { agent, client, id } = await world()
    const nota = { tipo: 'nota', testo: 'Prova' }
    const others = [await anAgent(), await aClient(), await adminWith(), null]
    const [stranger, strangeClient, powerless, nobody] = others as [Caller, Caller, Caller, null]
    expect((await write(stranger, id, nota)).status).toBe(404)
    expect((await read(stranger, id)).status).toBe(404)
    expect((await read(strangeClient, id)).status).toBe(404)
    expect((await read(powerless, id)).status).toBe(403)
    expect((await write(powerless, id, nota)).status).toBe(403)
    expect((await write(client, id, nota)).status).toBe(403)
    expect((await write(nobody, id, nota)).status).toBe(401)
    expect((await read(nobody, id)).status).toBe(401)
    expect((await write(await adminWith('pratiche_manage'), id, nota)).status).toBe(201)
    expect((await read(agent, 'non-un-id')).status).toBe(404)
    expect(await db().praticaEvento.count({ where: { praticaId: id } })).toBe(1)
  })

  it('shows a client only what is for clients, and rings their bell for it', async () => {
    const { agent, client, id } = await world()
    await write(agent, id, { tipo: 'nota', testo: 'Reddito da controllare' })
    await write(agent, id, { tipo: 'messaggio', testo: 'Ci vediamo giovedì', pubblico: true })
    expect(textsOf(await read(client, id))).toEqual(['Ci vediamo giovedì'])
    expect(textsOf(await read(agent, id))).toEqual(['Ci vediamo giovedì', 'Reddito da controllare'])
    const told = await db().notification.findMany({ where: { role: 'client', userId: client.id } })
    expect(told.map(({ testo }) => testo)).toEqual(['C’è un messaggio per te sulla tua pratica.'])
    const detail = await callAs(client, 'GET', 'pratiche/[id]', { params: { id } })
    expect(detail.text).not.toContain('Reddito da controllare')
  })

  it('names what is wrong', async () => {
    const { agent, id } = await world()
    const wrong = async (body: object) => (await write(agent, id, body)).json.errors.map(({ path }) => path)
    expect(await wrong({ tipo: 'nota', testo: '  ' })).toEqual(['testo'])
    expect(await wrong({ tipo: 'chiamata', testo: 'x' })).toEqual(['esito'])
    expect(await wrong({ tipo: 'nota', testo: 'x', esito: 'parlato' })).toEqual(['esito'])
    expect(await wrong({ tipo: 'stato', testo: 'x' })).toEqual(['tipo'])
    expect(await wrong({ tipo: 'nota', testo: 'x'.repeat(4_001) })).toEqual(['testo'])
    expect((await read(agent, id, { cursor: 'inventato' })).status).toBe(400)
    expect((await read(agent, id, { limit: '0' })).status).toBe(400)
  })

  it('comes in pages, each entry once, where many happened at one instant', async () => {
    const { agent, id } = await world()
    const at = new Date('2026-11-20T10:00:00Z')
    for (let n = 0; n < 7; n += 1) await buildEvento({ praticaId: id, testo: String(n), at })
    const found: Evento[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { json }: { json: ActivityReply } = await read(agent, id, {
        limit: '3',
        ...(cursor && { cursor }),
      })
      expect(json.items.length).toBeLessThanOrEqual(3)
      found.push(...json.items)
      cursor = json.nextCursor
    }
    expect(new Set(found.map(({ _id }) => _id)).size).toBe(7)
    expect(found).toHaveLength(7)
  })

  it('is taken back by its author, for some minutes', async () => {
    const { agent, id } = await world()
    const { _id } = (await write(agent, id, { tipo: 'nota', testo: 'Sbagliata' })).json
    expect((await take(await adminWith('pratiche_manage'), id, _id)).status).toBe(403)
    expect((await take(await anAgent(), id, _id)).status).toBe(404)
    expect((await take(agent, id, _id)).status).toBe(204)
    expect((await take(agent, id, _id)).status).toBe(404)
    const author = { actorRole: 'agent', actorId: agent.id } as const
    const old = await buildEvento({ praticaId: id, ...author, at: new Date(Date.now() - 16 * 60_000) })
    expect((await take(agent, id, old.id)).status).toBe(409)
    const step = await buildEvento({ praticaId: id, ...author, tipo: 'stato', a: 'in_istruttoria' })
    expect((await take(agent, id, step.id)).status).toBe(404)
  })
})

describe('the pages of a time line', () => {
  // The table of a test is small enough to be read whole: without that way the planner shows which index there is.
  it.each([
    ['pratica_eventi', 'pratica_id', 'pratica_eventi_pratica_id_at_id_idx'],
    ['lead_eventi', 'lead_id', 'lead_eventi_lead_id_at_id_idx'],
  ])('of %s are read from an index in their order', async (table, column, index) => {
    const client = await pool().connect()
    try {
      await client.query('BEGIN')
      await client.query('SET LOCAL enable_seqscan = off')
      await client.query('SET LOCAL enable_bitmapscan = off')
      const { rows } = await client.query(
        `EXPLAIN SELECT id FROM ${table} WHERE ${column} = '${newId()}' AND (at < now() OR (at = now() AND id < '${newId()}'))
         ORDER BY at DESC, id DESC LIMIT 31`,
      )
      const plan = JSON.stringify(rows)
      expect(plan).toContain(index)
      expect(plan).not.toContain('Sort')
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  })
})
