import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type Tx, withTransaction } from '@/lib/core/db'
import type { PublicCtx } from '@/lib/http/context'
import type { ImportRun } from '@/prisma/generated/client'
import type { ImportCtx, ImportDefinition } from './define'
import type { ImportKind } from './kinds'
import type { Counts } from './save-rows'
import type { FaseImport } from './schema'

/** So many rows are one transaction: a killed worker repeats no more, and nothing is locked for long. */
export const PORTION = 500

/** Somebody has stopped the run, or another worker has gone on with it. */
export class Stopped extends Error {
  override name = 'Stopped'
}

export type Phase = {
  run: ImportRun
  fase: FaseImport
  definition: ImportDefinition
  actor: Actor | null
  /** Names the attempt in the history. */
  requestId: string
}

/** The context in which a portion is written: its changes have one entry of the history, that of the run. */
export function contextOf({ run, definition, actor, requestId, fase }: Phase, tx: Tx): ImportCtx {
  const isBack = fase === 'ritorno'
  const author: PublicCtx = { actor, scope: null, ip: '', userAgent: '', requestId }
  return {
    ...author,
    tx,
    run: { id: run.id, kind: run.kind as ImportKind, origine: run.origine },
    group: {
      // A run that is taken back has another entry than the run itself.
      id: isBack && run.jobId ? run.jobId : run.id,
      action: 'edit',
      model: definition.audit,
      label: `${isBack ? 'Annullamento di un’importazione' : 'Importazione'}: ${run.nome}`,
    },
  }
}

type Moved = { from: number; to: number; read?: number; counts: Partial<Counts> }

/**
 * Notes in the transaction of a portion that it is done. Where the run is no longer ours to go on with, the portion is rolled
 * back: nothing is counted, or written, twice.
 */
export async function moveOn(
  tx: Tx,
  { run, fase }: Phase,
  { from, to, read = 0, counts }: Moved,
): Promise<void> {
  const added = Object.fromEntries(
    Object.entries({ letti: read, ...counts }).map(([name, count]) => [name, { increment: count }]),
  )
  const { count } = await tx.importRun.updateMany({
    where: { id: run.id, state: 'in_corso', fase, checkpoint: from },
    data: { ...added, checkpoint: to, heartbeatAt: new Date() },
  })
  if (count === 0) throw new Stopped('the run was stopped')
}

/** One portion and its note, together or not at all. */
export const inPortion = <T>(phase: Phase, work: (ctx: ImportCtx) => Promise<T>): Promise<T> =>
  withTransaction((tx) => work(contextOf(phase, tx)))
