import { addDays, dayOf } from '@/lib/core/dates'
import { db, pool } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { aClient, adminWith, anAgent, type Caller, callAs, type Json } from '@/lib/testing/test-kit'
import { buildAgency, buildAgent } from '@/prisma/seed/factories/people'
import { seedReference } from '@/prisma/seed/reference/seed-reference'
import type { DirectoryReply, TeamReply } from './schema'

beforeAll(async () => {
  const client = await pool().connect()
  await seedReference(client).finally(() => client.release())
})

type Reply = DirectoryReply & Json
const ask = (as: Caller | null, query: Record<string, string> = {}) =>
  callAs<Reply>(as, 'GET', 'agents/directory', { query })
const names = ({ json }: { json: DirectoryReply }) => json.items.map(({ cognome }) => cognome)
const counts = (facet: { value: string; count: number }[]) =>
  Object.fromEntries(facet.map(({ value, count }) => [value, count]))

/** A word that only the people of one test have. */
const mark = () => `z${newId().replaceAll('-', '').slice(-12)}`
const day = (days: number) => new Date(`${dayOf(addDays(new Date(), days))}T00:00:00Z`)

describe('the directory', () => {
  it('has who may work, with nothing of what is theirs alone', async () => {
    const [me, nome] = [await anAgent(), mark()]
    const substitute = await buildAgent()
    await buildAgent({
      nome,
      cognome: 'Visibile',
      whatsapp: '+39 350 000 0000',
      lingue: ['it'],
      prodotti: ['mutuo'],
      codiceFiscale: 'RSSMRA80A01F205X',
      partitaIva: '01234567890',
      pec: 'a@pec.example',
      ibanSealed: 'iban',
      indirizzo: 'Via Segreta 1',
      assenteDal: day(-1),
      assenteAl: day(5),
      sostitutoId: substitute.id,
      permissions: { provvigioni_see: true },
    })
    for (const status of ['blocked', 'pending', 'deleted'] as const) await buildAgent({ nome, status })
    const reply = await ask(me, { q: nome })
    expect(names(reply)).toEqual(['Visibile'])
    const [person] = reply.json.items
    expect(reply.json.io).toBe(me.id)
    expect(Object.keys(person ?? {}).sort()).toEqual([
      '_id',
      'agency',
      'assenteFino',
      'cognome',
      'distanzaKm',
      'email',
      'figura',
      'lingue',
      'nome',
      'oamNumber',
      'presente',
      'prodotti',
      'province',
      'slug',
      'sostituto',
      'telefono',
      'urlPhoto',
      'whatsapp',
    ])
    expect(person).toMatchObject({
      whatsapp: '393500000000',
      province: ['MI'],
      presente: false,
      assenteFino: dayOf(addDays(new Date(), 5)),
      sostituto: { _id: substitute.id, cognome: substitute.cognome },
    })
    expect(reply.text).not.toMatch(
      /RSSMRA|01234567890|pec\.example|iban|Segreta|provvigioni_see|passwordHash/,
    )
  })

  it('is for agents, and for the office by its flag', async () => {
    const codes = async (who: Caller | null) => (await ask(who)).status
    expect(await codes(null)).toBe(401)
    expect(await codes(await aClient())).toBe(403)
    expect(await codes(await adminWith('leads_manage'))).toBe(403)
    expect(await codes(await adminWith('agents_manage'))).toBe(200)
  })

  it('finds by name, agency, town, telephone and OAM, accents or not', async () => {
    const [me, cognome] = [await anAgent(), `Zàppalà${mark()}`]
    const agency = await buildAgency({ nome: `Credito ${mark()}`, comune: `Forlì${mark()}` })
    await buildAgent({ cognome, agencyId: agency.id, telefono: '+39 399 876 5432', oamNumber: `A-${mark()}` })
    const { oamNumber } = await db().agent.findFirstOrThrow({ where: { cognome } })
    const words = [
      cognome.replaceAll('à', 'a'),
      agency.nome.split(' ')[1],
      agency.comune.replace('ì', 'i'),
      oamNumber,
    ]
    for (const q of words) expect(names(await ask(me, { q: String(q) }))).toEqual([cognome])
    expect(names(await ask(me, { q: `876 5432 ${words[0]}` }))).toEqual([cognome])
    expect(names(await ask(me, { q: '100%_' }))).toEqual([])
  })

  it('counts what each further choice leaves; a filter does not count against itself', async () => {
    const [me, nome] = [await anAgent(), mark()]
    const agency = await buildAgency()
    const person = (more: Parameters<typeof buildAgent>[0]) =>
      buildAgent({ nome, agencyId: agency.id, ...more })
    await person({ provinceOperative: ['MI', 'MB'], prodotti: ['mutuo', 'cdq'], lingue: ['it', 'en'] })
    await person({ provinceOperative: ['MB'], prodotti: ['mutuo'], lingue: ['it'], figura: 'area_manager' })
    await person({ prodotti: ['leasing'], assenteDal: day(0), assenteAl: day(0), agencyId: null })
    const { json: all } = await ask(me, { q: nome })
    expect(all.total).toBe(3)
    expect(counts(all.facets.provincia)).toEqual({ MI: 2, MB: 2 })
    expect(counts(all.facets.prodotti)).toEqual({ mutuo: 2, cdq: 1, leasing: 1 })
    expect(counts(all.facets.lingue)).toEqual({ it: 2, en: 1 })
    expect(counts(all.facets.figura)).toEqual({ agente: 2, area_manager: 1 })
    expect(counts(all.facets.presente)).toEqual({ true: 2, false: 1 })
    expect(counts(all.facets.agencyId)).toEqual({ [agency.id]: 2 })
    const { json: some } = await ask(me, { q: nome, 'filter[provincia]': 'MI', 'filter[lingue]': 'en,fr' })
    expect(some.total).toBe(1)
    expect(counts(some.facets.provincia)).toEqual({ MI: 1, MB: 1 })
    expect(counts(some.facets.prodotti)).toEqual({ mutuo: 1, cdq: 1 })
    const none = await ask(me, { q: nome, 'filter[agencyId]': agency.id, 'filter[presente]': 'false' })
    expect([none.json.total, counts(none.json.facets.agencyId)]).toEqual([0, { [agency.id]: 0 }])
    expect(
      names(await ask(me, { q: nome, 'filter[presente]': 'false', 'filter[figura]': 'agente' })),
    ).toHaveLength(1)
  })

  it('is paged both ways in every order, without losing anybody', async () => {
    const [me, nome] = [await anAgent(), mark()]
    for (const cognome of ['Àbate', 'abate', 'Bo', 'Zeta', 'Zèta']) await buildAgent({ nome, cognome })
    await buildAgent({ nome, cognome: 'Mai', agencyId: null })
    for (const sort of ['cognome', '-cognome', 'agenzia', '-agenzia', 'vicino', '-vicino']) {
      const query = { q: nome, sort, limit: '2', ...(sort.endsWith('vicino') && { vicino: '20121' }) }
      const pages: string[][] = []
      let cursor: string | null = ''
      let back: string | null = null
      while (cursor !== null) {
        const { json }: { json: Reply } = await ask(me, { ...query, ...(cursor && { cursor }) })
        pages.push(json.items.map(({ _id }) => _id))
        cursor = json.nextCursor
        back = json.prevCursor
      }
      expect(new Set(pages.flat()).size).toBe(6)
      const { json } = await ask(me, { ...query, cursor: String(back) })
      expect(json.items.map(({ _id }) => _id)).toEqual(pages[1])
    }
  })

  it('is put in order by distance from a CAP, who has no place behind', async () => {
    const [me, nome] = [await anAgent(), mark()]
    const near = await buildAgency({ lat: 45.46, lng: 9.19 })
    const far = await buildAgency({ lat: 41.9, lng: 12.5, comune: 'Roma', provincia: 'RM' })
    await buildAgent({ nome, cognome: 'Lontano', agencyId: far.id })
    await buildAgent({ nome, cognome: 'Altrove', agencyId: null })
    await buildAgent({ nome, cognome: 'Vicino', agencyId: near.id })
    const reply = await ask(me, { q: nome, vicino: '20121' })
    expect(names(reply)).toEqual(['Vicino', 'Lontano', 'Altrove'])
    const [first, second, third] = reply.json.items.map(({ distanzaKm }) => distanzaKm)
    expect(first).toBeLessThan(10)
    expect(second).toBeGreaterThan(450)
    expect(third).toBeNull()
    expect(reply.json.luogo).toContain('Milano')
  })

  it.each<Record<string, string>>([
    { limit: '0' },
    { limit: '201' },
    { cursor: 'inventato' },
    { sort: 'telefono' },
    { sort: 'vicino' },
    { vicino: '2012' },
    { vicino: '00000' },
    { 'filter[provincia]': 'milano' },
    { 'filter[agencyId]': 'x' },
    { 'filter[iban]': 'x' },
  ])('refuses %j', async (query) => {
    expect((await ask(await anAgent(), query)).status).toBe(400)
  })
})

