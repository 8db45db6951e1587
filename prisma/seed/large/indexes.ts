import type pg from 'pg'
import { rowsOf } from '../core/context'
import type { Say } from './progress'

type Remake = { name: string; sql: string }

/** Indexes that no constraint stands on, with the statements that make them again. */
const plainIndexes = (client: pg.ClientBase, table: string) =>
  rowsOf<Remake>(
    client,
    `SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) AS sql
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indrelid = $1::regclass AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid)`,
    [table],
  )

/** Fills a table without its indexes and builds them afterwards, in one sort each instead of row by row. */
export async function withoutIndexes(
  client: pg.ClientBase,
  table: string,
  say: Say,
  fill: () => Promise<void>,
): Promise<void> {
  const indexes = await plainIndexes(client, table)
  for (const { name } of indexes) await client.query(`DROP INDEX ${client.escapeIdentifier(name)}`)
  await fill()
  for (const { name, sql } of indexes) {
    say(`indice ${name}`)
    await client.query(sql)
  }
}
