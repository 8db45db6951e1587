import 'server-only'
import { nextDay, todayInRome } from '@/lib/core/dates'
import { withTransaction } from '@/lib/core/db'
import type { Ctx } from '@/lib/http/context'
import { getRow } from '@/lib/resources/read'
import { createRow } from '@/lib/resources/write'
import { priceTableSchema } from './schema'
import type { Tables } from './write-step'

type Copied = { _id: string; version: number }

/** A draft with the rows of another grid, to become its next version. */
export async function copyTable(tables: Tables, ctx: Ctx, id: string): Promise<Copied> {
  return withTransaction(async (tx) => {
    const { righe, ...row } = await getRow(tables, ctx.actor, id, tx)
    const fields = Object.keys(priceTableSchema.shape).map((name) => [name, row[name]])
    // Days sort as their texts do.
    const [latest = ''] = [todayInRome(), String(row.validFrom)].sort().reverse()
    const copy = await createRow(
      tables,
      { ...ctx, tx },
      {
        ...Object.fromEntries(fields),
        validFrom: nextDay(latest),
        validTo: null,
        righe: (righe as Record<string, unknown>[]).map(({ _id: _, ...riga }) => riga),
      },
    )
    return { _id: String(copy._id), version: Number(copy.version) }
  }, ctx.tx)
}
