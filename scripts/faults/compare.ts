import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Observer } from './observer'

/** All but what a backup writes down of itself when it is complete, which it therefore does not hold. */
const TABLES = `
  SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND tablename <> 'backups' ORDER BY 1`

/** Everything that is defined, as the database itself writes it. */
const STRUCTURE = `
  SELECT indexdef AS text FROM pg_indexes WHERE schemaname NOT IN ('pg_catalog', 'information_schema')
  UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema')
  UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc
    WHERE prokind IN ('f', 'p') AND pronamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema')
  UNION ALL SELECT schemaname || '.' || sequencename || ' ' || coalesce(last_value, 0) FROM pg_sequences
  ORDER BY 1`

/** The queue makes its own schema anew: which of its migrations are there counts, not when they were applied. */
const lineOf = (table: string) => (table === 'graphile_worker.migrations' ? 't.id::text' : 't::text')

type Digest = { rows: number; digest: string }

/** Which tables, and what of their structure, differ between two databases. */
export async function compareTables(one: string, other: string) {
  const [first, second] = [new Observer(one), new Observer(other)]
  const names = await first.read<{ name: string }>(TABLES)
  const different: string[] = []
  let rows = 0
  for (const { name } of names) {
    const sql = `SELECT count(*)::int AS rows, md5(string_agg(line, E'\\n' ORDER BY line)) AS digest
      FROM (SELECT ${lineOf(name)} AS line FROM ${name} t) AS lines`
    const [before] = await first.read<Digest>(sql)
    const after = await second.read<Digest>(sql).catch(() => [])
    rows += before?.rows ?? 0
    if (before?.digest !== after[0]?.digest)
      different.push(`${name} (${before?.rows} → ${after[0]?.rows ?? 'none'})`)
  }
  const more = await second.read<{ name: string }>(TABLES)
  different.push(
    ...more.map(({ name }) => name).filter((name) => !names.some((known) => known.name === name)),
  )
  return { count: names.length, rows, different, structure: await compareStructure(first, second) }
}

async function compareStructure(first: Observer, second: Observer): Promise<string[]> {
  const [before, after] = await Promise.all(
    [first, second].map(async (one) => (await one.read<{ text: string }>(STRUCTURE)).map(({ text }) => text)),
  )
  const missing = (before ?? []).filter((text) => !after?.includes(text))
  return [...missing, ...(after ?? []).filter((text) => !before?.includes(text))].map((text) =>
    text.slice(0, 80),
  )
}

/** The store keeps an object's bytes in a file that is called after its key. */
export function compareObjects(one: string, other: string) {
  const [first, second] = [objectsBelow(one), objectsBelow(other)]
  const keys = [...new Set([...first.keys(), ...second.keys()])]
  return { count: first.size, different: keys.filter((key) => first.get(key) !== second.get(key)) }
}

function objectsBelow(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('_object'),
  )
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, name)))
      .digest('hex')
  return new Map(names.map((name) => [name, hash(name)]))
}
