import { db } from '@/lib/core/db'
import { adminWith } from '@/lib/testing/test-kit'
import { Prisma } from '@/prisma/generated/client'
import type { Report } from './define'
import { movimenti } from './movimenti'
import { praticheLiquidate } from './pratiche-liquidate'
import { ask } from './read'

/** How PostgreSQL reads the figures of a report of rows when it may not go through a table. */
async function planOf(report: Report, filters: Record<string, string> = {}) {
  const { actor } = await adminWith('reports_see', 'pratiche_manage')
  const query = {
    ...{ limit: 50, cursor: null, sort: { field: report.defaultSort.replace('-', ''), desc: true } },
    filters: Object.entries(filters).map(([name, text]) => ({ name, text })),
  }
  const { source, where, totals } = await ask(report, actor, query as never, new Date())
  const sums = Prisma.join(totals.map(({ name }) => source.totals[name] ?? Prisma.sql`NULL`))
  return db().$transaction(async (tx) => {
    for (const way of ['seqscan', 'bitmapscan']) await tx.$executeRawUnsafe(`SET LOCAL enable_${way} = off`)
    const rows = await tx.$queryRaw<Record<string, string>[]>`
      EXPLAIN SELECT ${sums} FROM ${source.alone ?? source.from} WHERE ${where}`
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

const MONTH = { at: '2026-10-01..2026-10-31' }

test.each([
  ['movements', movimenti, MONTH, 'pratica_fatti_movimenti_idx'],
  ['movements of one kind', movimenti, { ...MONTH, movimento: 'respinta' }, 'pratica_fatti_movimenti_idx'],
])('the figures of %s are in an index', async (_what, report, filters, index) => {
  expect(await planOf(report, filters)).toContain(`Index Only Scan using ${index}`)
})

test('payments are found by an index of their own', async () => {
  expect(await planOf(praticheLiquidate, MONTH)).toContain('pratica_fatti_pagamenti_idx')
})
