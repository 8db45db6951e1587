import 'server-only'
import type { Tx } from '@/lib/core/db'
import { enqueue } from '@/lib/jobs/enqueue'
import type { Prisma } from '@/prisma/generated/client'

/**
 * Takes files away: their rows stay, marked and without a name. What waits for the store goes at once, what is
 * there by a job of the same transaction, so that a store that is away leaves nothing behind.
 */
export async function discardFiles(tx: Tx, where: Prisma.StoredFileWhereInput): Promise<void> {
  const files = await tx.storedFile.findMany({
    where: { ...where, deletedAt: null },
    select: { id: true, key: true },
  })
  const ids = files.map(({ id }) => id)
  await tx.storedFile.updateMany({ where: { id: { in: ids } }, data: { deletedAt: new Date(), name: '' } })
  await tx.filePiece.deleteMany({ where: { fileId: { in: ids } } })
  for (const { key } of files) {
    await enqueue(tx, 'storage.remove', { key }, { jobKey: `storage.remove:${key}` })
  }
}
