import 'server-only'
import { hash } from '@node-rs/argon2'
import type pg from 'pg'
import { columnOfDay, todayInRome } from '@/lib/core/dates'
import { disconnect, pool, withDbLimits } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { forSection, type Seeding } from './core/context'
import { seedReference } from './reference/seed-reference'
import { SECTIONS } from './sections/list'

export type SeedOptions = {
  /** Part of the full size; the tests' is a fiftieth. */
  scale?: number
  /** Told the name of each part as it begins. */
  onSection?: (name: string) => void
}

type Progress = { started: string; done: string[] }

const PROGRESS_KEY = 'demo.seed'
/** From 17:00 UTC of the day before to midnight. */
const EVENING_MS = 7 * 3_600_000

/**
 * Fills an empty database with reference and demo data. Each part is a transaction that notes itself as done:
 * a second run does nothing, and one that was interrupted goes on where it stopped.
 */
export const seed = (options: SeedOptions = {}): Promise<void> => withDbLimits('script', () => fill(options))

async function fill({ scale = 1, onSection }: SeedOptions): Promise<void> {
  const client = await pool().connect()
  try {
    // Two servers that start together must not both seed.
    await client.query("SELECT pg_advisory_lock(hashtext('chiaravia.seed'))")
    await seedReference(client)
    await seedDemo(client, scale, onSection)
  } finally {
    await client.query("SELECT pg_advisory_unlock(hashtext('chiaravia.seed'))").catch(() => undefined)
    client.release()
  }
}

async function seedDemo(
  client: pg.PoolClient,
  scale: number,
  onSection?: (name: string) => void,
): Promise<void> {
  const progress = await readProgress(client)
  const left = SECTIONS.filter(([name]) => !progress.done.includes(name))
  if (left.length === 0) return
  const passwordHash = await hash(env().DEMO_PASSWORD)
  const base = { client, now: new Date(progress.started), scale, passwordHash }
  for (const [name, run] of left) {
    onSection?.(name)
    progress.done.push(name)
    await inTransaction(client, forSection(base, name), run, progress)
  }
  await client.query('SELECT cubes_rebuild()')
  // A sample of a third: these tables are small, and those that grow are analysed again.
  await client.query('SET default_statistics_target = 30')
  await client.query('ANALYZE')
  await client.query('RESET default_statistics_target')
}

async function inTransaction(
  client: pg.PoolClient,
  seeding: Seeding,
  run: (seeding: Seeding) => Promise<void>,
  progress: Progress,
): Promise<void> {
  try {
    await client.query('BEGIN')
    await run(seeding)
    await client.query(
      `INSERT INTO settings (key, value) VALUES ($1, $2)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()`,
      [PROGRESS_KEY, JSON.stringify(progress)],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

async function readProgress(client: pg.PoolClient): Promise<Progress> {
  const { rows } = await client.query<{ value: Progress }>('SELECT value FROM settings WHERE key = $1', [
    PROGRESS_KEY,
  ])
  // Yesterday by Italy's calendar, which after midnight there is not yet UTC's.
  const evening = new Date(columnOfDay(todayInRome()).getTime() - EVENING_MS)
  return rows[0]?.value ?? { started: evening.toISOString(), done: [] }
}

if (require.main === module) {
  const say = (name: string) => process.stdout.write(`${name} `)
  seed({ onSection: say })
    .then(disconnect)
    .catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
      process.exitCode = 1
    })
}
