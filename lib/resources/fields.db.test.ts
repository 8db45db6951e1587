import { RESOURCES } from '@/lib/registry/resources'
import { statementsOf } from '@/lib/testing/queries'
import { aClient, adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildNews } from '@/prisma/seed/factories/content'
import { buildPratica } from '@/prisma/seed/factories/pratiche'

let admin: Caller
beforeAll(async () => {
  admin = await adminWith('admin')
})

const OF_THE_LIST = { fields: 'list' }

it.each(Object.keys(RESOURCES))(
  '%s: the fields of the list are those of the whole rows, and no more',
  async (name) => {
    const [whole, listed] = [
      await callAs(admin, 'GET', name),
      await callAs(admin, 'GET', name, { query: OF_THE_LIST }),
    ]
    expect(listed.status).toBe(200)
    expect({ ...listed.json, items: [] }).toEqual({ ...whole.json, items: [] })
    const rows = whole.json.items as Record<string, unknown>[]
    for (const [at, item] of (listed.json.items as Record<string, unknown>[]).entries())
      expect(rows[at]).toMatchObject(item)
  },
)

it('reads and sends what is asked for: neither the text of the news nor a relation that no column shows', async () => {
  await buildNews()
  const asked = (fields: string) => callAs(admin, 'GET', 'news', { query: { fields } })
  const [statement = ''] = await statementsOf(async () => {
    const { items } = (await asked('list')).json as { items: Record<string, unknown>[] }
    expect(items[0]).toMatchObject({ titolo: expect.any(String), version: 1 })
    expect(items[0]).not.toHaveProperty('corpo')
  })
  expect(statement).not.toContain('"corpo"')
  const { items } = (await asked('titolo,published')).json as { items: object[] }
  expect(Object.keys(items[0] ?? {})).toEqual(['_id', 'titolo', 'published'])
})

it('refuses a field that the resource does not have, also one of the table alone', async () => {
  for (const fields of ['inventato', 'titolo,search', 'corpo,'])
    expect((await callAs(admin, 'GET', 'news', { query: { fields } })).status).toBe(400)
})

it('does not give away by name what the reader must not learn', async () => {
  const client = await aClient()
  const pratica = await buildPratica({ clientId: client.id, note: 'Solo per l’ufficio' })
  const seen = await callAs(admin, 'GET', 'pratiche', { query: { fields: 'note' } })
  expect(seen.json.items).toContainEqual({ _id: pratica.id, note: 'Solo per l’ufficio' })
  const hidden = await callAs(client, 'GET', 'pratiche', { query: { fields: 'note' } })
  expect(hidden.json.items).toEqual([{ _id: pratica.id, note: null }])
})
