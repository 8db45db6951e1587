import 'server-only'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { db, pool, type Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { enqueue } from '@/lib/jobs/enqueue'
import type { StoredFile } from '@/prisma/generated/client'
import { stream, unreachable } from './s3'

/** At most one piece of a file is in memory at a time. */
const PIECE_BYTES = 1024 * 1024

/**
 * Keeps in the database what the store could not take, with the job that will deliver it. Uploads of the same
 * moment may pass the limit together: it protects a disk, and need not be exact.
 */
export async function storePending(tx: Tx, { id: fileId, size }: StoredFile, path: string): Promise<void> {
  const limit = env().STORAGE_WAITING_MB * 1024 * 1024
  if ((await waitingBytes(tx)) + Number(size) > limit) throw unreachable()
  let at = 0
  for await (const chunk of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
    const bytes = new Uint8Array(chunk)
    // Unlike create(), it does not ask for what it has just written.
    await tx.filePiece.createMany({ data: [{ fileId, at, bytes }] })
    at += bytes.length
  }
  await enqueue(tx, 'storage.deliver', { fileId }, { jobKey: `storage.deliver:${fileId}` })
}

/** The sum of what waits for the store, in bytes. */
export async function waitingBytes(tx: Tx = db()): Promise<number> {
  const { _sum } = await tx.storedFile.aggregate({ where: { pieces: { some: {} } }, _sum: { size: true } })
  return Number(_sum.size ?? 0)
}

export async function isWaiting(fileId: string): Promise<boolean> {
  return (await db().filePiece.count({ where: { fileId, at: 0 } })) > 0
}

type Range = { from: number; to: number }

/** A file's bytes from the database, a piece at a time; delivered meanwhile, the rest comes from the store. */
export const waitingContent = (file: StoredFile, range = { from: 0, to: Number(file.size) - 1 }): Readable =>
  Readable.from(piecesOf(file, range), { objectMode: false })

async function* piecesOf({ id, key }: StoredFile, { from, to }: Range): AsyncGenerator<Uint8Array> {
  for (let at = from; at <= to; ) {
    const piece = await pieceAt(id, at)
    if (!piece) {
      yield* (await stream(key, `bytes=${at}-${to}`)).body
      return
    }
    const bytes = piece.bytes.subarray(at - piece.at, to - piece.at + 1)
    yield bytes
    at += bytes.length
  }
}

async function pieceAt(fileId: string, at: number): Promise<{ at: number; bytes: Buffer } | undefined> {
  const { rows } = await pool().query<{ at: number; bytes: Buffer }>(
    `SELECT at, bytes FROM file_pieces
     WHERE file_id = $1 AND at <= $2 AND at + octet_length(bytes) > $2 ORDER BY at DESC LIMIT 1`,
    [fileId, at],
  )
  return rows[0]
}
