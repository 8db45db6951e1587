import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Part } from './manifest'

/** Quick enough not to hold a database's snapshot open; a higher level gains little on rows. */
const LEVEL = 4

/** Passes bytes on and keeps their number and SHA-256. */
function meter() {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) }
}

/** Writes a part of an archive, on the disk for good when this returns. */
export async function writePart(
  folder: string,
  file: string,
  source: Readable,
  { compressed, signal }: { compressed: boolean; signal?: AbortSignal },
): Promise<Part> {
  // What still comes after an interruption would make the folder anew that has been taken away.
  signal?.throwIfAborted()
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 })
  const { stream, result } = meter()
  const sink = createWriteStream(target, { mode: 0o600, flush: true })
  if (compressed) await pipeline(source, createGzip({ level: LEVEL }), stream, sink, { signal })
  else await pipeline(source, stream, sink, { signal })
  return { file, ...result() }
}

/** Number and SHA-256 of a file's bytes. */
export async function measure(file: string): Promise<{ bytes: number; sha256: string }> {
  const { stream, result } = meter()
  stream.resume()
  await pipeline(createReadStream(file), stream)
  return result()
}

/**
 * Runs `work` over the items, `width` at a time; the results stand in the order of the items. Where one fails no other is begun, and
 * what is under way has ended when this throws.
 */
export async function inParallel<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const left = items.entries()
  const failures: unknown[] = []
  const worker = async () => {
    for (const [at, item] of left) {
      if (failures.length > 0) return
      await work(item).then(
        (result) => {
          results[at] = result
        },
        (error: unknown) => failures.push(error),
      )
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  if (failures.length > 0) throw failures[0]
  return results
}
