import 'server-only'
import { dayOfColumn, formatDay } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import type { Resource } from '@/lib/resources/types'
import { runAfterChange } from '@/lib/resources/write'
import type { PriceTable, Prisma } from '@/prisma/generated/client'

/** One of the three families. */
export type Tables = Resource<'priceTable'>
export type Step = { tx: Tx; ctx: Ctx; tables: Tables; before: PriceTable }

/** Who publishes or closes waits for who does: before any row is locked, as the trigger of the table asks for the same turn. */
export const inTurn = (tx: Tx) => tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('price_tables'))`

/** The columns of a step, its history and the offers that it changes, in the caller's transaction. */
export async function writeStep(
  { tx, ctx, tables, before }: Step,
  change: Prisma.PriceTableUncheckedUpdateInput,
  reason?: string,
): Promise<PriceTable> {
  const data = { ...change, version: before.version + 1 }
  const after = await tx.priceTable.update({ where: { id: before.id }, data })
  const model = tables.audit ?? 'Tabelle'
  await recordCommit(tx, ctx, { model, label: after.nome, before, after, reason })
  await runAfterChange(tables, ctx, tx, before, after)
  return after
}

type Sibling = { id: string }

/** The grids of the same family, name and bank, newest first: itself among them. */
export async function versionIds(
  tx: Tx,
  { famiglia, nome, bankId }: Pick<PriceTable, 'famiglia' | 'nome' | 'bankId'>,
  most = 1_000,
): Promise<string[]> {
  const rows = await tx.$queryRaw<Sibling[]>`
    SELECT id FROM price_tables WHERE famiglia = ${famiglia}::famiglia_tabella AND lower(nome) = lower(${nome})
      AND bank_id IS NOT DISTINCT FROM ${bankId}::uuid ORDER BY valid_from DESC, id DESC LIMIT ${most}`
  return rows.map(({ id }) => id)
}

export const dayWords = (date: Date) => formatDay(dayOfColumn(date))
