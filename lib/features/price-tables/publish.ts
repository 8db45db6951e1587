import 'server-only'
import { addDays, columnOfDay, type Day, dayOfColumn, formatDay, todayInRome } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import type { PriceTable } from '@/prisma/generated/client'
import { refuseErrors } from './check-table'
import { exampleOfGrid } from './example-of-grid'
import type { PublishInput } from './schema'
import { dayWords, inTurn, type Tables, versionIds } from './write-step'

/** A draft becomes what visitors calculate with from a day on; the version before it ends the day before. */
export async function publishTable(
  tables: Tables,
  ctx: Ctx,
  id: string,
  { validFrom, version }: PublishInput,
): Promise<PriceTable> {
  return withTransaction(async (tx) => {
    await inTurn(tx)
    const before = await lockRow(tables, { ...ctx, tx }, id, version)
    if (before.stato !== 'bozza') throw new AppError('conflict', 'Questa tabella è già pubblicata.')
    refuseDays(before, validFrom)
    await refuseErrors(tx, before)
    const esempio = await exampleOfGrid(before)
    await endPredecessors(tables, { ...ctx, tx }, before, validFrom)
    const change = { stato: 'pubblicata', validFrom: columnOfDay(validFrom), esempio } as const
    return writeVerb(tables, { ...ctx, tx }, { before, change })
  }, ctx.tx)
}

/** What held yesterday does not change today. */
function refuseDays({ validTo }: PriceTable, validFrom: Day): void {
  if (validFrom < todayInRome()) throw invalidField('validFrom', 'Si pubblica da oggi in avanti.')
  if (validTo && dayOfColumn(validTo) < validFrom)
    throw invalidField('validFrom', `La bozza finisce il ${dayWords(validTo)}: scegli un giorno prima.`)
}

/** Of the published versions one reaches into the new one's days, and began before; of grids older than this rule it may be several. */
async function endPredecessors(
  tables: Tables,
  ctx: Ctx & { tx: Tx },
  draft: PriceTable,
  validFrom: Day,
): Promise<void> {
  const ids = await versionIds(ctx.tx, draft)
  const overlapping = await ctx.tx.priceTable.findMany({
    where: {
      id: { in: ids },
      stato: { not: 'bozza' },
      ...(draft.validTo && { validFrom: { lte: draft.validTo } }),
      OR: [{ validTo: null }, { validTo: { gte: columnOfDay(validFrom) } }],
    },
    orderBy: { validFrom: 'desc' },
  })
  for (const { validFrom: from } of overlapping) {
    if (dayOfColumn(from) >= validFrom)
      throw invalidField(
        'validFrom',
        `Dal ${dayWords(from)} vale già un’altra versione: scegli un giorno dopo, o fai finire prima questa.`,
      )
  }
  const last = addDays(columnOfDay(validFrom), -1)
  const stato = dayOfColumn(last) < todayInRome() ? 'chiusa' : 'pubblicata'
  const reason = `nuova versione dal ${formatDay(validFrom)}`
  for (const { id } of overlapping) {
    const before = await lockRow(tables, ctx, id)
    await writeVerb(tables, ctx, { before, change: { stato, validTo: last }, reason })
  }
}
