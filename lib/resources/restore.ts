import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, notFound } from '@/lib/core/errors'
import type { Snapshot } from '@/lib/history/diff'
import { revive } from '@/lib/history/restore-input'
import type { PublicCtx } from '@/lib/http/context'
import { MOTIVO_PAROLE } from '@/lib/settings/kept-words'
import { allowedRows } from './access'
import { readChildren, splitChildren, writeChildren } from './children'
import { encodeInput, present } from './codec'
import { delegate } from './delegate'
import type { Resource, Row } from './types'
import { beforeChange, checkInput, finish, keptWords, updateRow } from './write'

/** Columns of a snapshot that restoring must not write. */
const OWN = new Set(['id', 'version', 'createdAt', 'updatedAt', 'search', 'posto'])

/** Sets fields of a living row back to values of its history, through the same validation as any change. */
export async function restoreFields(
  resource: Resource,
  ctx: PublicCtx & { tx: Tx },
  id: string,
  values: Snapshot,
  motivo?: string | null,
): Promise<Row> {
  const row = await delegate(resource, ctx.tx).findFirst({ where: { id } })
  if (!row) throw new AppError('conflict', 'L’oggetto non esiste più: ripristina prima la sua cancellazione.')
  const writable = Object.keys(resource.schema.shape)
  const shown = present(resource, { ...row, ...columnsOf(resource, values) })
  const patch = Object.fromEntries(
    writable.filter((name) => name in values).map((name) => [name, shown[name]]),
  )
  const answered = resource.publicWords && motivo ? { ...patch, [MOTIVO_PAROLE]: motivo } : patch
  return updateRow(resource, ctx, id, row.version, answered)
}

/**
 * Creates a deleted row again, with its old id, so that links to it work again. It asks what writing it would: the same
 * rights, rules and checks; columns that only the product writes are those of the history.
 * @throws 403, 409 when it is there already, 422 with each field that nobody could write today
 */
export async function restoreDeleted(
  resource: Resource,
  ctx: PublicCtx,
  deleted: Snapshot,
  motivo?: string | null,
): Promise<Row> {
  allowedRows(resource.access.create, ctx.actor)
  const columns = columnsOf(resource, deleted)
  const was = present(resource, columns)
  const written = Object.fromEntries(Object.keys(resource.schema.shape).map((name) => [name, was[name]]))
  const value = await checkInput(resource, written, was)
  return withTransaction(async (tx) => {
    const id = String(deleted.id ?? '')
    if (!id) throw notFound()
    if (await delegate(resource, tx).findFirst({ where: { id }, select: { id: true } })) {
      throw new AppError('conflict', 'L’oggetto esiste già: è stato ripristinato prima.')
    }
    const reason = await keptWords(resource, { ...ctx, tx }, written, motivo)
    const { own } = splitChildren(resource, columns)
    const { own: checked, lists } = splitChildren(resource, value)
    const data = await beforeChange(resource, ctx, tx, encodeInput(resource, checked), null)
    const version = Number(deleted.version ?? 0) + 1
    const kept = Object.fromEntries(Object.entries(own).filter(([name]) => !(name in resource.schema.shape)))
    const row = await delegate(resource, tx).create({ data: { ...data, ...kept, id, version } })
    await writeChildren(resource, tx, id, lists)
    const after = { ...row, ...(await readChildren(resource, id, tx)) }
    return finish(resource, { ...ctx, tx }, tx, null, after, reason ?? 'ripristino')
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
