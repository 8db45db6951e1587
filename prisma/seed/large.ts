import 'server-only'
import type pg from 'pg'
import { disconnect, pool } from '@/lib/core/db'
import { withoutIndexes } from './large/indexes'
import { CASES, COMMITS, MARK, PEOPLE, TEMPLATES } from './large/statements'
import { seed } from './main'

export type Volume = { pratiche: number; commits: number }

const FULL: Volume = { pratiche: 1_000_000, commits: 5_000_000 }
const BATCH = 100_000

type Say = (text: string) => void

async function count(client: pg.ClientBase, sql: string): Promise<number> {
  const { rows } = await client.query<{ n: string }>(sql)
  return Number(rows[0]?.n ?? 0)
}

/** Runs a statement over numbers `from`–`to` in pieces, so that progress can be told. */
async function inBatches(
  client: pg.ClientBase,
  sql: string,
  range: { from: number; to: number },
  more: unknown[],
  tell: (done: number) => void,
): Promise<void> {
  for (let start = range.from; start <= range.to; start += BATCH) {
    const end = Math.min(start + BATCH - 1, range.to)
    await client.query(sql, [start, end, ...more])
    tell(end - range.from + 1)
  }
}

async function addCases(client: pg.ClientBase, missing: number, say: Say): Promise<void> {
  const present = await count(client, `SELECT count(*) AS n FROM pratiche WHERE codice LIKE '${MARK}'`)
  const range = { from: present + 1, to: present + missing }
  const tell = (what: string) => (done: number) => say(`${what}: ${done} di ${missing}`)
  await client.query(TEMPLATES)
  // The search column is computed by the statement, the rollups once at the end.
  await client.query('ALTER TABLE pratiche DISABLE TRIGGER USER')
  await withoutIndexes(client, 'pratiche', say, () => inBatches(client, CASES, range, [], tell('pratiche')))
  await client.query('ALTER TABLE pratiche ENABLE TRIGGER USER')
  await withoutIndexes(client, 'pratica_persone', say, () =>
    inBatches(client, PEOPLE, range, [], tell('persone')),
  )
  await client.query('SELECT rollup_rebuild()')
}

async function addCommits(client: pg.ClientBase, missing: number, say: Say): Promise<void> {
  const cases = await count(client, `SELECT count(*) AS n FROM pratiche WHERE codice LIKE '${MARK}'`)
  if (cases === 0) return
  const each = Math.ceil(missing / cases)
  const range = { from: 1, to: Math.min(cases, Math.ceil(missing / each)) }
  await withoutIndexes(client, 'commits', say, () =>
    inBatches(client, COMMITS, range, [each], (done) => say(`commits: ${done * each} di ${missing}`)),
  )
}

/**
 * Brings the demo database to the volume that the performance targets speak of. One transaction: an interrupted
 * run leaves no half-filled table and no missing index. Rows are made inside the server: nothing is quicker.
 */
export async function seedLarge(volume: Volume = FULL, say: Say = () => undefined): Promise<void> {
  await seed()
  const client = await pool().connect()
  try {
    await client.query('BEGIN')
    await client.query("SET LOCAL maintenance_work_mem = '512MB'")
    await client.query("SET LOCAL work_mem = '128MB'")
    const cases = volume.pratiche - (await count(client, 'SELECT count(*) AS n FROM pratiche'))
    if (cases > 0) await addCases(client, cases, say)
    const commits = volume.commits - (await count(client, 'SELECT count(*) AS n FROM commits'))
    if (commits > 0) await addCommits(client, commits, say)
    await client.query('COMMIT')
    say('statistiche')
    await client.query(
      'VACUUM (ANALYZE) pratiche, pratica_persone, commits, rollup_pratiche, rollup_liquidato',
    )
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

if (require.main === module) {
  const startedAt = Date.now()
  const say: Say = (text) =>
    process.stdout.write(`${Math.round((Date.now() - startedAt) / 1000)} s · ${text}\n`)
  seedLarge(FULL, say)
    .then(disconnect)
    .catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
      process.exitCode = 1
    })
}
