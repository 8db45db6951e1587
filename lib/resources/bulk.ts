import 'server-only'
import { z } from 'zod'
import { withSavepoint, withTransaction } from '@/lib/core/db'
import { isCollision } from '@/lib/core/db-errors'
import { AppError } from '@/lib/core/errors'
import { inGroup } from '@/lib/history/group'
import type { PublicCtx } from '@/lib/http/context'
import { toAppError } from '@/lib/http/errors'
import { allowedRows } from './access'
import { lockAll } from './lock'
import { getRow } from './read'
import type { Resource, Row } from './types'
import { deleteRow, updateRow } from './write'

const target = z.strictObject({
  _id: z.uuid(),
  version: z.number().int(),
  /** Of the action "undo": what the fields held before. */
  values: z.record(z.string(), z.unknown()).optional(),
})
export const bulkSchema = z
  .strictObject({ action: z.string(), rows: z.array(target).min(1).max(200) })
  .superRefine(({ action, rows }, ctx) => {
    for (const [index, { values }] of rows.entries())
      if ((values !== undefined) !== (action === 'undo'))
        ctx.addIssue({
          code: 'custom',
          path: ['rows', index, 'values'],
          message: 'I valori di prima vanno indicati per annullare, e solo allora.',
        })
  })

type Bulk = z.infer<typeof bulkSchema>
type Target = Bulk['rows'][number]
type Undo = Required<Target>
/** `undo` is what the action "undo" takes to bring back what the fields held before. */
export type BulkReply = { done: number; failed: { _id: string; message: string }[]; undo: Undo[] }

/** Each row is a part of its own: one that fails is named in the reply and does not undo the others. */
export async function runBulk(
  resource: Resource,
  ctx: PublicCtx,
  { action, rows }: Bulk,
): Promise<BulkReply> {
  const [act, label] = actOf(resource, action)
  allowedRows(resource.access[action === 'delete' ? 'delete' : 'update'], ctx.actor)
  const all = rows.length > 1 ? together(resource, ctx, action, label) : ctx
  return withTransaction(async (tx) => {
    await lockAll(tx, resource, rows)
    const failed: BulkReply['failed'] = []
    const undo: Undo[] = []
    for (const row of rows) {
      try {
        const back = await withSavepoint(tx, () => act({ ...all, tx }, row))
        if (back) undo.push(back)
      } catch (error) {
        const failure = toAppError(error)
        // A deadlock ends the whole transaction, which is then run again.
        // Who acts is asked once, for all rows.
        if (failure.status >= 500 || failure.code === 'proof_required' || isCollision(error)) throw error
        failed.push({ _id: row._id, message: failure.detail })
      }
    }
    return { done: rows.length - failed.length, failed, undo }
  }, ctx.tx)
}

type Act = (ctx: PublicCtx, row: Target) => Promise<Undo | undefined>

/** What is done with a row, and what the history calls it. */
function actOf(resource: Resource, action: string): [Act, string] {
  if (action === 'delete')
    return [(ctx, { _id, version }) => deleteRow(resource, ctx, _id, version).then(nothing), 'Cancellazione']
  if (action === 'undo')
    return [
      (ctx, { _id, version, values = {} }) =>
        updateRow(resource, ctx, _id, version, undoable(resource, values)).then(nothing),
      'Annullamento',
    ]
  const declared = resource.list.bulk?.find(({ id }) => id === action)
  if (!declared) throw new AppError('invalid', `Azione non prevista: ${action}.`)
  return [(ctx, row) => patch(resource, ctx, row, declared.patch), declared.label]
}

const nothing = () => undefined

/** Changes the row; what its fields held is true of the version that was asked for, or nothing is changed. */
async function patch(
  resource: Resource,
  ctx: PublicCtx,
  { _id, version }: Target,
  change: Row,
): Promise<Undo | undefined> {
  const before = await getRow(resource, ctx.actor, _id, ctx.tx)
  const after = await updateRow(resource, ctx, _id, version, change)
  if (after.version === version) return undefined
  const values = Object.fromEntries(Object.keys(change).map((name) => [name, before[name]]))
  return { _id, version: Number(after.version), values }
}

/** Only what an action of the list can have changed. */
function undoable({ list }: Resource, values: Row): Row {
  const known = new Set(list.bulk?.flatMap((one) => Object.keys(one.patch)))
  const other = Object.keys(values).find((name) => !known.has(name))
  if (other) throw new AppError('invalid', `Nessuna azione dell’elenco cambia questo campo: ${other}.`)
  return values
}

/** One entry of the history for all the rows. */
function together(
  { audit: model, labels }: Resource,
  ctx: PublicCtx,
  action: string,
  label: string,
): PublicCtx {
  if (!model) return ctx
  const kind = action === 'delete' ? 'delete' : 'edit'
  return inGroup(ctx, { action: kind, model, label: `${label}: ${labels.many}` })
}
