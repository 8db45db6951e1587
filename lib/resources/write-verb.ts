import 'server-only'
import type { Tx } from '@/lib/core/db'
import { staleVersion } from '@/lib/core/errors'
import type { Author } from '@/lib/history/record'
import { type DbRow, delegate } from './delegate'
import type { ChangeOf, ModelName, StoredRow } from './model-types'
import { type Settled, settle } from './settle'
import type { Resource, Row } from './types'

type Step<M extends ModelName> = Pick<Settled, 'reason' | 'model' | 'label' | 'files'> & {
  /** The row as `lockRow` gave it, after the rules of the verb have been asked. */
  before: StoredRow<M>
  /** The columns that the verb writes; its version rises by itself. */
  change: ChangeOf<M>
}

/**
 * What a verb does to a row, in the caller's transaction: the columns, the next version, the history, the hook `afterChange`
 * and the public pages that show it, so that none of them can be forgotten; with `files` also which files it uses now.
 * @returns the row as it is now
 * @throws 409 where somebody has changed it since it was read
 */
export async function writeVerb<M extends ModelName>(
  resource: Resource<M>,
  { tx, ...author }: Author & { tx: Tx },
  { before, change, ...told }: Step<M>,
): Promise<StoredRow<M>> {
  const was = before as unknown as DbRow
  const after = await writeColumns(resource, tx, was, change as Row)
  await settle(resource, author, tx, { before: was, after, ...told })
  return after as unknown as StoredRow<M>
}

/** Writes columns of a row that still has the version that was read. @throws 409 where it has another one */
export async function writeColumns(
  resource: Pick<Resource, 'model' | 'fixed'>,
  tx: Tx,
  { id, version }: DbRow,
  change: Row,
): Promise<DbRow> {
  const data = { ...change, version: version + 1 }
  const [after] = await delegate(resource, tx).updateManyAndReturn({ where: { id, version }, data })
  if (!after) throw staleVersion()
  return after
}
