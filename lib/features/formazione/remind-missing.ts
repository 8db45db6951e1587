import 'server-only'
import type { z } from 'zod'
import { withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { enqueue } from '@/lib/jobs/enqueue'
import { startProgress } from '@/lib/jobs/progress'
import { lockRow } from '@/lib/resources/lock'
import { linesOf } from './andamento'
import { formazione } from './resource'
import type { remindSchema } from './schema'
import { isMissing } from './tell-missing'

/** Has everybody told who has not done a course, in a job whose progress has the returned id. */
export async function remindMissing(ctx: Ctx, id: string, { version }: z.infer<typeof remindSchema>) {
  return withTransaction(async (tx) => {
    const course = await lockRow(formazione, { ...ctx, tx }, id, version)
    if (!course.published) throw new AppError('conflict', 'Il corso non è pubblicato: nessuno può farlo.')
    const persone = (await linesOf(id, tx)).filter(isMissing).length
    if (persone === 0) throw new AppError('conflict', 'Lo hanno già completato tutti.')
    const jobId = await startProgress(tx, 'formazione.remind', ctx.actor, persone, {
      title: `Avviso per «${course.titolo}»`,
      href: `/admin/site/videoFormazione/${id}?scheda=andamento`,
    })
    await enqueue(tx, 'formazione.remind', { progressId: jobId, corsoId: id }, { maxAttempts: 5 })
    return { jobId, persone }
  }, ctx.tx)
}
