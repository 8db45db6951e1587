import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { applicationName } from '../core/process-name'

/** Installs or updates the queue's own schema; part of the migrations. */
export async function migrateJobs(connectionString: string): Promise<void> {
  const pgPool = new pg.Pool({ connectionString, application_name: applicationName('migrate'), max: 2 })
  pgPool.on('error', () => undefined)
  pgPool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await runMigrations({ pgPool })
  } finally {
    await pgPool.end()
  }
}
