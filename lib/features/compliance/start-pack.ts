import 'server-only'
import { columnOfDay, formatDay } from '@/lib/core/dates'
import { withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { parseGiven } from '@/lib/http/validation'
import { enqueue } from '@/lib/jobs/enqueue'
import { startProgress } from '@/lib/jobs/progress'
import { presentPack } from './data'
import { type Pack, type PackInput, packRules, packSchema } from './schema'

/** Asks for a pack of some days: a job makes it, and the history keeps who has asked. */
export async function startPack(ctx: Ctx, input: PackInput): Promise<Pack> {
  const { dal, al } = parseGiven(packSchema.superRefine(packRules), input)
  const period = `${formatDay(dal)}–${formatDay(al)}`
  return withTransaction(async (tx) => {
    const about = { title: `Fascicolo per ispezione ${period}`, href: '/admin/compliance' }
    const progressId = await startProgress(tx, 'compliance.pack', ctx.actor, 0, about)
    const after = await tx.fascicolo.create({
      data: {
        id: newId(),
        dal: columnOfDay(dal),
        al: columnOfDay(al),
        adminId: ctx.actor.userId,
        progressId,
      },
    })
    await recordCommit(tx, ctx, { model: 'Fascicoli', label: period, after })
    await enqueue(tx, 'compliance.pack', { progressId, fascicoloId: after.id }, { maxAttempts: 5 })
    return presentPack(after)
  }, ctx.tx)
}
