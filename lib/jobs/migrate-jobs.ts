import { runMigrations } from 'graphile-worker'

/** Installs or updates the queue's own schema; part of the migrations. */
export function migrateJobs(connectionString: string): Promise<void> {
  return runMigrations({ connectionString, maxPoolSize: 2 })
}
