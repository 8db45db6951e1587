import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { mayRead } from '@/lib/features/files/grant'
import { mailsTo } from '@/lib/testing/queued-mails'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import type { Comunicazione } from '@/prisma/generated/client'
import { buildComunicazione, buildStoredFile } from '@/prisma/seed/factories/content'
import { buildAgent } from '@/prisma/seed/factories/people'
import { publishDue, watchAnnouncements } from './jobs'
import type { MineReply, ReadersReply } from './schema'

let office: Caller
beforeAll(async () => {
  office = await adminWith('communications_manage', 'commits_see')
})

const verb = (as: Caller | null, name: string, id: string, body?: object) =>
  callAs(as, 'POST', `comunicazioni/[id]/${name}`, { params: { id }, body })
const mine = async (as: Caller, query: Record<string, string> = {}) =>
  (await callAs<MineReply>(as, 'GET', 'comunicazioni/mine', { query })).json
const one = (as: Caller, id: string) => callAs(as, 'GET', 'comunicazioni/mine/[id]', { params: { id } })
const rowOf = (id: string) => db().comunicazione.findUniqueOrThrow({ where: { id } })
const paths = ({ json }: { json: { errors: { path: string }[] } }) => json.errors.map(({ path }) => path)
const bells = (userId: string, id: string) =>
  db().notification.count({ where: { role: 'agent', userId, href: { endsWith: id } } })
const announcedTo = async (email: string) => (await mailsTo(email, 'comunicazione')).length

const toPeople = (...people: Caller[]) => [{ tipo: 'agente', valori: people.map(({ id }) => id) }]

/** Published to these, as the office and the job do it. */
async function publishedTo(people: Caller[], more: Partial<Comunicazione> = {}): Promise<Comunicazione> {
  const { allegati: _, escludi: _none, ...columns } = more
  const { id } = await buildComunicazione({ ...columns, regole: toPeople(...people) })
  expect((await verb(office, 'publish', id, { version: 1 })).status).toBe(202)
  await publishDue({ id, by: office.id })
  return rowOf(id)
}

describe('publishing', () => {
  it('freezes who is meant, tells each once, and is written into the history', async () => {
    const [anna, berto] = [await anAgent(), await anAgent()]
    const row = await publishedTo([anna, berto], { ancheEmail: true })
    expect(row).toMatchObject({ stato: 'pubblicata', published: true, version: 3 })
    await publishDue({ id: row.id, by: office.id })
    await buildAgent()
    expect(await db().comunicazioneDestinatario.count({ where: { comunicazioneId: row.id } })).toBe(2)
    for (const { id, actor } of [anna, berto])
      expect([await bells(id, row.id), await announcedTo(actor.email)]).toEqual([1, 1])
    const commits = await db().commit.findMany({ where: { ref: row.id }, orderBy: { id: 'asc' } })
    expect(commits.map(({ model, actorId }) => [model, actorId])).toEqual([
      ['Comunicazioni', office.id],
      ['Comunicazioni', office.id],
    ])
  })

  it('goes on after a kill with those who were not told', async () => {
    const [anna, berto] = [await anAgent(), await anAgent()]
    const { id } = await publishedTo([anna, berto])
    await db().comunicazioneDestinatario.update({
      where: { comunicazioneId_agentId: { comunicazioneId: id, agentId: berto.id } },
      data: { notificatoAt: null },
    })
    await publishDue({ id })
    expect([await bells(anna.id, id), await bells(berto.id, id)]).toEqual([1, 2])
  })

  it('waits for its time, which can be moved or taken back', async () => {
    const agent = await anAgent()
    const { id } = await buildComunicazione({ regole: toPeople(agent) })
    const later = new Date(Date.now() + 3_600_000).toISOString()
    const body = { quando: later, richiedeConferma: true, version: 1 }
    expect((await verb(office, 'publish', id, body)).json).toMatchObject({
      stato: 'programmata',
      pubblicaIl: later,
    })
    await publishDue({ id })
    expect(await rowOf(id)).toMatchObject({ stato: 'programmata', richiedeConferma: true })
    expect((await one(agent, id)).status).toBe(404)
    const { json } = await verb(office, 'withdraw', id, { motivo: 'Da rivedere', version: 2 })
    expect(json).toMatchObject({ stato: 'bozza', pubblicaIl: null, version: 3 })
    await publishDue({ id })
    expect((await rowOf(id)).stato).toBe('bozza')
  })

  it('is refused to others, stale, without text or readers, in the past, or twice', async () => {
    const { id } = await buildComunicazione()
    const body = { version: 1 }
    for (const [as, status] of [
      [null, 401],
      [await adminWith('content_manage'), 403],
      [await anAgent(), 403],
      [await aClient(), 403],
    ] as const)
      for (const name of ['publish', 'withdraw', 'remind'])
        expect(
          (await verb(as, name, id, { ...body, ...(name === 'withdraw' && { motivo: 'Errore' }) })).status,
        ).toBe(status)
    expect((await verb(office, 'publish', newId(), body)).status).toBe(404)
    expect((await verb(office, 'publish', id, { version: 9 })).status).toBe(409)
    const wrong: [object, string][] = [
      [{ ...body, quando: '2020-01-01T10:00:00Z' }, 'quando'],
      [{ ...body, audience: { regole: [], escludi: [] } }, 'audience.regole'],
      [{ ...body, boh: 1 }, 'boh'],
      [{}, 'version'],
    ]
    for (const [given, path] of wrong) {
      const reply = await verb(office, 'publish', id, given)
      expect([given, reply.status, paths(reply)]).toEqual([given, 422, [path]])
    }
    for (const [empty, path] of [
      [{ corpo: '<p> </p>' }, 'corpo'],
      [{ regole: [] }, 'regole'],
      [{ scadeIl: new Date(0) }, 'scadeIl'],
    ] as const) {
      const reply = await verb(
        office,
        'publish',
        (await buildComunicazione({ ...empty, regole: 'regole' in empty ? [] : undefined })).id,
        body,
      )
      expect([reply.status, paths(reply)]).toEqual([422, [path]])
    }
    const { id: done, version } = await publishedTo([await anAgent()])
    expect((await verb(office, 'publish', done, { version })).status).toBe(409)
  })
})

