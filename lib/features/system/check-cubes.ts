import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { enqueue } from '@/lib/jobs/enqueue'
import { startProgress } from '@/lib/jobs/progress'
import { idOfName } from '@/lib/settings/setting-id'

const TITLE = 'Verifica delle cifre dei report'

/** Compares the figures of the reports with the rows that they count, in the queue; the id of its progress. */
export async function checkCubes(ctx: Ctx): Promise<string> {
  return withTransaction(async (tx) => {
    const progressId = await startProgress(tx, 'cubes.verify', ctx.actor, 0, {
      title: TITLE,
      href: '/admin/system/serverinfo',
    })
    await enqueue(tx, 'cubes.verify', { progressId }, { maxAttempts: 1 })
    const after = { id: idOfName('cubes'), lavoro: progressId } as { id: string }
    await recordCommit(tx, ctx, { model: 'Impostazioni', label: TITLE, after })
    return progressId
  }, ctx.tx)
}
