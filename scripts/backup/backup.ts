import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { connectTo, withClient } from '../connect'
import { dumpDatabase } from './dump-database'
import { dumpStore } from './dump-store'
import { beginArchive, remove, rotate, sweep } from './folders'
import { FORMAT, fingerprintOf, type Manifest, SECRETS, writeManifest } from './manifest'
import { QUIET, type Watch } from './progress'
import { openStore } from './store'
import { configured, type System } from './system'

type Options = { parent: string; product: string; keep?: number; watch?: Watch; system?: System }

/**
 * Writes a complete archive of database and store below `parent`; answers its folder. Under a temporary name until
 * it is complete and on the disk: whatever interrupts it leaves nothing that looks like a backup.
 */
export async function backup({
  parent,
  product,
  keep,
  watch = QUIET,
  system = configured(),
}: Options): Promise<string> {
  sweep(parent)
  const startedAt = new Date()
  const { draft, final } = beginArchive(parent, startedAt)
  try {
    writeManifest(draft, await writeParts(draft, { product, startedAt, watch, system }))
    renameSync(draft, final)
    flush(parent)
  } catch (error) {
    remove(draft)
    throw error
  }
  await writeDown(system.databaseUrl, { startedAt, folder: final }).catch(({ message }: Error) => {
    watch.say(`· la copia è completa, ma il database non ne ha preso nota: ${message}`)
  })
  if (keep !== undefined) for (const name of rotate(parent, keep)) watch.say(`· tolta la copia ${name}`)
  return final
}

/** In the database itself, for whoever watches how old the last backup is. */
async function writeDown(databaseUrl: string, { startedAt, folder }: { startedAt: Date; folder: string }) {
  await withClient(databaseUrl, (client) =>
    client.query(
      'INSERT INTO backups (id, started_at, ended_at, host, folder) VALUES ($1, $2, now(), $3, $4)',
      [randomUUID(), startedAt, hostname(), path.resolve(folder)],
    ),
  )
}

type Context = { product: string; startedAt: Date; watch: Watch; system: System }

async function writeParts(folder: string, { product, startedAt, watch, system }: Context): Promise<Manifest> {
  const id = randomUUID()
  const client = await connectTo(system.databaseUrl)
  const store = openStore(system.bucket)
  try {
    const { database, expected } = await dumpDatabase(client, folder, watch)
    return {
      format: FORMAT,
      id,
      product,
      startedAt: startedAt.toISOString(),
      ...database,
      store: await dumpStore(store, expected, folder, watch),
      secrets: SECRETS,
      fingerprint: fingerprintOf(system.secret, id),
      endedAt: new Date().toISOString(),
    }
  } finally {
    store.close()
    await client.end().catch(() => undefined)
  }
}

/** A rename is on the disk only when its folder is. */
function flush(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(path.resolve(folder), 'r')
  fsyncSync(handle)
  closeSync(handle)
}