describe('what was published', () => {
  const patch = (id: string, body: object) =>
    callAs(office, 'PATCH', 'comunicazioni/[id]', { params: { id }, body })

  it('is corrected in sight of its readers, and goes to nobody else', async () => {
    const agent = await anAgent()
    const { id, version } = await publishedTo([agent])
    const frozen = await patch(id, { priorita: 'urgente', version })
    expect([frozen.status, paths(frozen)]).toEqual([422, ['priorita']])
    expect((await patch(id, { corpo: '<p></p>', version })).status).toBe(422)
    expect((await patch(id, { corpo: '<p>Corretto.</p>', version })).status).toBe(200)
    expect((await one(agent, id)).json).toMatchObject({
      corpo: '<p>Corretto.</p>',
      aggiornataAt: expect.any(String),
    })
    const reply = await callAs(office, 'DELETE', 'comunicazioni/[id]', {
      params: { id },
      body: { version: version + 1 },
    })
    expect(reply.status).toBe(409)
  })

  it('is withdrawn for a reason, with its bells, and does not come back', async () => {
    const agent = await anAgent()
    const { id, version } = await publishedTo([agent])
    const without = await verb(office, 'withdraw', id, { motivo: ' ', version })
    expect([without.status, paths(without)]).toEqual([422, ['motivo']])
    expect((await verb(office, 'withdraw', id, { motivo: 'Dati sbagliati', version: 1 })).status).toBe(409)
    expect((await verb(office, 'withdraw', id, { motivo: 'Dati sbagliati', version })).status).toBe(200)
    expect([(await one(agent, id)).status, (await verb(agent, 'read', id)).status]).toEqual([404, 404])
    expect([await bells(agent.id, id), (await mine(agent)).items]).toEqual([0, []])
    expect((await patch(id, { titolo: 'Un altro', version: version + 1 })).status).toBe(409)
    expect(
      (await db().commit.findFirstOrThrow({ where: { ref: id }, orderBy: { id: 'desc' } })).info,
    ).toMatchObject({
      reason: 'Dati sbagliati',
    })
  })

  it('is over when its last day has come, and open again where that is moved', async () => {
    const agent = await anAgent()
    const { id, version } = await publishedTo([agent])
    await db().comunicazione.update({ where: { id }, data: { scadeIl: new Date(Date.now() - 1_000) } })
    await watchAnnouncements()
    expect(await rowOf(id)).toMatchObject({ stato: 'scaduta', version })
    expect(await mine(agent)).toMatchObject({ nonLette: 0, items: [{ _id: id, scaduta: true }] })
    expect((await verb(office, 'remind', id, { version })).status).toBe(409)
    expect((await patch(id, { scadeIl: null, version })).json).toMatchObject({ stato: 'pubblicata' })
  })
})

