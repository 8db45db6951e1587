import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import { notFound, orNotFound, staleVersion } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import { lockById } from '@/lib/core/lock'
import { allowedRows } from './access'
import { delegate } from './delegate'
import type { ModelName, StoredRow } from './model-types'
import type { Resource } from './types'

/**
 * The row that a verb is about to change, with every column, locked until the transaction ends: 403 for who may change
 * none, 404 for a row that is not there or somebody else's, 409 where it is no longer the `version` that the caller read.
 */
export async function lockRow<M extends ModelName>(
  resource: Resource<M>,
  { actor, tx }: { actor: Actor | null; tx: Tx },
  id: string,
  version?: number,
  access: Resource['access']['update'] = resource.access.update,
): Promise<StoredRow<M>> {
  const allowed = allowedRows(access, actor)
  if (!isId(id)) throw notFound()
  await lockById(tx, resource.model, id)
  const row = orNotFound(await delegate(resource, tx).findFirst({ where: { AND: [{ id }, allowed] } }))
  if (version !== undefined && row.version !== version) throw staleVersion()
  return row as unknown as StoredRow<M>
}
