import { db } from '@/lib/core/db'
import { movimenti } from '@/lib/features/reports/movimenti'
import { praticheLiquidate } from '@/lib/features/reports/pratiche-liquidate'
import { adminWith } from '@/lib/testing/test-kit'
import { Prisma } from '@/prisma/generated/client'
import type { Report } from './define'
import { ask, pageSql } from './read'

/** What an administrator asks of a report. */
async function askedOf(report: Report, filters: Record<string, string>) {
  const { actor } = await adminWith('reports_see', 'pratiche_manage')
  const query = {
    limit: 50,
    cursor: null,
    sort: { field: report.defaultSort.replace('-', ''), desc: true },
    filters: Object.entries(filters).map(([name, text]) => ({ name, text })),
  }
  return ask(report, actor, query as never, new Date())
}

/** How PostgreSQL reads it when it may not go through a table. */
function planOf(statement: Prisma.Sql): Promise<string> {
  return db().$transaction(async (tx) => {
    for (const way of ['seqscan', 'bitmapscan']) await tx.$executeRawUnsafe(`SET LOCAL enable_${way} = off`)
    const rows = await tx.$queryRaw<Record<string, string>[]>`EXPLAIN ${statement}`
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

/** The figures of the rows, as whoever sees only some of them gets them. */
async function figuresPlan(report: Report, filters: Record<string, string>) {
  const { source, where, totals } = await askedOf(report, filters)
  const sums = Prisma.join(totals.map(({ name }) => source.totals[name] ?? Prisma.sql`NULL`))
  return planOf(Prisma.sql`SELECT ${sums} FROM ${source.alone ?? source.from} WHERE ${where}`)
}

const MONTH = { at: '2026-10-01..2026-10-31' }

test.each([
  ['movements', movimenti, MONTH, 'pratica_fatti_movimenti_idx'],
  ['movements of one kind', movimenti, { ...MONTH, movimento: 'inviata' }, 'pratica_fatti_movimenti_idx'],
])('the figures of %s are in an index', async (_what, report, filters, index) => {
  expect(await figuresPlan(report, filters)).toContain(`Index Only Scan using ${index}`)
})

test('what ended cases is found by an index that holds nothing else', async () => {
  expect(await figuresPlan(movimenti, { ...MONTH, movimento: 'respinta' })).toContain(
    'pratica_fatti_esiti_idx',
  )
})

test('payments are found by an index of their own', async () => {
  expect(await figuresPlan(praticheLiquidate, MONTH)).toContain('pratica_fatti_pagamenti_idx')
})

test.each([
  ['movements', movimenti],
  ['payments', praticheLiquidate],
])('a page of %s lies in an index as it is shown', async (_what, report) => {
  expect(await planOf(pageSql(await askedOf(report, MONTH)))).not.toContain('Sort')
})