describe('its receivers', () => {
  it('read and confirm it, each for themselves and once', async () => {
    const [anna, other] = [await anAgent(), await anAgent()]
    const { id } = await publishedTo([anna], { richiedeConferma: true, priorita: 'urgente' })
    expect(await mine(anna)).toMatchObject({
      nonLette: 1,
      daConfermare: 1,
      items: [{ _id: id, lettoAt: null }],
    })
    for (const name of ['read', 'confirm']) {
      expect((await verb(other, name, id)).status).toBe(404)
      expect((await verb(office, name, id)).status).toBe(403)
    }
    expect([(await one(other, id)).status, (await one(anna, 'x')).status]).toEqual([404, 404])
    const first = await verb(anna, 'read', id)
    expect(first.json).toMatchObject({ lettoAt: expect.any(String), confermatoAt: null })
    const confirmed = await verb(anna, 'confirm', id)
    expect((await verb(anna, 'confirm', id)).json).toEqual(confirmed.json)
    expect(confirmed.json.lettoAt).toBe(first.json.lettoAt)
    expect(await mine(anna)).toMatchObject({ nonLette: 0, daConfermare: 0 })
    const plain = await publishedTo([anna])
    expect((await verb(anna, 'confirm', plain.id)).status).toBe(409)
  })

  it('find them: what waits, then what is pinned, then the newest, page by page and by words', async () => {
    const agent = await anAgent()
    const made: Comunicazione[] = []
    for (const more of [
      { titolo: 'Perizie più rapide', categoria: 'banche' },
      { inEvidenzaFino: new Date(Date.now() + 86_400_000) },
      {},
    ])
      made.push(await publishedTo([agent], more))
    const [read, pinned, unread] = made.map(({ id }) => id)
    for (const id of [read, pinned]) await verb(agent, 'read', String(id))
    const ids = ({ items }: MineReply) => items.map(({ _id }) => _id)
    expect(ids(await mine(agent))).toEqual([unread, pinned, read])
    const first = await mine(agent, { limit: '2' })
    expect(ids(await mine(agent, { limit: '2', cursor: String(first.nextCursor) }))).toEqual([read])
    expect(ids(await mine(agent, { q: 'PIU perizie' }))).toEqual([read])
    expect(ids(await mine(agent, { categoria: 'banche' }))).toEqual([read])
    expect(ids(await mine(agent, { vista: 'da_leggere' }))).toEqual([unread])
    for (const query of [{ vista: 'x' }, { boh: '1' }, { cursor: 'x' }] as Record<string, string>[])
      expect((await callAs(agent, 'GET', 'comunicazioni/mine', { query })).status).toBe(400)
  })

  it('begin with what is urgent, as long as it waits', async () => {
    const agent = await anAgent()
    const urgent = await publishedTo([agent], { priorita: 'urgente' })
    const pinned = await publishedTo([agent], { inEvidenzaFino: new Date(Date.now() + 86_400_000) })
    const order = async () => (await mine(agent)).items.map(({ _id }) => _id)
    expect(await order()).toEqual([urgent.id, pinned.id])
    for (const { id } of [urgent, pinned]) await verb(agent, 'read', id)
    expect(await order()).toEqual([pinned.id, urgent.id])
  })

  it('are listed to the office with what they did, and reminded once a day', async () => {
    const [anna, berto] = [await anAgent({ cognome: 'Aaa' }), await anAgent({ cognome: 'Bbb' })]
    const { id, version } = await publishedTo([anna, berto])
    await verb(anna, 'read', id)
    const readers = async (query: Record<string, string> = {}) =>
      callAs<ReadersReply>(office, 'GET', 'comunicazioni/[id]/readers', { params: { id }, query })
    const all = (await readers({ limit: '1' })).json
    expect(all).toMatchObject({
      items: [{ _id: anna.id }],
      totali: { destinatari: 2, notificati: 2, letti: 1 },
    })
    const rest = (await readers({ limit: '1', cursor: String(all.nextCursor) })).json
    expect([rest.items.map(({ _id }) => _id), rest.nextCursor]).toEqual([[berto.id], null])
    expect((await readers({ vista: 'non_letti' })).json.items).toMatchObject([{ _id: berto.id }])
    const csv = await readers({ formato: 'csv' })
    expect(csv.text.split('\r\n').map((line) => line.split(';')[0])).toEqual([
      'Agente',
      `${anna.actor.nome} Aaa`,
      `${berto.actor.nome} Bbb`,
      '',
    ])
    expect((await verb(office, 'remind', id, { version: 1 })).status).toBe(409)
    expect((await verb(office, 'remind', id, { version })).json).toEqual({ sollecitati: 1 })
    expect([await bells(anna.id, id), await bells(berto.id, id)]).toEqual([1, 2])
    expect((await verb(office, 'remind', id, { version: version + 1 })).json.detail).toMatch(
      /^Non c’è nessuno/,
    )
    expect((await readers({ vista: 'non_letti' })).json.items).toMatchObject([{ solleciti: 1 }])
  })

  it('read its attachments, which only the office has uploaded', async () => {
    const [anna, other] = [await anAgent(), await anAgent()]
    const file = await buildStoredFile({ ownerRole: 'admin', ownerId: office.id })
    const { id: draft } = await buildComunicazione({ regole: toPeople(anna) })
    const attach = (url: string) =>
      callAs(office, 'PATCH', 'comunicazioni/[id]', {
        params: { id: draft },
        body: { allegati: [{ url, name: 'falso', size: 1, mimetype: 'x' }], version: 1 },
      })
    const foreign = await attach((await buildStoredFile({ ownerRole: 'client', ownerId: newId() })).url)
    expect([foreign.status, paths(foreign)]).toEqual([422, ['allegati']])
    expect((await attach(file.url)).json.allegati).toMatchObject([{ url: file.url, name: file.name }])
    expect(await mayRead(file, anna.actor)).toBe(false)
    await verb(office, 'publish', draft, { version: 2 })
    await publishDue({ id: draft })
    const readers = [anna.actor, office.actor, other.actor, null].map((viewer) => mayRead(file, viewer))
    expect(await Promise.all(readers)).toEqual([true, true, false, false])
  })
})
