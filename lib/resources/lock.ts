import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import { orNotFound, staleVersion } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { lockById } from '@/lib/core/lock'
import { allowedRows } from './access'
import { type DbRow, delegate } from './delegate'
import type { ModelName, StoredRow } from './model-types'
import type { Access, Resource } from './types'

type Caller = { actor: Actor | null; tx: Tx }

/**
 * The row that a verb is about to change, with every column, locked until the transaction ends: 403 for who may change
 * none, 404 for a row that is not there or somebody else's, 409 where it is no longer the `version` that the caller read.
 */
export async function lockRow<M extends ModelName>(
  resource: Resource<M>,
  ctx: Caller,
  id: string,
  version?: number,
  access: Access = resource.access.update,
): Promise<StoredRow<M>> {
  return (await lockAnyRow(resource, ctx, id, version, access)) as unknown as StoredRow<M>
}

/** The same for the engine, which does not know the model. */
export async function lockAnyRow(
  resource: Resource,
  { actor, tx }: Caller,
  id: string,
  version: number | undefined,
  access: Access,
): Promise<DbRow> {
  const allowed = allowedRows(access, actor)
  await lockById(tx, resource.model as ModelName, idOrNotFound(id))
  const row = orNotFound(await delegate(resource, tx).findFirst({ where: { AND: [{ id }, allowed] } }))
  if (version !== undefined && row.version !== version) throw staleVersion()
  return row
}

/** Many rows that one transaction is about to change, in one order: two such calls, or one and a single change, cannot block each other. */
export async function lockAll(
  tx: Tx,
  { model }: Pick<Resource, 'model'>,
  rows: readonly { _id: string }[],
): Promise<void> {
  const ids = rows.map(({ _id }) => _id).toSorted()
  for (const id of ids) await lockById(tx, model as ModelName, id)
}
