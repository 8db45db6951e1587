import { pool } from '@/lib/core/db'
import { faqCategories } from '@/lib/features/faqs/categories/resource'
import { adminWith } from '@/lib/testing/test-kit'
import { buildFaqCategory } from '@/prisma/seed/factories/content'
import { listRows } from './read'

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
