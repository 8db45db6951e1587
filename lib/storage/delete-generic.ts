import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, notFound } from '@/lib/core/errors'
import { discardFiles, lockFiles } from './discard'
import type { Owner } from './mutations'
import type { FileObject } from './schema'

/** Says where a file is used, as far as its owner may know: "Il file è usato in: News «Tassi in calo»." */
export type DescribeUses = (fileId: string) => Promise<string>

const inUse = async () => 'Il file è usato da un altro elemento: toglilo da lì.'

/** POST /v2/storage/deleteGenericFile: only the uploader, and only while nothing uses the file. */
export async function deleteGeneric(
  owner: Owner,
  file: Pick<FileObject, 'url'>,
  outer?: Tx,
  tell: DescribeUses = inUse,
): Promise<void> {
  await withTransaction(async (tx) => {
    const where = { url: file.url, ownerRole: owner.role, ownerId: owner.userId, deletedAt: null }
    const found = await tx.storedFile.findFirst({ where, select: { id: true, purpose: true } })
    if (!found) throw notFound('Il file non esiste.')
    await lockFiles(tx, [found])
    if (await tx.fileUse.count({ where: { fileId: found.id } }))
      throw new AppError('conflict', await tell(found.id))
    if (found.purpose !== 'generic')
      throw new AppError('conflict', 'Il file è allegato a una pratica o a un altro elemento: toglilo da lì.')
    await discardFiles(tx, { id: found.id })
  }, outer)
}
