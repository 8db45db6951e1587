import { db } from '@/lib/core/db'
import { prune } from '@/lib/features/privacy/prune'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildFaq, buildFaqCategory } from '@/prisma/seed/factories/content'
import type { AgentFaqs } from './schema'

/** The names of the questions and of the categories that somebody is shown, of those made here. */
async function shownTo(caller: Caller | null, path: 'faqs' | 'faqCategories', ids: string[]) {
  const { json } = await callAs(caller, 'GET', path, { query: { limit: '200' } })
  return json.items.map(({ _id }) => String(_id)).filter((id) => ids.includes(id))
}

describe('the audience of a question', () => {
  it('keeps what is for agents from visitors and clients, in lists and by its address', async () => {
    const [open, own] = [
      await buildFaqCategory({ contesto: 'mutui' }),
      await buildFaqCategory({ contesto: 'agenti' }),
    ]
    const faqs = [await buildFaq({ categoryId: open.id }), await buildFaq({ categoryId: own.id })]
    const draft = await buildFaq({ categoryId: own.id, published: false })
    const [first = '', second = ''] = faqs.map(({ id }) => id)
    const ids = [first, second, draft.id]
    for (const caller of [null, await aClient()]) {
      expect(await shownTo(caller, 'faqs', ids)).toEqual([first])
      expect(await shownTo(caller, 'faqCategories', [open.id, own.id])).toEqual([open.id])
      const { status } = await callAs(caller, 'GET', 'faqs/[id]', { params: { id: second } })
      expect(status).toBe(404)
    }
    for (const caller of [await anAgent(), await adminWith()]) {
      expect((await shownTo(caller, 'faqs', ids)).sort()).toEqual([first, second].sort())
      expect(await shownTo(caller, 'faqCategories', [open.id, own.id])).toHaveLength(2)
    }
    expect((await shownTo(await adminWith('content_manage'), 'faqs', ids)).sort()).toEqual(ids.sort())
  })
})

describe('what agents say of an answer', () => {
  const vote = (as: Caller | null, id: string, body: object) =>
    callAs(as, 'POST', 'faqs/[id]/useful', { params: { id }, body })

  it('is one vote for each agent, which may be changed, and which the office sees as figures', async () => {
    const { id: categoryId } = await buildFaqCategory({ contesto: 'agenti' })
    const { id } = await buildFaq({ categoryId })
    const [anna, berto] = [await anAgent(), await anAgent()]
    await vote(anna, id, { si: true })
    await vote(berto, id, { si: true })
    expect((await vote(berto, id, { si: false })).json).toEqual({ si: false })
    const { json } = await callAs<AgentFaqs>(berto, 'GET', 'faqs/agenti')
    expect(json.categorie[0]?.interna).toBe(true)
    expect(json.categorie.flatMap(({ faqs }) => faqs).find(({ _id }) => _id === id)?.utile).toBe(false)
    const office = await adminWith('content_manage')
    const listed = await callAs(office, 'GET', 'faqs', { query: { 'filter[categoryId]': categoryId } })
    expect(listed.json.items).toMatchObject([{ utilePct: 50, voti: 2 }])
    const under = (most: number) => ({ 'filter[categoryId]': categoryId, 'filter[utilePct]': `..${most}` })
    const found = async (as: Caller, most: number) =>
      (await callAs(as, 'GET', 'faqs', { query: under(most) })).json.items?.length
    expect([await found(office, 49), await found(office, 50)]).toEqual([0, 1])
    const open = await callAs(anna, 'GET', 'faqs', { query: { 'filter[categoryId]': categoryId } })
    expect(open.json.items).toMatchObject([{ utilePct: null, voti: null }])
    expect(await found(anna, 50)).toBeUndefined()
  })

  it('is refused to others, to drafts and without an answer', async () => {
    const [{ id }, draft] = [await buildFaq(), await buildFaq({ published: false })]
    for (const [as, status] of [
      [null, 401],
      [await aClient(), 403],
      [await adminWith('content_manage'), 403],
    ] as const)
      expect((await vote(as, id, { si: true })).status).toBe(status)
    const agent = await anAgent()
    expect([
      (await vote(agent, draft.id, { si: true })).status,
      (await vote(agent, 'x', { si: true })).status,
    ]).toEqual([404, 404])
    const { status, json } = await vote(agent, id, { si: 'forse' })
    expect([status, json.errors.map(({ path }) => path)]).toEqual([422, ['si']])
  })
})

describe('searches that find nothing', () => {
  const look = (as: Caller | null, testo: string) => callAs(as, 'POST', 'faqs/ricerche', { body: { testo } })

  it('are counted by their words, without names, numbers and addresses', async () => {
    const agent = await anAgent()
    for (const text of ['Zibaldone  d’Esempio', 'zibaldone d esempio 3401234567']) await look(agent, text)
    expect((await look(agent, 'maria@demo.example')).json).toEqual({ contata: false })
    expect((await look(agent, 'ab')).status).toBe(422)
    expect((await look(await aClient(), 'zibaldone')).status).toBe(403)
    const old = { testo: 'zibaldone antico', giorno: new Date(Date.now() - 95 * 86_400_000) }
    await db().faqRicerca.create({ data: old })
    const read = await callAs(await adminWith('content_manage'), 'GET', 'faqs/ricerche')
    const mine = read.json.items.filter(({ testo }) => String(testo).startsWith('zibaldone'))
    expect(mine).toMatchObject([{ testo: 'zibaldone esempio', volte: 2 }])
    expect((await callAs(agent, 'GET', 'faqs/ricerche')).status).toBe(403)
    await prune()
    expect(await db().faqRicerca.count({ where: { testo: old.testo } })).toBe(0)
  })
})

it('lists questions category by category, each in its own order, and moves them with their category', async () => {
  const [last, first] = [await buildFaqCategory({ ordine: 902 }), await buildFaqCategory({ ordine: 901 })]
  const made = [
    await buildFaq({ categoryId: last.id, ordine: 1 }),
    await buildFaq({ categoryId: first.id, ordine: 10 }),
    await buildFaq({ categoryId: first.id, ordine: 2 }),
  ]
  const [a = '', b = '', c = ''] = made.map(({ id }) => id)
  const office = await adminWith('content_manage')
  expect(await shownTo(office, 'faqs', [a, b, c])).toEqual([c, b, a])
  await db().faqCategory.update({ where: { id: last.id }, data: { ordine: 900 } })
  expect(await shownTo(office, 'faqs', [a, b, c])).toEqual([a, c, b])
})
