import { db } from '@/lib/core/db'
import { templatesTo } from '@/lib/testing/queued-mails'
import { aClient, adminWith, anAgent, type Caller, callAs, type Reply } from '@/lib/testing/test-kit'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'

const motivo = 'Chi la seguiva cambia zona'
const assign = (as: Caller | null, id: string, body: object) =>
  callAs(as, 'POST', 'pratiche/[id]/assign', { params: { id }, body: { motivo, ...body } })
const refusal = ({ status, json }: Reply) => [status, json.errors?.[0]?.path]
const bellsOf = (userId: string) => db().notification.findMany({ where: { role: 'agent', userId } })

let office: Caller
beforeAll(async () => {
  office = await adminWith('pratiche_manage')
})

describe('giving a case to another agent', () => {
  it('moves it with its agency, and tells it in the time line, in the history and to both', async () => {
    const [from, to] = [await buildAgent(), await buildAgent({ nome: 'Nora', cognome: 'Nuova' })]
    const before = await buildPratica({
      agentId: from.id,
      agencyId: from.agencyId,
      ultimaAttivita: new Date('2026-01-01'),
    })
    const { status, json } = await assign(office, before.id, { agentId: to.id, version: before.version })
    expect([status, json.agent]).toMatchObject([200, { _id: to.id }])
    const after = await db().pratica.findUniqueOrThrow({ where: { id: before.id } })
    expect(after).toMatchObject({ agentId: to.id, agencyId: to.agencyId, version: before.version + 1 })
    expect(after.ultimaAttivita).toEqual(before.ultimaAttivita)
    const evento = await db().praticaEvento.findFirstOrThrow({
      where: { praticaId: before.id, tipo: 'assegnazione' },
    })
    expect(evento).toMatchObject({ testo: `Affidata a Nora Nuova: ${motivo}`, pubblico: false })
    const commit = await db().commit.findFirstOrThrow({ where: { ref: before.id }, orderBy: { id: 'desc' } })
    expect(commit.info).toMatchObject({
      reason: motivo,
      changes: expect.arrayContaining([{ field: 'agentId', before: from.id, after: to.id }]),
    })
    expect((await bellsOf(to.id)).map(({ titolo }) => titolo)).toEqual([
      `Ti è stata affidata la pratica ${before.codice}`,
    ])
    expect((await bellsOf(from.id)).map(({ testo }) => testo)).toEqual(['La segue Nora Nuova.'])
    expect(await templatesTo(to.email)).toEqual(['pratica-affidata'])
    expect(await templatesTo(from.email)).toEqual([])
    const told = await db().$queryRaw<{ audience: { userId?: string }[] }[]>`
      SELECT audience FROM realtime_events WHERE type = 'pratica.updated' AND data ->> '_id' = ${before.id}`
    const users = told.flatMap(({ audience }) => audience.map(({ userId }) => userId))
    expect(users).toEqual(expect.arrayContaining([from.id, to.id]))
  })

  it('is refused of closed cases, to who has it, to who is not active, and by stale eyes', async () => {
    const to = await buildAgent()
    const paid = await buildPratica({ stato: 'liquidata' })
    expect((await assign(office, paid.id, { agentId: to.id, version: 1 })).status).toBe(409)
    const open = await buildPratica()
    expect((await assign(office, open.id, { agentId: open.agentId, version: 1 })).status).toBe(409)
    const blocked = await buildAgent({ status: 'blocked' })
    expect(refusal(await assign(office, open.id, { agentId: blocked.id, version: 1 }))).toEqual([
      422,
      'agentId',
    ])
    expect(refusal(await assign(office, open.id, { agentId: to.id, version: 1, motivo: '' }))).toEqual([
      422,
      'motivo',
    ])
    const twice = await Promise.all(
      [1, 1].map((version) => assign(office, open.id, { agentId: to.id, version })),
    )
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await db().praticaEvento.count({ where: { praticaId: open.id, tipo: 'assegnazione' } })).toBe(1)
  })

  it('is for the office', async () => {
    const { id, agentId } = await buildPratica()
    const who = [null, await adminWith('leads_manage'), await anAgent(), await aClient()]
    const replies = await Promise.all(who.map((as) => assign(as, id, { agentId, version: 1 })))
    expect(replies.map(({ status }) => status)).toEqual([401, 403, 403, 403])
  })
})

describe('giving many cases', () => {
  type Lines = { done: number; lines: { _id: string; result: string | null; message: string | null }[] }
  const many = (rows: { id: string; version: number }[], agentId: string, preview = false) =>
    callAs<Lines>(office, 'POST', 'pratiche/assign', {
      body: {
        rows: rows.map(({ id: _id, version }) => ({ _id, version })),
        values: { agentId, motivo },
        preview,
      },
    })

  it('shows what each gets, names those that stay, and tells each person once', async () => {
    const [from, to] = [await buildAgent(), await buildAgent()]
    const open = [await buildPratica({ agentId: from.id }), await buildPratica({ agentId: from.id })]
    const closed = await buildPratica({ agentId: from.id, stato: 'respinta' })
    const plan = await many([...open, closed], to.id, true)
    expect(plan.json).toMatchObject({ done: 2 })
    expect(await db().pratica.count({ where: { agentId: to.id } })).toBe(0)
    const { json } = await many([...open, closed], to.id)
    expect(json).toEqual(plan.json)
    expect(json.lines.find(({ _id }) => _id === closed.id)?.message).toContain('chiusa')
    expect(await db().pratica.count({ where: { agentId: to.id } })).toBe(2)
    expect([
      (await bellsOf(to.id)).length,
      (await bellsOf(from.id)).length,
      (await templatesTo(to.email)).length,
    ]).toEqual([1, 1, 1])
  })
})
