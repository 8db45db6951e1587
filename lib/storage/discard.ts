import 'server-only'
import type { Tx } from '@/lib/core/db'
import { enqueue } from '@/lib/jobs/enqueue'
import type { Prisma } from '@/prisma/generated/client'

/**
 * Takes files away: their rows stay, marked and without a name. What waits for the store goes at once, what is
 * there by a job of the same transaction, so that a store that is away leaves nothing behind. A record that begins
 * to use one of them meanwhile waits for the lock, or `where` sees its use.
 */
export async function discardFiles(tx: Tx, where: Prisma.StoredFileWhereInput): Promise<void> {
  const living = { AND: [where, { deletedAt: null }] }
  const found = await tx.storedFile.findMany({ where: living, select: { id: true }, orderBy: { id: 'asc' } })
  await lockFiles(tx, found)
  const files = await tx.storedFile.findMany({
    where: { AND: [living, { id: { in: found.map(({ id }) => id) } }] },
    select: { id: true, key: true },
  })
  const ids = files.map(({ id }) => id)
  await tx.fileUse.deleteMany({ where: { fileId: { in: ids } } })
  await tx.storedFile.updateMany({ where: { id: { in: ids } }, data: { deletedAt: new Date(), name: '' } })
  await tx.filePiece.deleteMany({ where: { fileId: { in: ids } } })
  for (const { key } of files) {
    await enqueue(tx, 'storage.remove', { key }, { jobKey: `storage.remove:${key}` })
  }
}

/** Until the end of the transaction nothing begins to use these files. */
export async function lockFiles(tx: Tx, files: readonly { id: string }[]): Promise<void> {
  const ids = files.map(({ id }) => id)
  await tx.$queryRaw`SELECT 1 FROM stored_files WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR UPDATE`
}
