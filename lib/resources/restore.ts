import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, notFound } from '@/lib/core/errors'
import type { Snapshot } from '@/lib/history/diff'
import { recordCommit } from '@/lib/history/record'
import { revive } from '@/lib/history/restore-input'
import type { PublicCtx } from '@/lib/http/context'
import { noteUses } from '@/lib/storage/uses'
import { readChildren, splitChildren, writeChildren } from './children'
import { present } from './codec'
import { delegate } from './delegate'
import type { Resource, Row } from './types'
import { runAfterChange, updateRow } from './write'

/** Columns of a snapshot that restoring must not write. */
const OWN = new Set(['id', 'version', 'createdAt', 'updatedAt', 'search', 'posto'])

/** Sets fields of a living row back to values of its history, through the same validation as any change. */
export async function restoreFields(
  resource: Resource,
  ctx: PublicCtx & { tx: Tx },
  id: string,
  values: Snapshot,
): Promise<Row> {
  const row = await delegate(resource, ctx.tx).findFirst({ where: { id } })
  if (!row) throw new AppError('conflict', 'L’oggetto non esiste più: ripristina prima la sua cancellazione.')
  const writable = Object.keys(resource.schema.shape)
  const shown = present(resource, { ...row, ...columnsOf(resource, values) })
  const patch = Object.fromEntries(
    writable.filter((name) => name in values).map((name) => [name, shown[name]]),
  )
  return updateRow(resource, ctx, id, row.version, patch)
}

/** Creates a deleted row again, with its old id, so that links to it work again. */
export async function restoreDeleted(resource: Resource, ctx: PublicCtx, deleted: Snapshot): Promise<Row> {
  return withTransaction(async (tx) => {
    const id = String(deleted.id ?? '')
    if (!id) throw notFound()
    if (await delegate(resource, tx).findFirst({ where: { id }, select: { id: true } })) {
      throw new AppError('conflict', 'L’oggetto esiste già: è stato ripristinato prima.')
    }
    const { own, lists } = splitChildren(resource, columnsOf(resource, deleted))
    const row = await delegate(resource, tx).create({
      data: { ...own, id, version: Number(deleted.version ?? 0) + 1 },
    })
    await writeChildren(resource, tx, id, lists)
    const after = { ...row, ...(await readChildren(resource, id, tx)) }
    const shown = present(resource, after)
    if (!resource.audit) throw new Error(`${resource.path} has no history`)
    await recordCommit(tx, ctx, {
      model: resource.audit,
      label: resource.title(shown),
      after,
      reason: 'ripristino',
    })
    await noteUses(tx, { model: resource.audit, recordId: id }, null, after)
    await runAfterChange(resource, ctx, tx, null, row)
    return shown
  }, ctx.tx)
}

/** Snapshot → columns: money was kept as the text of its cents. */
function columnsOf(resource: Resource, snapshot: Snapshot): Row {
  const kept = Object.entries(revive(snapshot)).filter(([name]) => !OWN.has(name))
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      resource.codecs?.[name] === 'money' && value !== null ? BigInt(String(value)) : value,
    ]),
  )
}
