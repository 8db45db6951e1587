import { db } from '@/lib/core/db'
import { adminWith, type Caller, callAs, type Json } from '@/lib/testing/test-kit'
import type { Faq } from '@/prisma/generated/client'
import { buildFaq, buildFaqCategory, buildNews } from '@/prisma/seed/factories/content'

let editor: Caller
beforeAll(async () => {
  editor = await adminWith('content_manage', 'commits_see', 'commits_restore')
})

const targets = (rows: { id: string; version: number }[]) =>
  rows.map(({ id, version }) => ({ _id: id, version }))
const bulk = (path: string, action: string, rows: { id: string; version: number }[]) =>
  callAs(editor, 'POST', `${path}/bulk`, { body: { action, rows: targets(rows) } })
const restore = (id: string, body?: object, as = editor) =>
  callAs(as, 'POST', 'commits/[id]/restore', { params: { id }, body })
const feed = async (as = editor) =>
  (await callAs(as, 'GET', 'commits', { query: { limit: '200' } })).json.items
const panel = async (id: string) =>
  (await callAs<Json[]>(editor, 'GET', 'commits/[id]', { params: { id } })).json
const groupOf = async (ref: string) =>
  (await db().commit.findFirstOrThrow({ where: { ref }, orderBy: { id: 'desc' } })).groupId ?? ''
const faqs = async (n = 3): Promise<Faq[]> => {
  const { id: categoryId } = await buildFaqCategory()
  return Promise.all(
    Array.from({ length: n }, (_, at) => buildFaq({ categoryId, ordine: at + 1, published: true })),
  )
}
const published = async (rows: Faq[]) =>
  (
    await db().faq.findMany({ where: { id: { in: rows.map(({ id }) => id) } }, orderBy: { ordine: 'asc' } })
  ).map((row) => row.published)

describe('what was saved in one go', () => {
  it('is one line of the feed that opens its parts, and one of each record’s panel', async () => {
    const rows = await faqs()
    await bulk('faqs', 'unpublish', rows)
    const group = await groupOf((rows[0] as Faq).id)
    const lines = (await feed()).filter(
      ({ createdAt, label }) => createdAt && rows.some(({ domanda }) => domanda === label),
    )
    expect(lines).toEqual([])
    expect((await feed()).find(({ _id }) => _id === group)).toMatchObject({
      action: 'edit',
      model: 'FAQ',
      label: 'Togli dal sito: FAQ',
      actorRole: 'admin',
    })
    for (const { id } of rows) {
      const [line, ...more] = await panel(id)
      expect([
        more.length,
        line?.group,
        (line?.parts as Json[] | undefined)?.map(({ label }) => label),
      ]).toEqual([0, group, rows.map(({ domanda }) => domanda)])
    }
  })

  it('is the new order of rows too; what did not move is no part of it, and nothing is no group', async () => {
    const [a, b, c] = (await faqs()) as [Faq, Faq, Faq]
    const order = (rows: Faq[]) => callAs(editor, 'POST', 'faqs/order', { body: { rows: targets(rows) } })
    const before = await db().commit.count()
    expect((await order([a, b, c])).status).toBe(204)
    expect(await db().commit.count()).toBe(before)
    await order([b, a, c])
    const group = await groupOf(a.id)
    expect(await groupOf(b.id)).toBe(group)
    expect(await db().commit.count({ where: { groupId: group } })).toBe(2)
    expect(await db().commit.findUnique({ where: { id: group } })).toMatchObject({
      label: 'Ordine: FAQ',
      ref: group,
    })
  })

  it('is no group where it is one row', async () => {
    const [row] = (await faqs(1)) as [Faq]
    await bulk('faqs', 'unpublish', [row])
    expect((await panel(row.id))[0]).toMatchObject({ group: null, parts: [] })
  })

  it('has the parts that succeeded; those that were refused are none', async () => {
    const [a, b, c] = (await faqs()) as [Faq, Faq, Faq]
    await bulk('faqs', 'unpublish', [a, { ...b, version: 9 }, c])
    expect(await db().commit.count({ where: { groupId: await groupOf(a.id) } })).toBe(2)
  })
})

describe('restoring what was saved in one go', () => {
  it('takes all of it back, as one new entry', async () => {
    const rows = await faqs()
    await bulk('faqs', 'unpublish', rows)
    expect(await published(rows)).toEqual([false, false, false])
    const group = await groupOf((rows[0] as Faq).id)
    const reply = await restore(group, { to: 'before' })
    expect([reply.status, reply.json]).toEqual([200, { _id: group, restored: 3 }])
    expect(await published(rows)).toEqual([true, true, true])
    const undone = await groupOf((rows[1] as Faq).id)
    expect(undone).not.toBe(group)
    expect(await db().commit.findUnique({ where: { id: undone } })).toMatchObject({
      label: 'Ripristino: Togli dal sito: FAQ',
    })
  })

  it('brings back all that was deleted together', async () => {
    const rows = await Promise.all([buildNews(), buildNews()])
    await bulk('news', 'delete', rows)
    const ids = rows.map(({ id }) => id)
    expect(await db().news.count({ where: { id: { in: ids } } })).toBe(0)
    expect((await restore(await groupOf(ids[0] ?? ''))).status).toBe(200)
    expect(await db().news.count({ where: { id: { in: ids } } })).toBe(2)
  })

  it('takes nothing back where one part stands in the way, and says which', async () => {
    const rows = await faqs()
    await bulk('faqs', 'unpublish', rows)
    const [gone] = rows as [Faq]
    const group = await groupOf(gone.id)
    await db().faq.delete({ where: { id: gone.id } })
    const { status, json } = await restore(group, { to: 'before' })
    expect([status, json.detail]).toEqual([
      409,
      `Non è stato ripristinato nulla. «${gone.domanda}»: L’oggetto non esiste più: ripristina prima la sua cancellazione.`,
    ])
    expect(await published(rows)).toEqual([false, false])
    expect((await restore(group, { to: 'before', fields: ['published'] })).status).toBe(422)
  })

  it('is for who reads it: for anybody else there is no such entry', async () => {
    const rows = await faqs()
    await bulk('faqs', 'unpublish', rows)
    const group = await groupOf((rows[0] as Faq).id)
    const other = await adminWith('banks_manage', 'commits_see', 'commits_restore')
    expect((await restore(group, {}, other)).status).toBe(404)
    expect((await feed(other)).some(({ _id }) => _id === group)).toBe(false)
  })
})
