import { createHash } from 'node:crypto'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { to } from 'pg-copy-streams'
import { INDEX, type ObjectPart, type StorePart } from './manifest'
import { inParallel, writePart } from './parts'
import { count, reporter, size, type Watch } from './progress'
import type { Store } from './store'

/** Most of the time of a small object is the way to the store and back. */
const WIDTH = 8

/** A key may be anything; a file's name may not. */
function fileOf(key: string): string {
  const name = createHash('sha256').update(key).digest('hex')
  return `store/${name.slice(0, 2)}/${name}`
}

const short = (key: string): number => parseInt(createHash('md5').update(key).digest('hex').slice(0, 12), 16)

/** Documents that are neither deleted nor still waiting in the database; 48 bits of each key, to stay small. */
export async function expectedObjects(client: pg.ClientBase): Promise<Set<number>> {
  const rows = client.query(
    to(`COPY (SELECT ('x' || left(md5(f.key), 12))::bit(48)::bigint FROM stored_files f
      WHERE f.deleted_at IS NULL AND NOT EXISTS (SELECT 1 FROM file_pieces p WHERE p.file_id = f.id)) TO STDOUT`),
  )
  const expected = new Set<number>()
  for await (const line of createInterface({ input: rows })) expected.add(Number(line))
  return expected
}

/**
 * Every object of the bucket, listed after the database's instant: an object is written before its row, so each
 * row of the copy finds its own. One that is deleted meanwhile is left out and counted.
 */
export async function dumpStore(
  store: Store,
  expected: Set<number>,
  folder: string,
  { say, signal }: Watch,
): Promise<StorePart> {
  const sums = { objects: 0, bytes: 0, vanished: 0 }
  const report = reporter(say)

  async function copyObject(key: string): Promise<ObjectPart | undefined> {
    const object = await store.read(key)
    if (!object) return undefined
    const part = await writePart(folder, fileOf(key), object.body, { compressed: false, signal })
    report(() => `· archivio: ${count(sums.objects)} oggetti, ${size(sums.bytes)}`)
    return { ...part, key, head: object.head }
  }

  async function* lines(): AsyncGenerator<string> {
    for await (const keys of store.keys()) {
      for (const object of await inParallel(keys, WIDTH, copyObject)) {
        if (!object) {
          sums.vanished += 1
          continue
        }
        expected.delete(short(object.key))
        sums.objects += 1
        sums.bytes += object.bytes
        yield `${JSON.stringify(object)}\n`
      }
    }
  }

  const index = await writePart(folder, INDEX, Readable.from(lines()), { compressed: true, signal })
  const { objects, bytes, vanished } = sums
  const missing = expected.size
  say(`· archivio: ${count(objects)} oggetti, ${size(bytes)}`)
  if (vanished > 0) say(`  cancellati durante la copia: ${count(vanished)}`)
  if (missing > 0) say(`  ATTENZIONE: ${count(missing)} documenti non hanno il loro oggetto nell’archivio`)
  return { bucket: store.bucket, index, objects, bytes, vanished, missing }
}
