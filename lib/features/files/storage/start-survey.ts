import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { enqueue } from '@/lib/jobs/enqueue'
import { startProgress } from '@/lib/jobs/progress'
import { ownBucket } from './bucket-name'
import { SURVEY } from './schema'

/** Begins to look through a bucket; where orphans are to go, the history says who wanted that. */
export async function startSurvey(ctx: Ctx, bucket: string, remove: boolean): Promise<{ jobId: string }> {
  ownBucket(bucket)
  const title = remove ? 'Cancellazione degli oggetti orfani' : 'Controllo dell’archivio'
  return withTransaction(async (tx) => {
    const href = `/admin/system/storage/${bucket}`
    const jobId = await startProgress(tx, SURVEY, ctx.actor, 0, { title, href: '/admin/system/storage' })
    await enqueue(tx, SURVEY, { progressId: jobId, remove }, { jobKey: `${SURVEY}:${bucket}` })
    if (remove) {
      const after = { id: newId(), operazione: title, contenitore: bucket, dove: href }
      await recordCommit(tx, ctx, { model: 'Files', label: title, after })
    }
    return { jobId }
  }, ctx.tx)
}
