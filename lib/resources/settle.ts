import 'server-only'
import { dropAtCommit } from '@/lib/core/at-commit'
import { invalidateTags, rowsTag } from '@/lib/core/cache'
import type { Tx } from '@/lib/core/db'
import type { AuditModel } from '@/lib/history/models'
import { type Author, recordCommit } from '@/lib/history/record'
import type { NamedBy } from '@/lib/storage/naming'
import { noteUses } from '@/lib/storage/uses'
import { present } from './codec'
import type { DbRow } from './delegate'
import { tablesOf } from './shared'
import type { Resource, Row } from './types'

/** A change that was written: the row before it, after it, or both. */
export type Settled = {
  before: DbRow | null
  after: DbRow | null
  reason?: string
  /** Under which model the history keeps it, where the engine itself does not write the resource. */
  model?: AuditModel
  /** What the history calls the row, where that is not its title. */
  label?: string
  /** Who names the files that the change attaches, where it may attach some (lib/storage/naming.ts). */
  files?: NamedBy
}

/** What every change of a row brings with it, in its transaction: files, history, the hook, the public pages that show it. */
export async function settle(
  resource: Resource,
  ctx: Author,
  tx: Tx,
  { before, after, reason, model = resource.audit, label, files }: Settled,
): Promise<void> {
  if (!model) throw new Error(`${resource.path} has no name in the history`)
  const recordId = (after ?? before)?.id ?? ''
  // Before the entry in the history, which tells what the record had until now.
  if (files) await noteUses(tx, { model, recordId }, before, after, files)
  const title = label ?? resource.title(present(resource, after ?? before ?? {}))
  await recordCommit(tx, ctx, { model, label: title, before, after, reason })
  await runAfterChange(resource, ctx, tx, before, after)
}

/** What a change brings with it besides its history: the writes of the hook, and the public pages that show the row. */
export async function runAfterChange(
  resource: Resource,
  ctx: Author,
  tx: Tx,
  before: Row | null,
  after: Row | null,
): Promise<void> {
  await resource.hooks?.afterChange?.({ before, after, ctx, tx })
  const tags = [before, after].flatMap((row) => (row && resource.tags ? resource.tags(row) : []))
  await invalidateTags(tx, [...new Set(tags)])
  // The other processes hear of it by the database's own announcement.
  dropAtCommit(tx, tablesOf(resource).map(rowsTag))
}
