import 'server-only'
import { columnOfDay } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { enqueue } from '@/lib/jobs/enqueue'
import { startProgress } from '@/lib/jobs/progress'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Agent, AgentChiusura, Prisma } from '@/prisma/generated/client'
import { type LeftPlace, returnWeights } from '../leads/perc-leads/return-weights'
import { type Before, undoableClosing } from './closing'
import { lockAgent } from './lock'
import { OFFBOARD, refuseRunning } from './offboard'
import { agents } from './resource'

export const REINSTATE = 'agents.reinstate'

/**
 * Takes the end of a mandate back, within a day of it. At once: the access and the page are as they were, and so are the
 * weights where nobody has changed them since. What was handed over comes back in a job, whose progress has the returned id;
 * what somebody has changed since stays with who has it, and the job names it.
 * @throws 404, 409 where there is nothing to undo any more or the hand-over is still going on
 */
export async function reinstateAgent(ctx: Ctx, id: string, motivo: string): Promise<string> {
  return withTransaction(async (tx) => {
    const now = await lockAgent({ ...ctx, tx }, id)
    await refuseRunning(tx, id, OFFBOARD, REINSTATE)
    const closing = await undoableClosing(tx, id)
    if (!closing)
      throw new AppError('conflict', 'La chiusura del mandato si può annullare solo entro 24 ore.')
    const change = columnsToPutBack(now, closing)
    await writeVerb(agents, { ...ctx, tx }, { before: now, change, reason: motivo })
    await standInAgain({ ...ctx, tx }, id, closing.sostituiva)
    const pesi = await returnWeights(tx, ctx, closing.pesi as unknown as LeftPlace[])
    const moved = await tx.commit.count({ where: { groupId: { in: closing.lavori } } })
    const title = `Rientro di ${now.nome} ${now.cognome}`
    const about = { title, href: `/admin/site/agents/${id}?scheda=mandato` }
    const progressId = await startProgress(tx, REINSTATE, ctx.actor, moved, about)
    const { userId, nome, cognome } = ctx.actor
    const reopened = { riapertaAt: new Date(), rientroId: progressId }
    await tx.agentChiusura.update({ where: { id: closing.id }, data: reopened })
    const payload = { progressId, chiusuraId: closing.id, by: { userId, nome, cognome }, motivo, pesi }
    await enqueue(tx, REINSTATE, payload, { maxAttempts: 8 })
    return progressId
  }, ctx.tx)
}

/** Of the columns that the closing wrote those that are still as it left them. */
function columnsToPutBack(now: Agent, { prima }: AgentChiusura): Prisma.AgentUncheckedUpdateInput {
  const before = prima as unknown as Before
  const date = (day: string | null) => day && columnOfDay(day)
  return {
    ...(now.status === 'blocked' && { status: before.status }),
    ...(!now.published && { published: before.published }),
    mandatoAl: date(before.mandatoAl),
    lasciatoIl: date(before.lasciatoIl),
  }
}

/** For whom nobody else has been found since. */
async function standInAgain(ctx: Ctx & { tx: Tx }, id: string, ids: readonly string[]): Promise<void> {
  const away = await ctx.tx.agent.findMany({
    where: { id: { in: [...ids] }, sostitutoId: null, assenteAl: { gte: new Date() } },
    orderBy: { id: 'asc' },
  })
  for (const before of away) await writeVerb(agents, ctx, { before, change: { sostitutoId: id } })
}
