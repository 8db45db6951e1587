import 'server-only'
import type { Tx } from '@/lib/core/db'
import { PREPARED } from '@/lib/core/statement-name'
import { Prisma } from '@/prisma/generated/client'
import { sqlModel } from './sql-model'

/** A new row of a model of Prisma's, by the names of its fields; what is left out has the default of its column. */
export type NewRow = {
  model: string
  row: Record<string, unknown>
  /** Fields that the statement finds out by itself, of what its `source` says. */
  late?: Record<string, Prisma.Sql>
}

type Together = {
  rows: readonly NewRow[]
  /** A part of the statement, by its name, which the rows depend on: where it has no row, none of them is written. */
  source?: { name: string; sql: Prisma.Sql }
  /** Other statements that write, at the same time. */
  also?: readonly Prisma.Sql[]
  /** What the statement answers. */
  after?: Prisma.Sql
}

const DONE = Prisma.sql`SELECT 1 AS done`

/**
 * Writes rows of several tables, which may refer to each other, and answers `after` in the same statement: for what others wait for
 * until it is committed, where each further statement is a turn of the loop for all of them. Its text depends on the fields alone,
 * so that a connection parses it once.
 */
export async function insertTogether<T>(
  tx: Tx,
  { rows, source, also = [], after = DONE }: Together,
): Promise<T[]> {
  const first = source ? [Prisma.sql`${Prisma.raw(source.name)} AS MATERIALIZED (${source.sql})`] : []
  const parts = [...rows.map((row) => insertSql(row, source?.name)), ...also].map(
    (part, at) => Prisma.sql`${Prisma.raw(`w${at}`)} AS (${part})`,
  )
  return tx.$queryRaw<T[]>`${Prisma.raw(PREPARED)} WITH ${Prisma.join([...first, ...parts], ', ')} ${after}`
}

/** PostgreSQL reads each value as its column wants it. */
function insertSql({ model, row, late = {} }: NewRow, source?: string): Prisma.Sql {
  const { table, columns } = sqlModel(model)
  const given = Object.entries(row).filter(([field, value]) => value !== undefined && !(field in late))
  const found = Object.entries(late)
  const nameOf = (field: string): string => {
    const column = columns.get(field)
    if (!column) throw new Error(`${model} has no ${field}`)
    return column.name
  }
  const values = Object.fromEntries(given.map(([field, value]) => [JSON.parse(nameOf(field)), value]))
  const json = JSON.stringify(values, (_key, value) => (typeof value === 'bigint' ? String(value) : value))
  const pairs = found.map(
    ([field, value]) => Prisma.sql`${Prisma.raw(`'${JSON.parse(nameOf(field))}'`)}, ${value}`,
  )
  const more =
    pairs.length > 0 ? Prisma.sql` || jsonb_build_object(${Prisma.join(pairs, ', ')})` : Prisma.empty
  const names = [...given, ...found].map(([field]) => nameOf(field))
  const from = source ? Prisma.raw(`${source}, `) : Prisma.empty
  return Prisma.sql`INSERT INTO ${Prisma.raw(table)} (${Prisma.raw(names.join(', '))})
    SELECT ${Prisma.raw(names.map((name) => `own.${name}`).join(', '))}
    FROM ${from}jsonb_populate_record(NULL::${Prisma.raw(table)}, ${json}::jsonb${more}) own`
}
