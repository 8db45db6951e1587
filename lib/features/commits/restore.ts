import 'server-only'
import { can } from '@/lib/auth/actor'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { AppError, forbidden } from '@/lib/core/errors'
import type { Change, Snapshot } from '@/lib/history/diff'
import { inGroup } from '@/lib/history/group'
import type { AuditModel } from '@/lib/history/models'
import type { Ctx } from '@/lib/http/context'
import { readableCommits, resourceOf } from '@/lib/resources/history'
import { restoreDeleted, restoreFields } from '@/lib/resources/restore'
import { MOTIVO_PAROLE } from '@/lib/settings/kept-words'
import type { Commit } from '@/prisma/generated/client'
import { commitFor } from './data'
import type { RestoreInput } from './schema'

type Info = { changes: Change[]; data: Snapshot; group?: true }

/**
 * Restores what a commit remembers: the deleted object; or, for an edit or a creation, the values of (some
 * of) its fields, before or after it; for an entry that stands for many, all of them. The restoring is itself a
 * change with its own commit.
 */
export async function restore(ctx: Ctx, id: string, input: RestoreInput) {
  if (!can(ctx.actor, 'commits_restore')) throw forbidden()
  const commit = await commitFor(ctx.actor, id)
  return withTransaction(async (tx) => {
    const inner = { ...ctx, tx }
    return (commit.info as Info).group ? restoreGroup(inner, commit, input) : restoreOne(inner, commit, input)
  }, ctx.tx)
}

async function restoreOne(ctx: Ctx & { tx: Tx }, commit: Commit, input: RestoreInput) {
  const resource = await resourceOf(commit)
  if (!resource) throw new AppError('conflict', 'Questo tipo di oggetto non si può ripristinare da qui.')
  const { [MOTIVO_PAROLE]: motivo } = input
  if (commit.action === 'delete')
    return restoreDeleted(resource, ctx, commit.deletedObject as Snapshot, motivo)
  return restoreFields(resource, ctx, commit.ref, valuesOf(commit.info as Info, commit.action, input), motivo)
}

/** All that was saved together, the last first, or nothing of it: the reply then says what stands in the way. */
async function restoreGroup(ctx: Ctx & { tx: Tx }, { id, model, label }: Commit, input: RestoreInput) {
  if (input.fields)
    throw new AppError('invalid', 'Più modifiche insieme si ripristinano intere, senza scegliere i campi.')
  const parts = await db().commit.findMany({ where: { groupId: id }, orderBy: { id: 'desc' } })
  if ((await readableCommits(ctx.actor, parts)).length < parts.length)
    throw new AppError(
      'conflict',
      'Con queste modifiche ne sono state salvate altre che non puoi vedere: non si ripristinano.',
    )
  const name = `Ripristino: ${label.replace(/^(Ripristino: )+/, '')}`
  const all = inGroup(ctx, { action: 'edit', model: model as AuditModel, label: name })
  for (const part of parts) {
    await restorePart(all, part, input).catch((error: unknown) => {
      throw error instanceof AppError ? standsInTheWay(part, error) : error
    })
  }
  return { _id: id, restored: parts.length }
}

async function restorePart(ctx: Ctx & { tx: Tx }, part: Commit, input: RestoreInput) {
  if (part.action === 'create' && input.to === 'before')
    throw new AppError('conflict', 'È stato creato da questo salvataggio: cancellalo dalla sua scheda.')
  return restoreOne(ctx, part, input)
}

const standsInTheWay = ({ label }: Commit, cause: AppError) =>
  new AppError('conflict', `Non è stato ripristinato nulla. «${label}»: ${cause.detail}`, {
    cause,
    more: cause.more,
  })

/** `before` undoes an edit; `after`, the default, goes back to the whole version that the commit made. */
function valuesOf(info: Info, action: string, { fields, to }: RestoreInput): Snapshot {
  const undo = to === 'before' && action === 'edit'
  const all = undo ? Object.fromEntries(info.changes.map(({ field, before }) => [field, before])) : info.data
  if (!fields) return all
  const unknown = fields.filter((field) => !(field in all))
  if (unknown.length > 0)
    throw new AppError('invalid', `Campi che questa versione non ha: ${unknown.join(', ')}.`)
  return Object.fromEntries(fields.map((field) => [field, all[field]]))
}
