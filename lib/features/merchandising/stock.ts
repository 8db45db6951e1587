import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { MerchandisingVariante } from '@/prisma/generated/client'

/**
 * A change of what is on the shelf, or is promised of it, locks the items first, in one order: the database adds up the
 * variants in the item's own row, so that two orders would otherwise cross. Gives the variants as they are now.
 */
export async function lockStock(tx: Tx, merchIds: readonly string[]): Promise<MerchandisingVariante[]> {
  const ids = [...new Set(merchIds)]
  if (ids.length === 0) return []
  await tx.$queryRaw`SELECT 1 FROM merchandising WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR UPDATE`
  return tx.merchandisingVariante.findMany({ where: { merchId: { in: ids } }, orderBy: { id: 'asc' } })
}

/** By how much a variant changes. */
export type StockChange = { varianteId: string; giacenza: number; riservata: number }

/** All changes in one statement; what is on the shelf of each variant afterwards. */
export async function moveStock(tx: Tx, changes: readonly StockChange[]): Promise<Map<string, number>> {
  if (changes.length === 0) return new Map()
  const rows = await tx.$queryRaw<{ id: string; giacenza: number }[]>`
    UPDATE merchandising_varianti v SET giacenza = v.giacenza + c.giacenza, riservata = v.riservata + c.riservata
    FROM (SELECT id, sum(giacenza)::int AS giacenza, sum(riservata)::int AS riservata
      FROM unnest(${changes.map((one) => one.varianteId)}::uuid[], ${changes.map((one) => one.giacenza)}::int[],
        ${changes.map((one) => one.riservata)}::int[]) AS u (id, giacenza, riservata) GROUP BY id) c
    WHERE v.id = c.id RETURNING v.id, v.giacenza`
  return new Map(rows.map(({ id, giacenza }) => [id, giacenza]))
}
