import 'server-only'
import { findAccount } from '@/lib/auth/accounts'
import { type Actor, can } from '@/lib/auth/actor'
import { db, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { logger } from '@/lib/core/logger'
import type { Payload } from '@/lib/jobs/payloads'
import { type Step, withProgress } from '@/lib/jobs/progress'
import type { JobRun } from '@/lib/jobs/run'
import { discardFiles } from '@/lib/storage/discard'
import type { ImportRun, Prisma } from '@/prisma/generated/client'
import { isFinal } from './apply-rows'
import { checkPhase } from './check-phase'
import { IMPORT_KINDS, type ImportKind, isImportKind } from './kinds'
import { loadImport } from './load'
import { type Phase, Stopped } from './portion'
import { NOTHING } from './save-rows'
import type { FaseImport, StatoImport } from './schema'
import { startPhase } from './start-phase'
import { undoPhase } from './undo-phase'
import { writePhase } from './write-phase'

type Job = Payload<'imports.work'>

const PHASES: Record<FaseImport, (phase: Phase, step: Step) => Promise<void>> = {
  verifica: checkPhase,
  scrittura: writePhase,
  ripresa: writePhase,
  ritorno: undoPhase,
}

/** A phase of a run, from where the last attempt left it. Whoever asked for it is told how far it is. */
export async function work(job: Job, attempt: JobRun): Promise<void> {
  const { progressId } = job
  if (!progressId) return perform(job, attempt, async () => true)
  await withProgress(progressId, attempt, async (step) => {
    await perform(job, attempt, step)
    return undefined
  })
}

async function perform(job: Job, { isLast }: JobRun, step: Step): Promise<void> {
  const { runId, fase } = job
  const run = await db().importRun.findFirst({ where: { id: runId, state: 'in_corso', fase } })
  // Stopped before its turn, given up as silent, or ended by an attempt of which the queue does not know.
  if (!run || !isImportKind(run.kind)) return
  try {
    const actor = job.by ? await actorFor(job.by, run.kind) : null
    const definition = await loadImport(run.kind)
    await PHASES[fase]({ run, fase, definition, actor, requestId: job.progressId ?? runId }, step)
    await finishPhase(runId, fase, job)
  } catch (error) {
    if (error instanceof Stopped) return
    if (isLast || isFinal(error)) await failRun(run.kind, job, error)
    if (!job.progressId && isFinal(error)) return
    throw error
  }
}

/** Whoever asked, as they are now: who may no longer import does not, however long the file has waited. */
async function actorFor(userId: string, kind: ImportKind): Promise<Actor> {
  const account = await findAccount('admin', { id: userId })
  if (account?.status !== 'validated') throw notAny()
  const { role, id, email, nome, cognome, permissions, ticketing, agencyId, totpEnabledAt } = account
  const known = { role, userId: id, email, nome, cognome, permissions, ticketing, agencyId }
  const actor = { ...known, sessionId: '', totp: totpEnabledAt !== null }
  if (!can(actor, IMPORT_KINDS[kind].permission)) throw notAny()
  return actor
}

const notAny = () => new AppError('forbidden', 'Chi ha avviato l’importazione non ne ha più il permesso.')

async function failRun(kind: ImportKind, { runId, fase }: Job, error: unknown): Promise<void> {
  const errore = error instanceof AppError ? error.detail : BROKEN
  if (!(error instanceof AppError)) logger().error({ err: error, runId, fase }, 'an import has failed')
  const { onEnd } = await loadImport(kind)
  await withTransaction(async (tx) => {
    await tx.importRun.updateMany({
      where: { id: runId, state: 'in_corso', fase },
      data: { state: 'fallito', errore, endedAt: new Date() },
    })
    await onEnd?.(tx, { id: runId, state: 'fallito' })
  })
}

const BROKEN =
  'L’importazione si è fermata per un errore: quello che era già scritto resta, e si può riprendere.'

async function finishPhase(runId: string, fase: FaseImport, { by, next }: Job): Promise<void> {
  await withTransaction(async (tx) => {
    const where: Prisma.ImportRunWhereInput = { id: runId, state: 'in_corso', fase }
    const run = await tx.importRun.findFirst({ where })
    if (!run) return
    const state = endOf(run, fase)
    const isDone = fase !== 'verifica'
    const data = { state, fase: null, endedAt: isDone ? new Date() : null, version: { increment: 1 } }
    const { count } = await tx.importRun.updateMany({
      where,
      data: { ...data, ...(isDone && { fileId: null, colonne: [] }) },
    })
    if (count === 0) return
    // Every row is kept, and is pruned and erased by itself: the file would be a second copy of personal data.
    if (isDone && run.fileId) await discardFiles(tx, { id: run.fileId })
    // Nobody looks at what was found: what is new is written, and what is not is counted.
    if (isImportKind(run.kind)) await (await loadImport(run.kind)).onEnd?.(tx, { id: runId, state })
    if (next) await startPhase(tx, { runId, fase: next, by: by ?? null, data: NOTHING })
  })
}

function endOf({ errati }: ImportRun, fase: FaseImport): StatoImport {
  if (fase === 'verifica') return 'verificato'
  if (fase === 'ritorno') return 'disfatto'
  return errati > 0 ? 'con_errori' : 'completato'
}

const SILENT =
  'L’importazione non dà segno di vita da dieci minuti: quello che era già scritto resta, e si può riprendere.'

/** By the clock: a run that is silent for ten minutes has failed; a file that nobody went on with goes after a week. */
export async function watchImports(): Promise<void> {
  await db().$executeRaw`
    UPDATE import_runs SET state = 'fallito', errore = ${SILENT}, ended_at = now()
    WHERE state = 'in_corso' AND heartbeat_at < now() - interval '10 minutes'`
  await withTransaction(async (tx) => {
    const old = await tx.$queryRaw<{ id: string; file_id: string }[]>`
      SELECT id, file_id FROM import_runs
      WHERE file_id IS NOT NULL AND state <> 'in_corso' AND created_at < now() - interval '7 days' LIMIT 500`
    if (old.length === 0) return
    await tx.importRun.updateMany({
      where: { id: { in: old.map(({ id }) => id) } },
      data: { fileId: null, colonne: [] },
    })
    await discardFiles(tx, { id: { in: old.map(({ file_id }) => file_id) } })
  })
}
