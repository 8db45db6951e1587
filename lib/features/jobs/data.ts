import 'server-only'
import { type Actor, can, type Scope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { decodeCursor, encodeCursor } from '@/lib/resources/cursor'
import type { JobProgress } from '@/prisma/generated/client'
import { presentJob } from './present'
import type { JobState, JobsReply } from './schema'

const NEWEST_FIRST = { field: 'createdAt', desc: true }

type Page = { kind?: string; state?: JobState; limit: number; cursor?: string }

function after(cursor: string | undefined) {
  if (!cursor) return {}
  const { value, id } = decodeCursor(cursor, NEWEST_FIRST)
  if (!(value instanceof Date)) return {}
  return { OR: [{ createdAt: { lt: value } }, { createdAt: value, id: { lt: id } }] }
}

/** The long work that somebody has started, newest first. */
export async function ownJobs({ actor }: Scope, { kind, state, limit, cursor }: Page): Promise<JobsReply> {
  const rows = await db().jobProgress.findMany({
    where: { ownerRole: actor.role, ownerId: actor.userId, kind, state, ...after(cursor) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(presentJob),
    nextCursor: last && rows.length > limit ? encodeCursor(NEWEST_FIRST, last) : null,
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
