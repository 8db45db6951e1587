import 'server-only'
import type pg from 'pg'
import { disconnect, pool, withDbLimits } from '@/lib/core/db'
import { rowsOf } from './core/context'
import { fillCases } from './large/fill-cases'
import { fillClients } from './large/fill-clients'
import { fillHistory } from './large/fill-history'
import type { Say } from './large/progress'
import { seed } from './main'

export type Volume = { clients: number; pratiche: number; commits: number }

const FULL: Volume = { clients: 1_000_000, pratiche: 1_000_000, commits: 5_000_000 }

type Fill = (client: pg.PoolClient, missing: number, say: Say) => Promise<void>

/**
 * Brings a table to `wanted` rows in one transaction: an interrupted run leaves no half-filled table and no missing
 * index, and the next one begins with what is missing.
 */
async function complete(table: string, wanted: number, fill: Fill, say: Say): Promise<void> {
  const client = await pool().connect()
  try {
    await client.query("BEGIN; SET LOCAL maintenance_work_mem = '512MB'; SET LOCAL work_mem = '128MB'")
    // Two runs at once would both add what is missing.
    await client.query("SELECT pg_advisory_xact_lock(hashtext('chiaravia.seed.large'))")
    const [found] = await rowsOf<{ n: string }>(client, `SELECT count(*) AS n FROM ${table}`)
    const missing = wanted - Number(found?.n)
    if (missing > 0) await fill(client, missing, say)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** Brings the demo database to the volume that the performance targets speak of. */
export const seedLarge = (volume: Volume = FULL, say: Say = () => undefined): Promise<void> =>
  withDbLimits('script', () => fill(volume, say))

async function fill(volume: Volume, say: Say): Promise<void> {
  await seed()
  await complete('clients', volume.clients, fillClients, say)
  await complete('pratiche', volume.pratiche, fillCases, say)
  await complete('commits', volume.commits, fillHistory, say)
  say('statistiche')
  await pool().query('VACUUM (ANALYZE)')
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
