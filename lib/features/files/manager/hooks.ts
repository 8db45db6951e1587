import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { type AudienceRules, audienceWords } from '@/lib/features/audiences/schema'
import type { PublicCtx } from '@/lib/http/context'
import { dropUses, noteUses } from '@/lib/storage/uses'
import type { FileItem, StoredFile } from '@/prisma/generated/client'
import { findUses, whereUsed } from './find-uses'
import { tipoOf } from './schema'

type Columns = Partial<Record<keyof FileItem, unknown>>
type Change<C> = { before: C | null; ctx: PublicCtx; tx: Tx }

/** Uses of a version are noted under this name: an earlier one must not be swept away. */
const VERSION_USER = 'fileVersione'

/** What of a file follows from what was chosen: its words for the list, and of a new content its number, kind and size. */
export async function checkFile<C extends Columns>({
  data,
  before,
  tx,
}: Change<C> & { data: C }): Promise<C> {
  if (data.folderId && !(await tx.fileFolder.count({ where: { id: String(data.folderId) } })))
    throw invalidField('folderId', 'Questa cartella non c’è più.')
  const words = data.pubblico ? { visibileA: audienceWords(data.pubblico as AudienceRules) } : {}
  if (!data.fileId) return { ...data, ...words }
  const { mimetype, size } = await ownUpload(tx, String(data.fileId))
  const versione = Number(before?.versione ?? 0) + 1
  return { ...data, ...words, versione, tipo: tipoOf(mimetype), dimensione: size }
}

/** Only what the office has uploaded for this: papers of cases and people stay where they are. */
async function ownUpload(tx: Tx, id: string): Promise<StoredFile> {
  const [file] = await tx.storedFile.updateManyAndReturn({
    where: { id, ownerRole: 'admin', purpose: { in: ['generic', 'modulo'] }, deletedAt: null },
    data: { purpose: 'modulo' },
  })
  if (!file) throw invalidField('fileId', 'Carica il file da qui.')
  return file
}

/** A content that is new becomes the latest version. One that comes back with its record keeps its number. */
export async function keepVersion({
  before,
  after,
  ctx,
  tx,
}: Change<Columns> & { after: Columns | null }): Promise<void> {
  if (!after?.fileId || after.fileId === before?.fileId) return
  const fileId = String(after.fileId)
  if (!(await tx.storedFile.count({ where: { id: fileId, deletedAt: null } })))
    throw new AppError('conflict', 'Il contenuto di questo file non c’è più: non si può ripristinare.')
  const row = { id: newId(), itemId: String(after.id), n: Number(after.versione) || 1, fileId }
  const adminId = (ctx.actor?.role === 'admin' && ctx.actor.userId) || null
  await tx.fileVersione.create({ data: { ...row, adminId } })
  await noteUses(tx, { model: VERSION_USER, recordId: row.id }, null, { fileId }, 'product')
}

/** What others use is not deleted; what goes takes its versions along. */
export async function dropVersions({ before, tx }: { before: Columns; tx: Tx }): Promise<void> {
  const id = String(before.id)
  const uses = await findUses(tx, id)
  if (uses.length > 0) throw new AppError('conflict', whereUsed(uses))
  const versions = await tx.fileVersione.findMany({ where: { itemId: id }, select: { id: true } })
  await tx.fileScaricamento.deleteMany({ where: { itemId: id } })
  await tx.fileVersione.deleteMany({ where: { itemId: id } })
  await dropUses(
    tx,
    VERSION_USER,
    versions.map((one) => one.id),
  )
}
