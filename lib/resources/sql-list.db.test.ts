import { pool } from '@/lib/core/db'
import { faqCategories } from '@/lib/features/faqs/categories/resource'
import { adminWith, callAs } from '@/lib/testing/test-kit'
import { buildFaqCategory } from '@/prisma/seed/factories/content'
import { buildAgency, buildAgent } from '@/prisma/seed/factories/people'
import { listRows } from './read'

type Page = { items: { _id: string }[]; nextCursor: string | null; prevCursor: string | null }

const OPENING = {
  limit: 5,
  cursor: null,
  sort: { field: 'nome', desc: false },
  where: {},
  branches: [],
  searches: false,
  terms: [],
}
const firstPage = async () => listRows(faqCategories, (await adminWith('admin')).actor, OPENING)
const setType = (type: string) => pool().query(`ALTER TABLE faq_categories ALTER COLUMN nome TYPE ${type}`)

test('a list that was planned is read after a column has changed its type', async () => {
  await buildFaqCategory()
  const before = await firstPage()
  try {
    await setType('varchar(300)')
    expect(await firstPage()).toEqual(before)
  } finally {
    await setType('text')
  }
})

test('empty values come last whichever way a list is sorted, and its pages go forth and back over them', async () => {
  const agency = await buildAgency()
  const day = (n: number) => new Date(Date.UTC(2026, 0, n))
  const made: string[] = []
  for (const lastLoginAt of [day(2), null, day(1), null, null, day(3)])
    made.push((await buildAgent({ agencyId: agency.id, lastLoginAt })).id)
  const [second, none, first, noneToo, noneAgain, third] = made
  const office = await adminWith('agents_manage')
  const page = (sort: string, cursor: string | null) =>
    callAs<Page>(office, 'GET', 'agents', {
      query: { sort, limit: '2', 'filter[agencyId]': agency.id, ...(cursor && { cursor }) },
    })
  for (const [sort, wanted] of [
    ['-lastLoginAt', [third, second, first, noneAgain, noneToo, none]],
    ['lastLoginAt', [first, second, third, none, noneToo, noneAgain]],
  ] as const) {
    const forth: string[][] = []
    let cursor: string | null = ''
    let back: string | null = null
    while (cursor !== null) {
      const { json } = await page(sort, cursor)
      forth.push(json.items.map(({ _id }) => _id))
      cursor = json.nextCursor
      back = json.prevCursor
    }
    expect([sort, forth.flat()]).toEqual([sort, wanted])
    const returned: string[][] = []
    while (back) {
      const { json } = await page(sort, back)
      returned.unshift(json.items.map(({ _id }) => _id))
      back = json.prevCursor
    }
    expect([sort, returned]).toEqual([sort, forth.slice(0, -1)])
  }
})
