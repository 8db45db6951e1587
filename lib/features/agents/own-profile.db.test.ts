import { addDays, dayOf } from '@/lib/core/dates'
import { db, pool } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { mayRead } from '@/lib/features/files/grant'
import type { Route } from '@/lib/http/handle'
import {
  aClient,
  adminWith,
  anAgent,
  type Caller,
  callAs,
  type Json,
  routesOf,
  send,
} from '@/lib/testing/test-kit'
import { buildAgent } from '@/prisma/seed/factories/people'
import { seedReference } from '@/prisma/seed/reference/seed-reference'
import type { OwnAgent } from './own-schema'

beforeAll(async () => {
  const client = await pool().connect()
  await seedReference(client).finally(() => client.release())
})

const day = (days: number) => dayOf(addDays(new Date(), days))
const own = (as: Caller | null) => callAs<OwnAgent & Json>(as, 'GET', 'agents/me')
const patch = (as: Caller | null, body: object) => callAs<OwnAgent & Json>(as, 'PATCH', 'agents/me', { body })
async function put(as: Caller | null, body: object) {
  const { PUT } = (await routesOf('agents/me/absence')) as { PUT?: Route }
  return send<OwnAgent & Json>(PUT, { as, method: 'PUT' as 'PATCH', body })
}
const away = (change: object = {}) => ({ dal: day(3), al: day(9), sostitutoId: null, version: 1, ...change })
const rowOf = (id: string) => db().agent.findUniqueOrThrow({ where: { id } })

async function picture(ownerId: string, more: object = {}) {
  const id = newId()
  const url = `/v2/storage/files/${id}`
  const data = { id, key: `prova/${id}`, url, name: 'io.jpg', size: 10n, mimetype: 'image/jpeg', sha256: id }
  await db().storedFile.create({ data: { ...data, ownerRole: 'agent', ownerId, ...more } })
  return url
}

describe('the own profile of an agent', () => {
  it('changes with a row of history; what is not named stays', async () => {
    const agent = await anAgent()
    const body = {
      bio: 'Seguo mutui per la prima casa a Milano e Monza dal 2004, con 1.200.000 euro finanziati.',
      telefono: '333 1112222',
      lingue: ['it', 'en'],
      prodotti: ['mutuo'],
      provinceOperative: ['MI', 'MB'],
      version: 1,
    }
    const { status, json } = await patch(agent, body)
    expect([status, json.telefono, json.version]).toEqual([200, '+393331112222', 2])
    expect(await rowOf(agent.id)).toMatchObject({
      ...body,
      telefono: '+393331112222',
      version: 2,
      provincia: 'MI',
    })
    const { info, model } = await db().commit.findFirstOrThrow({ where: { ref: agent.id } })
    expect([model, JSON.stringify(info).includes('MB')]).toEqual(['Users', true])
    expect((await patch(agent, { bio: body.bio, version: 1 })).status).toBe(409)
  })

  it('tells the pages of the site that show it, when it is saved', async () => {
    const agent = await anAgent()
    const listener = await pool().connect()
    const heard: string[] = []
    listener.on('notification', ({ payload }) => void heard.push(payload ?? ''))
    await listener.query('LISTEN cache_tags')
    await patch(agent, { lingue: ['it'], version: 1 })
    await listener.query('SELECT 1')
    await listener.query('UNLISTEN cache_tags')
    listener.release(true)
    expect(heard).toContain('agents')
  })

  it.each([
    ['bio', { bio: 'Scrivimi su www.altro-sito.it, ti rispondo entro un giorno.' }],
    ['bio', { bio: 'Chiamami al 333 123 45 67, ti rispondo sempre entro un giorno.' }],
    ['bio', { bio: 'La mia posta è mario@posta.example: scrivimi quando vuoi.' }],
    ['bio', { bio: 'Troppo corta.' }],
    ['telefono', { telefono: '12' }],
    ['provinceOperative.0', { provinceOperative: ['milano'] }],
    ['provinceOperative', { provinceOperative: ['ZZ'] }],
    ['prodotti.0', { prodotti: ['oro'] }],
    ['lingue.0', { lingue: ['klingon'] }],
    ['lingue', { lingue: ['it', 'it'] }],
    ['urlPhoto', { urlPhoto: 'https://altrove.example/foto.jpg' }],
    ['cognome', { cognome: 'Altro' }],
  ])('is refused with the field: %s', async (path, wrong) => {
    const agent = await anAgent()
    const { status, json } = await patch(agent, { version: 1, ...wrong })
    expect([status, json.errors[0]?.path]).toEqual([422, path])
    expect((await rowOf(agent.id)).version).toBe(1)
  })

  it('has a photograph that the agent has uploaded, and no other', async () => {
    const agent = await anAgent()
    const others = await picture((await buildAgent()).id)
    const pdf = await picture(agent.id, { mimetype: 'application/pdf' })
    for (const urlPhoto of [others, pdf]) {
      const { status, json } = await patch(agent, { urlPhoto, version: 1 })
      expect([status, json.errors[0]?.path]).toEqual([422, 'urlPhoto'])
    }
    const small = await picture(agent.id, { larghezza: 1_200, altezza: 599 })
    const refused = await patch(agent, { urlPhoto: small, version: 1 })
    expect([refused.status, refused.json.errors[0]]).toMatchObject([
      422,
      { path: 'urlPhoto', message: 'La fotografia è piccola: servono almeno 600 × 600 punti.' },
    ])
    const urlPhoto = await picture(agent.id, { larghezza: 600, altezza: 800 })
    expect((await patch(agent, { urlPhoto, version: 1 })).json.urlPhoto).toBe(urlPhoto)
    const uses = await db().fileUse.findMany({ where: { recordId: agent.id } })
    expect(uses.map(({ model, field }) => [model, field])).toEqual([['Users', 'urlPhoto']])
  })

  it('shows the photograph to visitors once it is on the site, before that to colleagues and the office', async () => {
    const agent = await anAgent({ published: false })
    const urlPhoto = await picture(agent.id)
    await patch(agent, { urlPhoto, version: 1 })
    const file = await db().storedFile.findUniqueOrThrow({ where: { url: urlPhoto } })
    const [colleague, office, other] = [
      await anAgent(),
      await adminWith('agents_manage'),
      await adminWith('leads_manage'),
    ]
    const seenBy = () =>
      Promise.all([null, colleague.actor, office.actor, other.actor].map((viewer) => mayRead(file, viewer)))
    expect(await seenBy()).toEqual([false, true, true, false])
    await db().agent.update({ where: { id: agent.id }, data: { published: true } })
    expect(await seenBy()).toEqual([true, true, true, true])
  })

  it('is an agent’s own', async () => {
    for (const who of [await adminWith('admin'), await aClient()]) {
      expect((await own(who)).status).toBe(403)
      expect((await patch(who, { version: 1 })).status).toBe(403)
      expect((await put(who, away())).status).toBe(403)
    }
    expect([(await own(null)).status, (await put(null, away())).status]).toEqual([401, 401])
    const { text } = await own(
      await anAgent({ ibanSealed: 'segretissimo', codiceFiscale: 'RSSMRA80A01F205X' }),
    )
    expect(text).not.toMatch(/segretissimo|RSSMRA/)
  })
})

