import 'server-only'
import { columnOfDay, todayInRome } from '@/lib/core/dates'
import { withTransaction } from '@/lib/core/db'
import { inTurn } from './write-step'

/** Each night: published grids whose last day is over. Calculators ask for the days, not for this. */
export async function closeEnded(): Promise<void> {
  await withTransaction(async (tx) => {
    await inTurn(tx)
    await tx.priceTable.updateMany({
      where: { stato: 'pubblicata', validTo: { lt: columnOfDay(todayInRome()) } },
      data: { stato: 'chiusa', version: { increment: 1 } },
    })
  })
}
