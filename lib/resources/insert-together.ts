import 'server-only'
import type { Tx } from '@/lib/core/db'
import { Prisma } from '@/prisma/generated/client'
import { sqlModel } from './sql-model'

/** A new row of a model of Prisma's, by the names of its fields; what is left out has the default of its column. */
export type NewRow = { model: string; row: Record<string, unknown> }

/**
 * Writes rows of several tables, which may refer to each other, and asks `after` in the same statement: for what others wait for
 * until it is committed, where each further statement is a turn of the loop for all of them. `parts` are more of such writes.
 */
export async function insertTogether(
  tx: Tx,
  rows: readonly NewRow[],
  parts: readonly Prisma.Sql[] = [],
  after: Prisma.Sql = Prisma.sql`SELECT 1`,
): Promise<void> {
  const all = [...rows.map(insertSql), ...parts]
  const named = all.map((part, at) => Prisma.sql`${Prisma.raw(`w${at}`)} AS (${part})`)
  await tx.$executeRaw`WITH ${Prisma.join(named, ', ')} ${after}`
}

/** PostgreSQL reads each value as its column wants it. */
function insertSql({ model, row }: NewRow): Prisma.Sql {
  const { table, columns } = sqlModel(model)
  const given = Object.entries(row).filter(([, value]) => value !== undefined)
  const names = given.map(([field]) => {
    const column = columns.get(field)
    if (!column) throw new Error(`${model} has no ${field}`)
    return column.name
  })
  const values = Object.fromEntries(given.map(([, value], at) => [JSON.parse(names[at] ?? '""'), value]))
  const json = JSON.stringify(values, (_key, value) => (typeof value === 'bigint' ? String(value) : value))
  const list = Prisma.raw(names.join(', '))
  return Prisma.sql`INSERT INTO ${Prisma.raw(table)} (${list})
    SELECT ${list} FROM jsonb_populate_record(NULL::${Prisma.raw(table)}, ${json}::jsonb)`
}
