import 'server-only'
import { type Actor, can, type Scope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { newestFirst } from '@/lib/core/newest-first'
import type { JobProgress } from '@/prisma/generated/client'
import { presentJob } from './present'
import type { JobState, JobsReply } from './schema'

const pages = newestFirst('createdAt')

type Page = { kind?: string; state?: JobState; limit: number; cursor?: string }

/** The long work that somebody has started, newest first. */
export async function ownJobs({ actor }: Scope, { kind, state, limit, cursor }: Page): Promise<JobsReply> {
  const asked = pages.ask({ limit, cursor })
  const rows = await db().jobProgress.findMany({
    ...asked,
    where: { ownerRole: actor.role, ownerId: actor.userId, kind, state, ...asked.where },
  })
  const { page, nextCursor } = pages.cut(rows, limit)
  return {
    items: page.map(presentJob),
    nextCursor,
  }
}

/** One's own, or anybody's for whoever looks after the installation. */
export const seesJob = (actor: Actor, job: Pick<JobProgress, 'ownerRole' | 'ownerId'>): boolean =>
  (job.ownerRole === actor.role && job.ownerId === actor.userId) ||
  (actor.role === 'admin' && can(actor, 'settings_manage'))

/** Long work that the reader may see; any other is a 404. */
export async function jobFor({ actor }: Scope, id: string): Promise<JobProgress> {
  const job = await db().jobProgress.findUnique({ where: { id: idOrNotFound(id) } })
  return orNotFound(job && seesJob(actor, job) ? job : null)
}
