import type pg from 'pg'
import { VERSION } from '../../lib/core/version'
import { migrationNames, migrationSql } from './files'

/** Says of the statement that follows it which release was the first to do without what it takes away. */
export const CONTRACT = /^--\s*contract: unused since (\d+\.\d+\.\d+)\s*$/m

/** Which release has brought a database to where it is, and which is the oldest that works on it. */
export type Release = { release: string; oldest: string }

/** Before it there was no such note. */
const FIRST = '1.0.0'

/** Whether a release came after another one: "1.10.0" after "1.9.2". */
export function isAfter(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => text.split('.').map(Number))
  for (const [at, part] of (left ?? []).entries()) {
    const other = right?.[at] ?? 0
    if (part !== other) return part > other
  }
  return false
}

/** What has been taken away decides which releases can still use the schema. */
export function oldestFor(scripts: readonly string[]): string {
  const named = scripts.flatMap((sql) =>
    [...sql.matchAll(new RegExp(CONTRACT, 'gm'))].map(([, since]) => since),
  )
  return named.reduce<string>((oldest, since = FIRST) => (isAfter(since, oldest) ? since : oldest), FIRST)
}

const TABLE = 'public._prisma_migrations'
const NOTE = /^release (\S+), oldest (\S+)$/

/** As the last release that migrated has noted it; undefined where none has. */
export async function releaseOf(client: pg.ClientBase): Promise<Release | undefined> {
  const { rows } = await client.query<{ note: string | null }>(
    "SELECT obj_description(to_regclass($1), 'pg_class') AS note",
    [TABLE],
  )
  const [, release, oldest] = NOTE.exec(rows[0]?.note ?? '') ?? []
  return release && oldest ? { release, oldest } : undefined
}

/** Beside the history, as a comment: no table of its own, and Prisma does not look at it. */
export async function noteRelease(client: pg.ClientBase): Promise<void> {
  const note = `release ${VERSION}, oldest ${oldestFor(migrationNames().map(migrationSql))}`
  const before = await releaseOf(client)
  if (before && `release ${before.release}, oldest ${before.oldest}` === note) return
  await client.query(`COMMENT ON TABLE ${TABLE} IS '${note}'`)
}