describe('the own team', () => {
  it('is everybody below who may work, with who is above each', async () => {
    const boss = await anAgent({ figura: 'area_manager' })
    const head = await buildAgent({ managerId: boss.id })
    const below = await buildAgent({ managerId: head.id })
    await buildAgent({ managerId: head.id, status: 'blocked' })
    const { json } = await callAs<TeamReply & Json>(boss, 'GET', 'agents/directory/team')
    expect(json.items.map(({ _id, managerId }) => [_id, managerId])).toEqual([
      [head.id, boss.id],
      [below.id, head.id],
    ])
    expect((await ask(boss)).json.squadra).toBe(2)
    const alone = await anAgent()
    expect((await callAs(alone, 'GET', 'agents/directory/team')).json.items).toEqual([])
    expect((await callAs(await adminWith('admin'), 'GET', 'agents/directory/team')).status).toBe(403)
  })
})

describe('what colleagues see of each other', () => {
  const keep = (key: string, value: boolean) =>
    db().setting.upsert({ where: { key }, create: { key, value }, update: { value } })

  it('is for the office to say: mobile numbers and addresses that are not the company’s', async () => {
    const [me, mine] = [await anAgent(), `Visto${mark()}`]
    const company = { email: 'ciao@chiaravia.example' }
    await db().setting.upsert({
      where: { key: 'company' },
      create: { key: 'company', value: company },
      update: { value: company },
    })
    const phones = { telefono: '+393331112222', whatsapp: '+393331112222' }
    await buildAgent({ nome: mine, email: `${mark()}@prova.example`, ...phones })
    await buildAgent({ nome: mine, email: `${mark()}@chiaravia.example`, telefono: '+390551234567' })
    const seen = async (who: Caller) =>
      (await ask(who, { q: mine })).json.items
        .map(({ telefono, whatsapp, email }) => [telefono, whatsapp, email?.split('@')[1] ?? null])
        .toSorted()
    const all = [
      ['+390551234567', null, 'chiaravia.example'],
      ['+393331112222', '393331112222', 'prova.example'],
    ]
    expect(await seen(me)).toEqual(all)
    await keep('rubricaCellulari', false)
    await keep('rubricaEmail', false)
    expect(await seen(me)).toEqual([all[0], [null, null, null]].toSorted())
    expect(await seen(await adminWith('agents_manage'))).toEqual(all)
    await db().setting.deleteMany({ where: { key: { in: ['company', 'rubricaCellulari', 'rubricaEmail'] } } })
  })

  it('is not to be had from the list of agents', async () => {
    const { id } = await buildAgent({ telefono: '+393331112222' })
    const { json } = await callAs(await anAgent(), 'GET', 'agents/[id]', { params: { id } })
    expect([json.telefono, json.whatsapp, json.email]).toEqual([null, null, null])
  })
})
