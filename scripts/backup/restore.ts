import path from 'node:path'
import { EnvError } from '../../lib/core/env'
import { refuseEncoding } from '../check-database'
import { connectTo } from '../connect'
import { migrate } from '../migrate'
import { type Manifest, readManifest } from './manifest'
import { inParallel } from './parts'
import { QUIET, type Watch } from './progress'
import { hasData, refuseWhileInUse, restoreDatabase } from './restore-database'
import { lookInto, refuseOthers, restoreStore } from './restore-store'
import { openStore } from './store'
import { configured, type System } from './system'
import { checkManifest, verifyParts } from './verify'

type Options = {
  folder: string
  overwrite?: boolean
  lostSecret?: boolean
  watch?: Watch
  system?: System
}

/**
 * Brings database and store to what an archive holds. Everything that can be refused is refused before anything
 * changes; then the objects, which nobody reads without their rows; then the database, at once; then what the code
 * has more than the archive; what is no longer wanted goes last.
 */
export async function restore({
  folder: given,
  overwrite = false,
  lostSecret = false,
  watch = QUIET,
  system = configured(),
}: Options): Promise<Manifest> {
  const folder = path.resolve(given)
  const manifest = readManifest(folder)
  checkManifest(manifest, { secret: system.secret, lostSecret })
  await verifyParts(folder, manifest, watch)
  const client = await connectTo(system.databaseUrl)
  const store = openStore(system.bucket)
  try {
    await refuseEncoding(client)
    await refuseWhileInUse(client)
    if (!overwrite && (await hasData(client))) {
      throw new EnvError(
        'Il database non è vuoto: con --overwrite la copia prende il posto di tutto ciò che contiene.',
      )
    }
    const present = await lookInto(store, folder)
    if (!overwrite) refuseOthers(present)
    const { undo } = await restoreStore(store, folder, present, watch)
    try {
      await restoreDatabase(client, system.databaseUrl, { folder, manifest, watch })
    } catch (error) {
      await undo().catch(() => undefined)
      throw error
    }
    await migrate(system.databaseUrl, watch.say)
    await inParallel(present.others, 8, (key) => store.remove(key))
    return manifest
  } finally {
    store.close()
    await client.end().catch(() => undefined)
  }
}
