import 'server-only'
import type { Role } from '@/lib/auth/roles'
import { db, type Tx } from '@/lib/core/db'
import { notFound, orNotFound } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import type { JobProgress, Prisma } from '@/prisma/generated/client'

export type Owner = { role: Role; userId: string }
export type ProgressState = 'in_coda' | 'in_corso' | 'completato' | 'annullato' | 'fallito'

const OPEN: ProgressState[] = ['in_coda', 'in_corso']

/** Announces long work that `owner` watches; in the transaction that enqueues its job. */
export async function startProgress(tx: Tx, kind: string, owner: Owner, total = 0): Promise<string> {
  const id = newId()
  await tx.jobProgress.create({ data: { id, kind, total, ownerRole: owner.role, ownerId: owner.userId } })
  return id
}

/** Says how far the work is, as an absolute count, so that a retried job does not count twice. False: stop. */
export async function advance(id: string, done: number, total?: number): Promise<boolean> {
  const { count } = await db().jobProgress.updateMany({
    where: { id, cancel: false, state: { in: OPEN } },
    data: { state: 'in_corso', done, total },
  })
  return count === 1
}

/** The work has come to its end: with a result, or because its owner wanted it stopped. */
export async function finish(id: string, result?: Prisma.InputJsonValue): Promise<void> {
  await db().$executeRaw`
    UPDATE job_progress SET state = CASE WHEN cancel THEN 'annullato' ELSE 'completato' END,
      done = CASE WHEN cancel THEN done ELSE greatest(done, total) END,
      result = ${result === undefined ? null : JSON.stringify(result)}::jsonb, updated_at = now()
    WHERE id = ${id}::uuid AND state IN ('in_coda', 'in_corso')`
}

/** `error` is Italian: the owner reads it. */
export async function fail(id: string, error: string): Promise<void> {
  await db().jobProgress.updateMany({ where: { id, state: { in: OPEN } }, data: { state: 'fallito', error } })
}

const own = (owner: Owner, id: string) => ({ id, ownerRole: owner.role, ownerId: owner.userId })

/** Asks the work to stop at its next step. */
export async function cancelProgress(owner: Owner, id: string): Promise<void> {
  const { count } = await db().jobProgress.updateMany({ where: own(owner, id), data: { cancel: true } })
  if (count === 0) throw notFound()
}

export async function readProgress(owner: Owner, id: string): Promise<JobProgress> {
  return orNotFound(await db().jobProgress.findFirst({ where: own(owner, id) }))
}
