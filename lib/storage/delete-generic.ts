import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, notFound } from '@/lib/core/errors'
import { discardFiles } from './discard'
import type { Owner } from './mutations'
import type { FileObject } from './schema'

/** POST /v2/storage/deleteGenericFile: only the uploader, and only while nothing else holds the file. */
export async function deleteGeneric(owner: Owner, file: Pick<FileObject, 'url'>, outer?: Tx): Promise<void> {
  await withTransaction(async (tx) => {
    const found = await tx.storedFile.findFirst({
      where: { url: file.url, ownerRole: owner.role, ownerId: owner.userId, deletedAt: null },
      include: { _count: { select: { documenti: true, fileItems: true, contactRequests: true } } },
    })
    if (!found) throw notFound('Il file non esiste.')
    if (found.purpose !== 'generic' || Object.values(found._count).some((count) => count > 0)) {
      throw new AppError('conflict', 'Il file è allegato a una pratica o a un altro elemento: toglilo da lì.')
    }
    await discardFiles(tx, { id: found.id })
  }, outer)
}
