import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { lockClient } from './lock'
import type { DifferentInput } from './schema'

/**
 * Two records that look like one person are two: nobody is asked about them again. Taken back, they are.
 * @throws 404 for either that is not there or is no more, 422 for a client and itself
 */
export async function declareDifferent(
  ctx: Ctx,
  id: string,
  { altroId, diversi }: DifferentInput,
): Promise<void> {
  if (altroId === id) throw invalidField('altroId', 'Scegli un altro cliente: questo è lo stesso.')
  const [aId = id, bId = altroId] = [id, altroId].sort()
  await withTransaction(async (tx) => {
    for (const one of [aId, bId]) await lockClient({ ...ctx, tx }, one)
    if (!diversi) {
      await tx.clientDiversi.deleteMany({ where: { aId, bId } })
      return
    }
    await tx.clientDiversi.upsert({
      where: { aId_bId: { aId, bId } },
      create: { aId, bId, adminId: ctx.actor.userId },
      update: {},
    })
  }, ctx.tx)
}
