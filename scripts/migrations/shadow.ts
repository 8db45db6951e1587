import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { reachable } from '../embedded/binaries'
import { ensureDatabase, startPostgres, UNSAFE_BUT_FAST } from '../embedded/postgres'
import { scratchFolder } from '../embedded/scratch'

/** A throw-away database on a throw-away server, for the engine to replay the migrations in. */
export async function withShadowDatabase<T>(
  extensions: string[],
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(scratchFolder(), 'chiaravia-shadow-'))
  chmodSync(folder, 0o755)
  const server = await startPostgres({ folder: path.join(folder, 'pg'), flags: UNSAFE_BUT_FAST })
  try {
    await ensureDatabase(server.adminUrl, 'shadow')
    const client = new pg.Client({ connectionString: server.urlOf('shadow') })
    await client.connect()
    for (const name of extensions) await client.query(`CREATE EXTENSION IF NOT EXISTS ${name}`)
    await client.end()
    return await work(server.urlOf('shadow'))
  } finally {
    await server.stop()
    for (const target of [folder, reachable(folder)]) rmSync(target, { recursive: true, force: true })
  }
}
