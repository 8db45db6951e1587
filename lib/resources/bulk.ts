import 'server-only'
import { z } from 'zod'
import { AppError } from '@/lib/core/errors'
import { inGroup } from '@/lib/history/group'
import type { PublicCtx } from '@/lib/http/context'
import { toAppError } from '@/lib/http/errors'
import { allowedRows } from './access'
import type { Resource } from './types'
import { deleteRow, updateRow } from './write'

const target = z.strictObject({ _id: z.uuid(), version: z.number().int() })
export const bulkSchema = z.strictObject({ action: z.string(), rows: z.array(target).min(1).max(200) })

type Bulk = z.infer<typeof bulkSchema>
export type BulkReply = { done: number; failed: { _id: string; message: string }[] }

/** Each row in its own transaction: one that fails is named in the reply and does not undo the others. */
export async function runBulk(
  resource: Resource,
  ctx: PublicCtx,
  { action, rows }: Bulk,
): Promise<BulkReply> {
  const declared = resource.list.bulk?.find(({ id }) => id === action)
  if (!declared && action !== 'delete') throw new AppError('invalid', `Azione non prevista: ${action}.`)
  allowedRows(resource.access[declared ? 'update' : 'delete'], ctx.actor)
  const failed: BulkReply['failed'] = []
  const all = rows.length > 1 ? together(resource, ctx, declared?.label) : ctx
  for (const { _id, version } of rows) {
    try {
      if (declared) await updateRow(resource, all, _id, version, declared.patch)
      else await deleteRow(resource, all, _id, version)
    } catch (error) {
      const failure = toAppError(error)
      if (failure.status >= 500) throw failure
      failed.push({ _id, message: failure.detail })
    }
  }
  return { done: rows.length - failed.length, failed }
}

/** One entry of the history for all the rows. */
function together({ audit: model, labels }: Resource, ctx: PublicCtx, label?: string): PublicCtx {
  if (!model) return ctx
  const action = label ? 'edit' : 'delete'
  return inGroup(ctx, { action, model, label: `${label ?? 'Cancellazione'}: ${labels.many}` })
}
