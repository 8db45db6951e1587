import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildFaq, buildFaqCategory } from '@/prisma/seed/factories/content'

describe('rows in an order of their own', () => {
  let editor: Caller
  const order = (as: Caller | null, rows: { _id: string; version: number }[]) =>
    callAs(as, 'POST', 'faqs/order', { body: { rows } })
  const listed = async (categoryId: string) =>
    (await callAs(editor, 'GET', 'faqs', { query: { 'filter[categoryId]': categoryId } })).json.items

  async function threeRows() {
    const { id: categoryId } = await buildFaqCategory()
    for (const ordine of [1, 2, 3]) await buildFaq({ categoryId, ordine })
    return { categoryId, rows: await listed(categoryId) }
  }

  beforeAll(async () => {
    editor = await adminWith('content_manage')
  })

  it('is written for the whole group; rows that stay where they were keep their version', async () => {
    const { categoryId, rows } = await threeRows()
    const [a, b, c] = rows.map(({ _id, version }) => ({ _id, version }))
    if (!a || !b || !c) throw new Error('three rows')
    expect((await order(editor, [c, b, a])).status).toBe(204)
    const after = await listed(categoryId)
    expect(after.map(({ _id, ordine }) => [_id, ordine])).toEqual([
      [c._id, 1],
      [b._id, 2],
      [a._id, 3],
    ])
    expect(after.map(({ version }) => version)).toEqual([c.version + 1, b.version, a.version + 1])
  })

  it('is written for all rows or for none', async () => {
    const { categoryId, rows } = await threeRows()
    const turned = rows.map(({ _id, version }) => ({ _id, version })).reverse()
    const stale = turned.map((row, index) => (index === 2 ? { ...row, version: row.version + 5 } : row))
    expect((await order(editor, stale)).json.code).toBe('stale_version')
    expect((await listed(categoryId)).map(({ _id }) => _id)).toEqual(rows.map(({ _id }) => _id))
  })

  it('is refused without the flag, and without rows', async () => {
    const { rows } = await threeRows()
    const asked = rows.map(({ _id, version }) => ({ _id, version })).reverse()
    expect((await order(null, asked)).status).toBe(401)
    expect((await order(await adminWith(), asked)).status).toBe(403)
    expect((await order(editor, [])).status).toBe(422)
  })
})
