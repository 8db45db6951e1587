import { Prisma } from '@/prisma/generated/client'
import { db, pool } from './db'
import { tableOf } from './lock'

it('knows the table of every model', async () => {
  const { rows } = await pool().query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  )
  const tables = new Set(rows.map(({ name }) => name))
  const models = Object.keys(Prisma.ModelName).map(
    (name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  )
  const missing = models.filter((model) => !tables.has(tableOf(db(), model as Parameters<typeof tableOf>[1])))
  expect(missing).toEqual([])
})
