import 'server-only'
import type { Tx } from '@/lib/core/db'
import { type Mention, mentionsOf } from './mentions'
import { type NamedBy, refuseForeign, type User } from './naming'

type Row = Record<string, unknown> | null

/**
 * Notes which files a record uses, in the transaction that changes it. The engine does it for what is declared; a verb
 * that attaches a file calls it with what it has written. `before` and `after` are rows, or the part of them that changed.
 * It comes before the change's own entry in the history, which tells what the record had before.
 * @throws 422 with each field that names a file which is not theirs to name
 */
export async function noteUses(tx: Tx, user: User, before: Row, after: Row, by: NamedBy): Promise<void> {
  const idle = await refuseForeign(tx, user, before, after, by)
  const [old, now] = [mentionsOf(before), mentionsOf(after, idle)]
  await removeUses(tx, user, without(old, now))
  await addUses(tx, user, without(now, old))
}

/** A record that is gone, or whose texts were emptied without being read, uses nothing any more. */
export async function dropUses(tx: Tx, model: string, recordIds: readonly string[]): Promise<void> {
  const where = { model, recordId: { in: [...recordIds] } }
  const uses = await tx.fileUse.findMany({ where, select: { fileId: true } })
  if (uses.length === 0) return
  await tx.fileUse.deleteMany({ where })
  await release(tx, uses)
}

const without = (some: Mention[], others: Mention[]) =>
  some.filter(({ field, fileId }) => !others.some((one) => one.field === field && one.fileId === fileId))

/**
 * A deletion locks the file's row before it looks who uses it; here the row is locked against that, so that of the two
 * the later one knows of the earlier one. A file that is gone is not used.
 */
async function addUses(tx: Tx, { model, recordId }: User, mentions: Mention[]): Promise<void> {
  if (mentions.length === 0) return
  const [files, fields] = [mentions.map(({ fileId }) => fileId), mentions.map(({ field }) => field)]
  await tx.$executeRaw`
    INSERT INTO file_uses (file_id, model, record_id, field)
    SELECT f.id, ${model}, ${recordId}::uuid, m.field
    FROM (SELECT s.id FROM stored_files s WHERE s.id = ANY (${files}::uuid[]) AND s.deleted_at IS NULL ORDER BY s.id FOR KEY SHARE) f
      JOIN unnest(${files}::uuid[], ${fields}::text[]) AS m (id, field) ON m.id = f.id
    ON CONFLICT DO NOTHING`
}

async function removeUses(tx: Tx, user: User, mentions: Mention[]): Promise<void> {
  if (mentions.length === 0) return
  await tx.fileUse.deleteMany({ where: { ...user, OR: mentions } })
  await release(tx, mentions)
}

/** From now on the time runs after which a file that nobody uses goes. */
async function release(tx: Tx, files: { fileId: string }[]): Promise<void> {
  const id = { in: files.map(({ fileId }) => fileId) }
  await tx.storedFile.updateMany({ where: { id }, data: { releasedAt: new Date() } })
}
