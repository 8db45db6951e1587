import type pg from 'pg'

/** Indexes that no constraint stands on, with the statements that make them again. */
async function plainIndexes(client: pg.ClientBase, table: string): Promise<{ name: string; sql: string }[]> {
  const { rows } = await client.query<{ name: string; sql: string }>(
    `SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) AS sql
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indrelid = $1::regclass AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid)`,
    [table],
  )
  return rows
}

/** Fills a table without its indexes and builds them afterwards, in one sort each instead of row by row. */
export async function withoutIndexes(
  client: pg.ClientBase,
  table: string,
  say: (text: string) => void,
  fill: () => Promise<void>,
): Promise<void> {
  const indexes = await plainIndexes(client, table)
  for (const { name } of indexes) await client.query(`DROP INDEX ${client.escapeIdentifier(name)}`)
  await fill()
  say(`${table}: ${indexes.length} indici`)
  for (const { sql } of indexes) await client.query(sql)
}
