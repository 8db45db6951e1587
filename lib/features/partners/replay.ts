import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { enqueue } from '@/lib/jobs/enqueue'
import { lockRow } from '@/lib/resources/lock'
import { consegne } from './resource'

/** Puts a delivery that failed back in the queue. 409 for one that is done, or that was refused and has no body. */
export async function replayDelivery(ctx: Ctx, id: string, version: number): Promise<void> {
  await withTransaction(async (tx) => {
    const row = await lockRow(consegne, { ...ctx, tx }, id, version)
    if (row.stato !== 'errore')
      throw new AppError('conflict', 'Si rimette in coda solo una consegna che ha dato errore.')
    await tx.partnerConsegna.update({
      where: { id },
      data: { stato: 'ricevuta', errore: '', version: { increment: 1 } },
    })
    await enqueue(tx, 'partners.deliver', { id }, { jobKey: `consegna:${id}` })
  }, ctx.tx)
}
