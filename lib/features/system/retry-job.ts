import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, orNotFound } from '@/lib/core/errors'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { idOfName } from '@/lib/settings/setting-id'
import { lockJob } from './queue'
import type { QueueJob } from './schema'

/** A job that nobody is doing right now. */
async function held(tx: Tx, id: string): Promise<{ job: QueueJob; progressId: string | null }> {
  const found = orNotFound(await lockJob(tx, id), 'Questo lavoro non è più in coda.')
  if (found.job.state === 'running')
    throw new AppError('conflict', 'Questo lavoro è in corso: aspetta che finisca.')
  return found
}

const snapshot = ({ _id, task, state, attempts, error }: QueueJob) => ({
  id: idOfName(`job:${_id}`),
  lavoro: task,
  stato: state,
  tentativi: attempts,
  errore: error,
})

/** Puts a job in front of the queue, with all its attempts; whoever watches it sees it wait again. */
export async function retryJob(ctx: Ctx, id: string): Promise<void> {
  await withTransaction(async (tx) => {
    const { job, progressId } = await held(tx, id)
    await tx.$executeRaw`SELECT 1 FROM graphile_worker.reschedule_jobs(ARRAY[${id}::bigint], now(), attempts => 0)`
    if (progressId)
      await tx.jobProgress.updateMany({
        where: { id: progressId, state: 'fallito' },
        data: { state: 'in_coda', error: null },
      })
    const before = snapshot(job)
    const after = { ...before, stato: 'ready', tentativi: 0, errore: '' }
    await recordCommit(tx, ctx, {
      model: 'Impostazioni',
      label: `Lavoro riprovato: ${job.task}`,
      before,
      after,
    })
  }, ctx.tx)
}

/** Takes a job off the queue: it will never be done. */
export async function discardJob(ctx: Ctx, id: string): Promise<void> {
  await withTransaction(async (tx) => {
    const { job, progressId } = await held(tx, id)
    await tx.$executeRaw`SELECT 1 FROM graphile_worker.complete_jobs(ARRAY[${id}::bigint])`
    if (progressId)
      await tx.jobProgress.updateMany({
        where: { id: progressId, state: { in: ['in_coda', 'in_corso'] } },
        data: { state: 'fallito', error: 'Chi gestisce il sistema ha scartato questo lavoro.' },
      })
    await recordCommit(tx, ctx, {
      model: 'Impostazioni',
      label: `Lavoro scartato: ${job.task}`,
      before: snapshot(job),
    })
  }, ctx.tx)
}
