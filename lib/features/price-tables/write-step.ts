import 'server-only'
import { dayOfColumn, formatDay } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import type { Resource } from '@/lib/resources/types'
import type { PriceTable } from '@/prisma/generated/client'

/** One of the three families. */
export type Tables = Resource<'priceTable'>

/** Who publishes or closes waits for who does: before any row is locked, as the trigger of the table asks for the same turn. */
export const inTurn = (tx: Tx) => tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('price_tables'))`

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
