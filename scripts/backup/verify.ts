import { createReadStream, statSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { EnvError } from '../../lib/core/env'
import { formerOf, unknownOf } from '../migrations/baseline'
import { fingerprintOf, INDEX, type Manifest, type ObjectPart, type Part } from './manifest'
import { measure } from './parts'
import { count, reporter, type Watch } from './progress'

type Checks = { secret: string; lostSecret: boolean }

/** Whether this code and these secrets fit an archive; nothing of it has been read yet but its manifest. */
export function checkManifest(manifest: Manifest, { secret, lostSecret }: Checks): void {
  const [unknown] = unknownOf(manifest.migrations)
  if (unknown) {
    throw new EnvError(
      `La copia è di una versione più recente del prodotto: questo codice non conosce la migrazione ${unknown}. Aggiorna il codice e riprova.`,
    )
  }
  if (formerOf(manifest.migrations) === 'some') {
    throw new EnvError(
      'La copia è di una versione precedente alla 1.0.0 e non ne ha tutte le migrazioni: ripristinala con l’ultima versione che precede la 1.0.0, poi aggiorna a questa.',
    )
  }
  if (lostSecret || fingerprintOf(secret, manifest.id) === manifest.fingerprint) return
  throw new EnvError(
    'AUTH_SECRET non è quello con cui è stata fatta la copia: senza, i secondi fattori e i messaggi in coda non si leggono. ' +
      'Scrivi quello di prima nell’ambiente o in .env.local; se è perduto, aggiungi --lost-secret.',
  )
}

/** Reads every part and compares it with its SHA-256; the first that differs is named. */
export async function verifyParts(folder: string, manifest: Manifest, { say, signal }: Watch): Promise<void> {
  const report = reporter(say)
  let done = 0
  const total = manifest.tables.length + 1 + manifest.store.objects
  const check = async (part: Part) => {
    signal?.throwIfAborted()
    await verifyPart(folder, part)
    done += 1
    report(() => `· verifica: ${count(done)} di ${count(total)} parti`)
  }
  for (const table of manifest.tables) await check(table)
  await check(manifest.store.index)
  let objects = 0
  for await (const object of objectsOf(folder)) {
    await check(object)
    objects += 1
  }
  if (objects !== manifest.store.objects) {
    throw new EnvError(
      `La copia è danneggiata: elenca ${objects} oggetti invece di ${manifest.store.objects}.`,
    )
  }
  say(`· verificata: ${count(total)} parti, nessun danno`)
}

async function verifyPart(folder: string, { file, bytes, sha256 }: Part): Promise<void> {
  const at = path.join(folder, file)
  if (!at.startsWith(path.join(folder, path.sep))) {
    throw new EnvError(`La copia è danneggiata: ${file} non è un nome possibile.`)
  }
  if (!statSync(at, { throwIfNoEntry: false })?.isFile()) {
    throw new EnvError(`La copia è danneggiata: manca ${file}. Non è cambiato nulla.`)
  }
  const found = await measure(at)
  if (found.bytes !== bytes || found.sha256 !== sha256) {
    throw new EnvError(`La copia è danneggiata: ${file} non è più com’era. Non è cambiato nulla.`)
  }
}

/** The store's index, a line at a time. */
export async function* objectsOf(folder: string): AsyncGenerator<ObjectPart> {
  const input = createReadStream(path.join(folder, INDEX)).pipe(createGunzip())
  for await (const line of createInterface({ input })) yield JSON.parse(line) as ObjectPart
}
