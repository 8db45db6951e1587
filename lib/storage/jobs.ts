import 'server-only'
import { db, pool } from '@/lib/core/db'
import { logger } from '@/lib/core/logger'
import type { Payload } from '@/lib/jobs/payloads'
import { put, remove } from './s3'
import { isWaiting, waitingContent } from './waiting'

/** Removal can be repeated without harm, so the job keeps no state. An object that a row refers to is not removed. */
export async function removeObject({ key }: Payload<'storage.remove'>): Promise<void> {
  if (await db().storedFile.count({ where: { key, deletedAt: null } })) return
  await remove(key)
}

/**
 * Brings to the store what could not be written there: one file, with the queue's retries; or, at set times,
 * everything that has waited for long, so that a store that is back gets it soon.
 */
export async function deliverFiles({ fileId }: Payload<'storage.deliver'>): Promise<void> {
  if (fileId) return deliver(fileId)
  for (const id of await overdue()) {
    await deliver(id).catch((err: unknown) => logger().warn({ err, fileId: id }, 'file still waits'))
  }
}

async function overdue(): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    `SELECT f.id FROM file_pieces p JOIN stored_files f ON f.id = p.file_id
     WHERE p.at = 0 AND f.created_at < now() - interval '5 minutes' ORDER BY f.created_at, f.id`,
  )
  return rows.map(({ id }) => id)
}

/**
 * The same key and the same bytes, so a delivery can be repeated. A file that was deleted meanwhile is removed again.
 */
async function deliver(id: string): Promise<void> {
  const file = await db().storedFile.findUnique({ where: { id } })
  if (!file) return
  if (!file.deletedAt && (await isWaiting(id))) {
    const { key, mimetype } = file
    await put(key, { open: () => waitingContent(file), size: Number(file.size), mimetype })
  }
  await db().filePiece.deleteMany({ where: { fileId: id } })
  const isDeleted = await db().storedFile.count({ where: { id, deletedAt: { not: null } } })
  if (isDeleted) await remove(file.key)
}
