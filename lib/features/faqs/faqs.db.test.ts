import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildFaq, buildFaqCategory } from '@/prisma/seed/factories/content'

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
