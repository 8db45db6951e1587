import { db } from '@/lib/core/db'
import type { PublicAgent } from '@/lib/features/agents/schema'
import type { Review } from '@/lib/features/ratings/schema'
import { callAs } from '@/lib/testing/test-kit'
import { buildAgency, buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildVoto } from '@/prisma/seed/factories/service'

type List = { items: PublicAgent[]; nextCursor: string | null; total: number }
type Reviews = { items: Review[]; nextCursor: string | null; total: number }

const list = (query: Record<string, string> = {}) => callAs<List>(null, 'GET', 'agents/public', { query })
const one = (id: string) => callAs<PublicAgent>(null, 'GET', 'agents/public/[id]', { params: { id } })
const reviews = (id: string, query: Record<string, string> = {}) =>
  callAs<Reviews>(null, 'GET', 'agents/public/[id]/voti', { params: { id }, query })

/** A published rating by the client of a paid-out case. */
async function verified(agentId: string, stelle: number, daysAgo: number) {
  const { id: praticaId } = await buildPratica({ stato: 'liquidata' })
  const createdAt = new Date(Date.now() - daysAgo * 86_400_000)
  return buildVoto({ agentId, praticaId, stelle, stato: 'pubblicato', firma: 'Lia P.', createdAt })
}

describe('the public agents', () => {
  it('are those on the site who may work, as visitors may see them', async () => {
    const shown = await buildAgent({ cognome: 'Visibile', whatsapp: '+39 350 000 0000' })
    await buildAgent({ cognome: 'Nascosto', published: false })
    await buildAgent({ cognome: 'Sospeso', status: 'blocked' })
    const { json } = await list()
    const names = json.items.map(({ cognome }) => cognome)
    expect(names).toContain('Visibile')
    expect(names).not.toEqual(expect.arrayContaining(['Nascosto']))
    expect(names).not.toEqual(expect.arrayContaining(['Sospeso']))
    expect(json.total).toBe(json.items.length)
    const { json: agent } = await one(shown.id)
    expect(Object.keys(agent).sort()).toEqual([
      '_id',
      'agency',
      'bio',
      'cognome',
      'email',
      'figura',
      'figuraLabel',
      'nome',
      'oamNumber',
      'provincia',
      'slug',
      'telefono',
      'urlPhoto',
      'voti',
      'whatsapp',
    ])
    expect(agent).toMatchObject({
      figuraLabel: 'Agente',
      whatsapp: '393500000000',
      voti: { media: null, numero: 0 },
    })
  })

  it('are found by id and by slug; the rest is the same 404', async () => {
    const { id, slug } = await buildAgent()
    expect((await one(slug)).json._id).toBe(id)
    expect((await one(id.toUpperCase())).json.slug).toBe(slug)
    const hidden = await buildAgent({ published: false })
    const codes = await Promise.all(
      [hidden.id, hidden.slug, 'non-esiste', 'a\u0000b', '../x'].map(async (key) => (await one(key)).status),
    )
    expect(codes).toEqual([404, 404, 404, 404, 404])
    expect((await reviews(hidden.id)).status).toBe(404)
  })

  it('do not name an agency that is not on the site', async () => {
    const agency = await buildAgency({ published: false })
    const { slug } = await buildAgent({ agencyId: agency.id })
    expect((await one(slug)).json.agency).toBeNull()
  })

  it('are paged by surname, filtered by province, searched by words', async () => {
    for (const cognome of ['Zeta', 'Zeta', 'Zèta']) await buildAgent({ cognome, provincia: 'AO' })
    const seen: string[] = []
    let cursor = ''
    do {
      const { json } = await list({ limit: '1', provincia: 'AO', ...(cursor ? { cursor } : {}) })
      expect(json.total).toBe(3)
      seen.push(...json.items.map(({ _id }) => _id))
      cursor = json.nextCursor ?? ''
    } while (cursor)
    expect(new Set(seen).size).toBe(3)
    expect((await list({ 'filter[provincia]': 'AO', q: 'zeta' })).json.total).toBe(3)
    expect((await list({ q: '100%' })).json.total).toBe(0)
  })

  it.each<Record<string, string>>([
    { limit: '0' },
    { limit: '201' },
    { provincia: 'milano' },
    { cursor: 'inventato' },
    { altro: '1' },
  ])('refuse %j', async (query) => {
    expect((await list(query)).status).toBe(400)
  })
})

describe('the ratings of an agent', () => {
  it('count only what is published and comes from a finished case', async () => {
    const { id, slug } = await buildAgent()
    await verified(id, 5, 1)
    await verified(id, 4, 2)
    await verified(id, 4, 3)
    const open = await buildPratica({ stato: 'in_istruttoria' })
    await buildVoto({ agentId: id, praticaId: open.id, stelle: 1, stato: 'pubblicato' })
    await buildVoto({ agentId: id, stelle: 1, stato: 'pubblicato' })
    const waiting = await buildPratica({ stato: 'liquidata' })
    await buildVoto({ agentId: id, praticaId: waiting.id, stelle: 1, stato: 'in_moderazione' })
    expect((await one(slug)).json.voti).toEqual({ media: 4.3, numero: 3 })
    const { json } = await list({ q: slug.replace('aldo-', '') })
    expect(json.items[0]?.voti).toEqual({ media: 4.3, numero: 3 })
  })

  it('are paged from the newest, and say nothing of who wrote them but the signature', async () => {
    const { id } = await buildAgent()
    for (const day of [1, 2, 3, 4, 5, 6]) await verified(id, 5, day)
    const { json: first } = await reviews(id)
    expect([first.items.length, first.total]).toEqual([5, 6])
    expect(Object.keys(first.items[0] ?? {}).sort()).toEqual([
      '_id',
      'commento',
      'createdAt',
      'firma',
      'risposta',
      'stelle',
    ])
    const { json: rest } = await reviews(id, { cursor: String(first.nextCursor) })
    expect([rest.items.length, rest.nextCursor]).toEqual([1, null])
    const days = [...first.items, ...rest.items].map(({ createdAt }) => createdAt)
    expect(days).toEqual(days.toSorted().toReversed())
    expect((await reviews(id, { limit: '51' })).status).toBe(400)
    expect((await reviews(id, { cursor: 'inventato' })).status).toBe(400)
  })

  it('leave the account alone: nothing of it is in the reply', async () => {
    const { slug, id } = await buildAgent({ totpSecret: 'segreto' })
    const { passwordHash } = await db().agent.findUniqueOrThrow({ where: { id } })
    const { text } = await one(slug)
    expect(text).not.toContain('segreto')
    expect(text).not.toContain(String(passwordHash))
  })
})
