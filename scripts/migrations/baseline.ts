import { createHash } from 'node:crypto'
import type pg from 'pg'
import { migrationNames, migrationSql } from './files'
import { FORMER } from './former'

/** The first migration: what the former ones made together. */
export const BASE = '20261128000000_base'

/**
 * What a history has of the migrations that the base replaces: none of them (it begins with the base, or with nothing), all, or
 * some, which only a release before 1.0.0 can complete.
 */
export function formerOf(history: readonly string[]): 'none' | 'all' | 'some' {
  const applied = new Set(history)
  const count = FORMER.filter((name) => applied.has(name)).length
  if (applied.has(BASE) || count === 0) return 'none'
  return count === FORMER.length ? 'all' : 'some'
}

/** The names that no migration of this code has, nor one of those before. */
export function unknownOf(history: readonly string[]): string[] {
  const known = new Set([...migrationNames(), ...FORMER])
  return history.filter((name) => !known.has(name))
}

/** The same history with the base in the place of all those that it replaces. */
export function asOfToday(history: readonly string[]): string[] {
  if (formerOf(history) !== 'all') return [...history]
  const former = new Set(FORMER)
  return [BASE, ...history.filter((name) => !former.has(name))]
}

/** One statement, so one transaction; the installation stays as old as its first migration. */
const TAKE = `WITH former AS (
    DELETE FROM public._prisma_migrations WHERE migration_name = ANY ($1) RETURNING started_at, finished_at
  )
  INSERT INTO public._prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
  SELECT gen_random_uuid()::text, $2, $3, min(started_at), min(finished_at), 1 FROM former`

/** Puts one row of the base in the place of those of the former migrations, where a database has them all. */
export async function takeBaseline(client: pg.ClientBase, history: readonly string[]): Promise<void> {
  if (formerOf(history) !== 'all') return
  const checksum = createHash('sha256').update(migrationSql(BASE)).digest('hex')
  await client.query(TAKE, [FORMER, checksum, BASE])
}
