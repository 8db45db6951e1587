import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { type AudienceRules, audienceWords } from '@/lib/features/audiences/schema'

/** The tree is shown whole. */
const MOST_FOLDERS = 200

type Columns = { id?: unknown; nome?: unknown; parentId?: unknown; pubblico?: unknown }
type Change<C extends Columns> = { data: C; before: Columns | null; tx: Tx }

/** Sisters have different names, no folder stands in itself, and all of them can be shown. */
export async function checkFolder<C extends Columns>({ data, before, tx }: Change<C>): Promise<C> {
  // Two moves at once could make a circle of which neither sees both halves.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('file_folders', 0))`
  const id = before ? String(before.id) : null
  if (!id && (await tx.fileFolder.count()) >= MOST_FOLDERS)
    throw new AppError('conflict', `Le cartelle sono già ${MOST_FOLDERS}: riordina quelle che ci sono.`)
  const parentId = (data.parentId === undefined ? before?.parentId : data.parentId) as string | null
  if (parentId) await checkPlace(tx, id, parentId)
  const nome = String(data.nome ?? before?.nome)
  const twin = await tx.fileFolder.findFirst({
    where: { parentId, nome: { equals: nome, mode: 'insensitive' }, ...(id && { id: { not: id } }) },
    select: { id: true },
  })
  if (twin) throw invalidField('nome', 'Qui c’è già una cartella con questo nome.')
  return data.pubblico ? { ...data, visibileA: audienceWords(data.pubblico as AudienceRules) } : data
}

async function checkPlace(tx: Tx, id: string | null, parentId: string): Promise<void> {
  const above = await tx.$queryRaw<{ id: string }[]>`
    WITH RECURSIVE above AS (
      SELECT id, parent_id FROM file_folders WHERE id = ${parentId}::uuid
      UNION SELECT f.id, f.parent_id FROM file_folders f JOIN above a ON f.id = a.parent_id)
    SELECT id FROM above`
  if (above.length === 0) throw invalidField('parentId', 'Questa cartella non c’è più.')
  if (above.some((one) => one.id === id))
    throw invalidField('parentId', 'Una cartella non può stare dentro sé stessa.')
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`]

/** A folder goes when nothing is in it. */
export async function checkFolderGoes({ before, tx }: { before: Columns; tx: Tx }): Promise<void> {
  const id = String(before.id)
  const [inside, items] = [
    await tx.fileFolder.count({ where: { parentId: id } }),
    await tx.fileItem.count({ where: { folderId: id } }),
  ]
  const what = [...counted(items, 'file', 'file'), ...counted(inside, 'cartella', 'cartelle')]
  if (what.length > 0)
    throw new AppError('conflict', `La cartella contiene ${what.join(' e ')}: prima spostali altrove.`)
}
