import { setTimeout as sleep } from 'node:timers/promises'
import { directUrl, EnvError } from '../../lib/core/env'
import { appliedMigrations } from '../backup/catalog'
import { withClient } from '../connect'
import { checkEnvironment } from '../environment'
import { migrationNames } from '../migrations/files'
import { withServices } from '../with-services'

const LOOK_MS = 2_000
const PATIENCE_MS = 15 * 60_000

/** Resolves when the database has every migration of this code: a server or worker that began before would find half of it. */
export async function untilMigrated(): Promise<void> {
  const databaseUrl = directUrl(checkEnvironment())
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(LOOK_MS)) {
    const missing = await missingIn(databaseUrl).catch((error: Error) => error.message)
    if (missing === '') return
    if (Date.now() > end) throw new EnvError(`Il database non è pronto: ${missing}`)
  }
}

async function missingIn(databaseUrl: string): Promise<string> {
  const applied = new Set(await withClient(databaseUrl, appliedMigrations))
  const missing = migrationNames().filter((name) => !applied.has(name))
  return missing.length > 0 ? `mancano le migrazioni ${missing.join(', ')} (comando migrate).` : ''
}

/** Before a server: ends when the database is ready. */
export const run = (): Promise<void> => withServices('production', untilMigrated)