describe('an absence', () => {
  it('names its days and who stands in, who finds it in the bell', async () => {
    const [agent, other] = [await anAgent(), await buildAgent()]
    const { status, json } = await put(agent, away({ sostitutoId: other.id }))
    expect([status, json.dal, json.al, json.sostituto?._id]).toEqual([200, day(3), day(9), other.id])
    expect(await db().notification.count({ where: { userId: other.id } })).toBe(1)
    expect(await db().commit.count({ where: { ref: agent.id, model: 'Users' } })).toBe(1)
    const again = await put(agent, away({ sostitutoId: other.id, version: json.version }))
    expect([again.status, again.json.version]).toEqual([200, json.version])
    const back = await put(agent, { dal: null, al: null, sostitutoId: null, version: json.version })
    expect([back.json.dal, back.json.sostituto]).toEqual([null, null])
  })

  it('that agents write themselves is told to the pages of the site, as one that the office writes', async () => {
    const told = () => db().contentChange.count({ where: { tag: 'agents' } })
    const before = await told()
    await put(await anAgent(), away())
    expect(await told()).toBe(before + 1)
  })

  it('that has begun is prolonged with its first day as it was', async () => {
    const begun = { assenteDal: new Date(`${day(-4)}T00:00:00Z`), assenteAl: new Date(`${day(2)}T00:00:00Z`) }
    const agent = await anAgent(begun)
    expect((await put(agent, away({ dal: day(-4), al: day(6) }))).status).toBe(200)
    expect((await put(agent, away({ dal: day(-3), al: day(6), version: 2 }))).status).toBe(422)
  })

  it.each([
    ['dal', { dal: day(-1) }],
    ['dal', { dal: null }],
    ['al', { al: null }],
    ['al', { al: day(2) }],
    ['al', { al: day(400) }],
    ['dal', { dal: 'domani' }],
    ['sostitutoId', { sostitutoId: newId() }],
    ['version', { version: undefined }],
  ])('is refused with the field: %s', async (path, wrong) => {
    const { status, json } = await put(await anAgent(), away(wrong))
    expect([status, json.errors[0]?.path]).toEqual([422, path])
  })

  it('has no substitute who is away too, blocked, or the same person', async () => {
    const agent = await anAgent()
    const from = (days: number) => new Date(`${day(days)}T00:00:00Z`)
    const alsoAway = await buildAgent({ assenteDal: from(9), assenteAl: from(12) })
    const blocked = await buildAgent({ status: 'blocked' })
    for (const { id } of [alsoAway, blocked, agent]) {
      const { status, json } = await put(agent, away({ sostitutoId: id }))
      expect([status, json.errors[0]?.path]).toEqual([422, 'sostitutoId'])
    }
    const backInTime = await buildAgent({ assenteDal: from(0), assenteAl: from(2) })
    expect((await put(agent, away({ sostitutoId: backInTime.id }))).status).toBe(200)
  })

  it('of two who name each other at once leaves neither waiting', async () => {
    const [one, other] = [await anAgent(), await anAgent()]
    const replies = await Promise.all([
      put(one, away({ sostitutoId: other.id })),
      put(other, away({ sostitutoId: one.id })),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })
})
