import 'server-only'
import type { Role } from '@/lib/auth/roles'
import { BoundedCache } from '@/lib/core/bounded-cache'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { AppError, orNotFound } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { publish } from '@/lib/realtime/publish'
import type { JobProgress, Prisma } from '@/prisma/generated/client'
import { tellAuthor } from './tell-end'

/*
 * Long work that a person watches, for those who write it. The caller that starts the work calls `startProgress` in the
 * transaction that enqueues its job; the job does everything in `withProgress`, portion by portion, and asks `step` after
 * each one. GET /v2/jobs/{id} and `components/data/job/job-progress` show it, whichever work it is.
 */

export type Owner = { role: Role; userId: string }
export const PROGRESS_STATES = ['in_coda', 'in_corso', 'completato', 'annullato', 'fallito'] as const
export type ProgressState = (typeof PROGRESS_STATES)[number]

const OPEN: ProgressState[] = ['in_coda', 'in_corso']

/** What its owner calls it ("Importazione di clienti.csv"), and where it is seen. */
type About = { title?: string; href?: string }

/**
 * Announces long work that `owner` watches; in the transaction that enqueues its job. `kind` is the name of the job,
 * `total` the number of its parts, if known.
 */
export async function startProgress(
  tx: Tx,
  kind: string,
  owner: Owner,
  total = 0,
  { title = '', href = '' }: About = {},
): Promise<string> {
  const id = newId()
  const { role: ownerRole, userId: ownerId } = owner
  const row = await tx.jobProgress.create({ data: { id, kind, title, href, total, ownerRole, ownerId } })
  await tell(tx, row)
  return id
}

/** How often an owner hears how far one piece of work is. */
const TELL_MS = 1_000
const toldAt = new BoundedCache<string, number>('progress')

async function tell(tx: Tx, row: JobProgress): Promise<void> {
  const { id: _id, kind, state, done, total, ownerRole: role, ownerId: userId } = row
  if (!role || !userId) return
  await publish(tx, { type: 'job.updated', data: { _id, kind, state, done, total } }, [{ role, userId }])
}

/**
 * Says how far the work is, as an absolute count, so that a retried job does not count twice. False: stop, nobody wants
 * the rest.
 */
export async function advance(id: string, done: number, total?: number): Promise<boolean> {
  const [row] = await db().jobProgress.updateManyAndReturn({
    where: { id, cancel: false, state: { in: OPEN } },
    data: { state: 'in_corso', done, total },
  })
  if (row && Date.now() - (toldAt.get(id) ?? 0) >= TELL_MS) {
    toldAt.set(id, Date.now(), 0)
    await tell(db(), row)
  }
  return row !== undefined
}

/** Ends open work and tells its author, in one transaction: whoever ends it again finds it ended, and tells nobody. */
async function end(id: string, ended: (tx: Tx) => Promise<JobProgress | null | undefined>): Promise<void> {
  await withTransaction(async (tx) => {
    const row = await ended(tx)
    if (!row) return
    toldAt.delete(id)
    await tellAuthor(tx, row)
    await tell(tx, row)
  })
}

/** The work has come to its end: with a result, or because its owner wanted it stopped. */
export const finish = (id: string, result?: Prisma.InputJsonValue): Promise<void> =>
  end(id, async (tx) => {
    const count = await tx.$executeRaw`
      UPDATE job_progress SET state = CASE WHEN cancel THEN 'annullato' ELSE 'completato' END,
        done = CASE WHEN cancel THEN done ELSE greatest(done, total) END,
        result = ${result === undefined ? null : JSON.stringify(result)}::jsonb, updated_at = now()
      WHERE id = ${id}::uuid AND state IN ('in_coda', 'in_corso')`
    return count > 0 ? tx.jobProgress.findUnique({ where: { id } }) : null
  })

/** `error` is Italian: the owner reads it. */
export const fail = (id: string, error: string): Promise<void> =>
  end(id, async (tx) => {
    const data = { state: 'fallito', error }
    return (await tx.jobProgress.updateManyAndReturn({ where: { id, state: { in: OPEN } }, data }))[0]
  })

/** After each portion: parts done, and parts in all once they are known. False: stop and return what there is. */
export type Step = (done: number, total?: number) => Promise<boolean>

/** A retry helps when a service was away, not when what was asked for is wrong. */
const isFinal = (error: unknown) => error instanceof AppError && error.code !== 'unavailable'

const BROKEN = 'Il lavoro si è fermato per un errore: quello che era già fatto resta. Riprova tra poco.'

/**
 * All of a job: does not begin what was cancelled before its turn, ends with what `work` returns, and tells the owner
 * of a failure when no attempt is left. Other failures are thrown, and the queue tries again: `work` must be the same
 * done twice. `isLast` is that of the job's run.
 */
export async function withProgress(
  id: string,
  { isLast }: { isLast: boolean },
  work: (step: Step) => Promise<Prisma.InputJsonValue | undefined>,
): Promise<void> {
  if (!(await isWanted(id))) return finish(id)
  try {
    await finish(id, await work((done, total) => advance(id, done, total)))
  } catch (error) {
    if (isLast || isFinal(error)) await fail(id, error instanceof AppError ? error.detail : BROKEN)
    if (!isFinal(error)) throw error
  }
}

const isWanted = async (id: string) =>
  (await db().jobProgress.count({ where: { id, cancel: false, state: { in: OPEN } } })) === 1

const own = ({ role, userId }: Owner, id: string) => ({ id, ownerRole: role, ownerId: userId })

/** Asks the work to stop at its next step; what still waits in the queue will not begin. */
export async function cancelProgress(owner: Owner, id: string): Promise<void> {
  await readProgress(owner, id)
  const { count } = await db().jobProgress.updateMany({
    where: { id, state: 'in_coda' },
    data: { cancel: true, state: 'annullato' },
  })
  if (count === 0)
    await db().jobProgress.updateMany({ where: { id, state: 'in_corso' }, data: { cancel: true } })
  toldAt.delete(id)
  await tell(db(), await readProgress(owner, id))
}

export async function readProgress(owner: Owner, id: string): Promise<JobProgress> {
  return orNotFound(await db().jobProgress.findFirst({ where: own(owner, id) }))
}
