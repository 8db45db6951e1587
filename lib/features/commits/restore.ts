import 'server-only'
import { can } from '@/lib/auth/actor'
import { db, withTransaction } from '@/lib/core/db'
import { AppError, forbidden, orNotFound } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import type { Change, Snapshot } from '@/lib/history/diff'
import type { Ctx } from '@/lib/http/context'
import { resourceOfHistory } from '@/lib/resources/manifest'
import { restoreDeleted, restoreFields } from '@/lib/resources/restore'
import type { RestoreInput } from './schema'

/**
 * Restores what a commit remembers: the deleted object; or, for an edit or a creation, the values of (some
 * of) its fields, before or after it. The restoring is itself a change with its own commit.
 */
export async function restore(ctx: Ctx, id: string, input: RestoreInput) {
  if (!can(ctx.actor, 'commits_restore')) throw forbidden()
  const commit = orNotFound(isId(id) ? await db().commit.findUnique({ where: { id } }) : null)
  const kept = commit.deletedObject ?? (commit.info as { data?: unknown }).data
  const resource = await resourceOfHistory(commit.model, kept)
  if (!resource) throw new AppError('conflict', 'Questo tipo di oggetto non si può ripristinare da qui.')
  return withTransaction(async (tx) => {
    const inner = { ...ctx, tx }
    if (commit.action === 'delete') return restoreDeleted(resource, inner, commit.deletedObject as Snapshot)
    const values = valuesOf(commit.info as { changes: Change[]; data: Snapshot }, commit.action, input)
    return restoreFields(resource, inner, commit.ref, values)
  }, ctx.tx)
}

/** `before` undoes an edit; `after`, the default, goes back to the whole version that the commit made. */
function valuesOf(
  info: { changes: Change[]; data: Snapshot },
  action: string,
  { fields, to }: RestoreInput,
): Snapshot {
  const undo = to === 'before' && action === 'edit'
  const all = undo ? Object.fromEntries(info.changes.map(({ field, before }) => [field, before])) : info.data
  if (!fields) return all
  const unknown = fields.filter((field) => !(field in all))
  if (unknown.length > 0)
    throw new AppError('invalid', `Campi che questa versione non ha: ${unknown.join(', ')}.`)
  return Object.fromEntries(fields.map((field) => [field, all[field]]))
}
