import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import { hrefOf, presentStep } from './present'
import { comunicazioni } from './resource'
import type { StepReply, WithdrawInput } from './schema'

/**
 * Takes an announcement back from those who have it, for a reason; one that still waits for its time is a draft again.
 * @throws 409 stale version, or a draft, or withdrawn already
 */
export async function withdrawAnnouncement(ctx: Ctx, id: string, input: WithdrawInput): Promise<StepReply> {
  const { motivo, version } = input
  return withTransaction(async (tx) => {
    const before = await lockRow(comunicazioni, { ...ctx, tx }, id, version)
    if (before.stato === 'bozza' || before.stato === 'ritirata')
      throw new AppError('conflict', 'Solo una comunicazione pubblicata o programmata si ritira.')
    const change =
      before.stato === 'programmata'
        ? { stato: 'bozza' as const, pubblicaIl: null }
        : { stato: 'ritirata' as const, published: false, ritirataAt: new Date(), motivoRitiro: motivo }
    const after = await writeVerb(comunicazioni, { ...ctx, tx }, { before, change, reason: motivo })
    if (after.stato === 'ritirata') await dropNotices(tx, id)
    return presentStep(after)
  }, ctx.tx)
}

/** What rings for nobody any more leads nowhere either. */
async function dropNotices(tx: Tx, id: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM notifications n USING comunicazione_destinatari r
    WHERE r.comunicazione_id = ${id}::uuid AND n.role = 'agent' AND n.user_id = r.agent_id AND n.href = ${hrefOf(id)}`
}
