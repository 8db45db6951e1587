import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError, orNotFound } from '@/lib/core/errors'
import { uncapitalized } from '@/lib/core/text'
import { enqueue } from '@/lib/jobs/enqueue'
import { startProgress } from '@/lib/jobs/progress'
import type { Prisma } from '@/prisma/generated/client'
import { IMPORT_KINDS, isImportKind, runHref } from './kinds'
import { FASI_IMPORT, type FaseImport } from './schema'

type Start = {
  runId: string
  fase: FaseImport
  /** The administrator who asks; null for the clock. */
  by: string | null
  data?: Prisma.ImportRunUncheckedUpdateInput
  /** Goes on behind the checkpoint of the attempt that was stopped. */
  resumes?: boolean
  /** After a check in which something is new or changed. */
  next?: 'scrittura'
}

/** Puts a phase of a run into the queue, in the transaction of whoever asks for it. Of a kind only one run at a time writes. */
export async function startPhase(tx: Tx, { runId, fase, by, data, resumes, next }: Start): Promise<void> {
  const run = orNotFound(await tx.importRun.findUnique({ where: { id: runId } }))
  if (fase !== 'verifica') await refuseSecond(tx, run.kind)
  const total = fase === 'ripresa' ? run.errati : run.letti
  const title = `${FASI_IMPORT[fase]} di ${run.nome}`
  const owner = by && ({ role: 'admin', userId: by } as const)
  const href = isImportKind(run.kind) ? runHref(run.kind, runId) : ''
  const progressId = owner
    ? await startProgress(tx, 'imports.work', owner, total, { title, href })
    : undefined
  const now = new Date()
  await tx.importRun.update({
    where: { id: runId },
    data: {
      state: 'in_corso',
      fase,
      jobId: progressId ?? null,
      heartbeatAt: now,
      endedAt: null,
      errore: '',
      ...(resumes ? {} : { checkpoint: 0 }),
      ...(run.startedAt ? {} : { startedAt: now }),
      version: { increment: 1 },
      ...data,
    },
  })
  await enqueue(
    tx,
    'imports.work',
    { runId, fase, progressId, by: by ?? undefined, next },
    { maxAttempts: 8 },
  )
}

async function refuseSecond(tx: Tx, kind: string): Promise<void> {
  // Two who ask at the same time: the later one waits here, and then sees the other.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`imports:${kind}`}))`
  const other = await tx.importRun.findFirst({
    where: { kind, state: 'in_corso', fase: { not: 'verifica' } },
    select: { nome: true },
  })
  const what = isImportKind(kind) ? uncapitalized(IMPORT_KINDS[kind].label) : kind
  if (other)
    throw new AppError(
      'conflict',
      `Un’altra importazione di ${what} è in corso (${other.nome}): aspetta che finisca.`,
    )
}
