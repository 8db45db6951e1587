import { inPortions } from './portions'

const ROWS = Array.from({ length: 1_200 }, (_, at) => ({ id: `row-${at}` }))

it.each([0, 1, 499, 500, 501, 1_000, 1_200])('reads each of %i rows once, in their order', async (count) => {
  const rows = ROWS.slice(0, count)
  const read: string[] = []
  const pages = inPortions(async ({ take, cursor, skip = 0 }) => {
    const from = cursor ? rows.findIndex(({ id }) => id === cursor.id) + skip : 0
    return rows.slice(from, from + take)
  })
  for await (const page of pages) {
    expect(page.length).toBeLessThanOrEqual(500)
    read.push(...page.map(({ id }) => id))
  }
  expect(read).toEqual(rows.map(({ id }) => id))
})
