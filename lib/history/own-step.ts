import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import type { Commit } from '@/prisma/generated/client'
import type { Change } from './diff'

/** A step may be taken back for so long: the offer itself lasts seconds, a slow line somewhat more. */
const LASTS_MS = 10 * 60_000
/** The reason by which the history tells a step that was taken back; it is none that can be taken back. */
export const UNDONE = 'annullamento'

type Asked = {
  /** Name of the model in the history, and whose row it is. */
  model: string
  id: string
  /** What a step writes; whatever wrote more is no such step. */
  columns: ReadonlySet<string>
}

/** What the last step of a row changed, where it is the actor's own, a short while ago, with nothing after it; null where it cannot be taken back. */
export async function lastOwnStep(
  tx: Tx,
  actor: Actor,
  { model, id, columns }: Asked,
): Promise<Change[] | null> {
  const last = await tx.commit.findFirst({ where: { model, ref: id }, orderBy: { id: 'desc' } })
  return last && stepOf(last, actor, columns)
}

function stepOf(
  { action, actorId, createdAt, info }: Commit,
  { userId }: Actor,
  columns: ReadonlySet<string>,
): Change[] | null {
  const { changes, reason } = info as unknown as { changes: Change[]; reason?: string }
  const isRecent = createdAt.getTime() > Date.now() - LASTS_MS
  const isOwn = action === 'edit' && actorId === userId && reason !== UNDONE
  if (!isRecent || !isOwn) return null
  const isStep =
    changes.some(({ field }) => field === 'stato') && changes.every(({ field }) => columns.has(field))
  return isStep ? changes : null
}

/** The columns as they were before. */
export const backOf = (changes: readonly Change[]): Record<string, unknown> =>
  Object.fromEntries(changes.map(({ field, before }) => [field, before]))
