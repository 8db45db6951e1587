import type pg from 'pg'
import { rowsOf } from '../core/context'
import { withoutIndexes } from './indexes'
import type { Say } from './progress'

/**
 * Fills a table without its triggers, its foreign keys and its indexes: references are checked afterwards by one join
 * each, instead of row by row. What the triggers would have written is the caller's.
 */
export async function inBulk(
  client: pg.PoolClient,
  table: string,
  say: Say,
  fill: () => Promise<unknown>,
): Promise<void> {
  const keys = await rowsOf<{ name: string; sql: string }>(
    client,
    `SELECT conname AS name, pg_get_constraintdef(oid) AS sql FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'f'`,
    [table],
  )
  const name = (one: { name: string }) => client.escapeIdentifier(one.name)
  await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  for (const key of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name(key)}`)
  await withoutIndexes(client, table, say, async () => void (await fill()))
  for (const key of keys) await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name(key)} ${key.sql}`)
  await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
}

/** An id that grows with time, as lib/core/ids.ts makes them, and is the same for the same key. */
export const ID_AT = `
  CREATE OR REPLACE FUNCTION pg_temp.id_at(quando timestamptz, chiave text) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
    SELECT overlay(overlay(lpad(to_hex((extract(epoch FROM quando) * 1000)::bigint), 12, '0') || substr(md5(chiave), 1, 20)
      PLACING '7' FROM 13) PLACING '8' FROM 17)::uuid
  $$;
  CREATE OR REPLACE FUNCTION pg_temp.caso(chiave text, quanti int) RETURNS int LANGUAGE sql IMMUTABLE AS $$
    SELECT abs(hashtext(chiave)::bigint % quanti)::int
  $$`
