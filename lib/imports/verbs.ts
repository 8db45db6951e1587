import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { requireProof } from '@/lib/auth/proof'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField, notFound, orNotFound } from '@/lib/core/errors'
import { idOrNotFound, newId } from '@/lib/core/ids'
import { lockById } from '@/lib/core/lock'
import type { Ctx } from '@/lib/http/context'
import { cancelProgress } from '@/lib/jobs/progress'
import type { ImportRun } from '@/prisma/generated/client'
import { allowedKinds } from './access'
import type { ImportDefinition } from './define'
import { headingKey } from './headings'
import { IMPORT_KINDS, type ImportKind, isImportKind, type Kind } from './kinds'
import { loadImport } from './load'
import { verbsOf } from './phases'
import { NOTHING } from './save-rows'
import type { CheckInput, Mapping, VerbiImport } from './schema'
import { startPhase } from './start-phase'

/** The run, locked until the transaction ends; of a kind that the caller may not import it is a 404. */
export async function lockRun(tx: Tx, actor: Actor, id: string): Promise<ImportRun & { kind: ImportKind }> {
  await lockById(tx, 'importRun', idOrNotFound(id))
  const run = orNotFound(
    await tx.importRun.findFirst({ where: { id, kind: { in: [...allowedKinds(actor)] } } }),
  )
  if (!isImportKind(run.kind)) throw notFound()
  return { ...run, kind: run.kind }
}

const REFUSALS: Record<keyof VerbiImport, string> = {
  check: 'Questa importazione non si può più verificare: carica il file un’altra volta.',
  run: 'Non c’è nulla da importare: verifica il file, e controlla che ci siano righe nuove o cambiate.',
  cancel: 'L’importazione è già finita.',
  retry: 'Non ci sono righe errate da riprovare.',
  undo: 'Questa importazione non ha scritto nulla, o è già stata annullata.',
  fix: 'Questa riga non si può più correggere.',
}

export function refuseUnless(run: ImportRun, verb: keyof VerbiImport): void {
  if (!verbsOf(run)[verb]) throw new AppError('conflict', REFUSALS[verb])
}

/** Says which column is which field, and looks what would become of each row. */
export async function checkImport(
  ctx: Ctx,
  id: string,
  { mapping, completo = false }: CheckInput,
): Promise<void> {
  await withTransaction(async (tx) => {
    const run = await lockRun(tx, ctx.actor, id)
    refuseUnless(run, 'check')
    const headings = (run.colonne as { nome: string }[]).map(({ nome }) => nome)
    const definition = await loadImport(run.kind)
    checkMapping(definition, headings, mapping)
    if (completo && !definition.complete)
      throw invalidField('completo', 'Di questi file non si può dire che sono completi.')
    await rememberMapping(tx, run.kind, headings, mapping)
    // What an earlier check kept belongs to another mapping.
    await tx.importRow.deleteMany({ where: { runId: id } })
    const data = { ...NOTHING, letti: 0, mapping, completo, startedAt: null }
    await startPhase(tx, { runId: id, fase: 'verifica', by: ctx.actor.userId, data })
  }, ctx.tx)
}

/** Every field is one of the kind's, every column one of the file's, and none is used twice. */
export function checkMapping(
  { columns }: ImportDefinition,
  headings: readonly string[],
  mapping: Mapping,
): void {
  const used = new Set<string>()
  for (const [field, column] of Object.entries(mapping)) {
    if (!Object.hasOwn(columns, field)) throw invalidField(`mapping.${field}`, 'Questo campo non c’è.')
    if (!headings.includes(column))
      throw invalidField(`mapping.${field}`, `Nel file non c’è la colonna «${column}».`)
    if (used.has(column))
      throw invalidField(`mapping.${field}`, `La colonna «${column}» è già di un altro campo.`)
    used.add(column)
  }
  const missing = Object.entries(columns).find(([field, { required }]) => required && !mapping[field])
  if (missing) throw invalidField(`mapping.${missing[0]}`, `Indica in quale colonna è «${missing[1].label}».`)
}

/** The next file with the same headings is mapped the same way; a column that was left out is left out again. */
async function rememberMapping(
  tx: Tx,
  kind: ImportKind,
  headings: readonly string[],
  mapping: Mapping,
): Promise<void> {
  const fieldOf = new Map(Object.entries(mapping).map(([field, column]) => [column, field]))
  const known = new Map(headings.map((heading) => [headingKey(heading), fieldOf.get(heading) ?? '']))
  known.delete('')
  const keys = [...known.keys()]
  await tx.$executeRaw`
    INSERT INTO import_mappings (id, kind, tipo, esterno, interno)
    SELECT t.id, t.kind, t.tipo, t.esterno, nullif(t.interno, '') FROM unnest(${keys.map(() => newId())}::uuid[], ${keys.map(() => kind)}::text[],
      ${keys.map(() => COLONNA)}::text[], ${keys}::text[], ${[...known.values()]}::text[]) AS t (id, kind, tipo, esterno, interno)
    ON CONFLICT (kind, tipo, esterno) DO UPDATE SET interno = excluded.interno, version = import_mappings.version + 1,
      updated_at = now() WHERE import_mappings.interno IS DISTINCT FROM excluded.interno`
}

/** The `tipo` of a remembered heading. */
export const COLONNA = 'colonna'

/** What moves money or makes accounts is begun by who has just proven who they are: the job that does it asks nobody. */
async function proven({ actor }: Ctx, tx: Tx, { kind }: { kind: ImportKind }): Promise<void> {
  const { proof }: Kind = IMPORT_KINDS[kind]
  if (proof) await requireProof(actor, tx)
}

/** Writes what the check has found; goes on behind its checkpoint where it was stopped. */
export async function runImport(ctx: Ctx, id: string): Promise<void> {
  await withTransaction(async (tx) => {
    const run = await lockRun(tx, ctx.actor, id)
    refuseUnless(run, 'run')
    await proven(ctx, tx, run)
    const resumes = run.state !== 'verificato'
    // What was found is only what would have been: the counts begin again.
    const data = resumes ? {} : NOTHING
    await startPhase(tx, { runId: id, fase: 'scrittura', by: ctx.actor.userId, data, resumes })
  }, ctx.tx)
}

/** Tries the wrong rows again, once what kept them from being taken has been put right. */
export async function retryImport(ctx: Ctx, id: string): Promise<void> {
  await withTransaction(async (tx) => {
    const run = await lockRun(tx, ctx.actor, id)
    refuseUnless(run, 'retry')
    await proven(ctx, tx, run)
    await startPhase(tx, { runId: id, fase: 'ripresa', by: ctx.actor.userId })
  }, ctx.tx)
}

/** Takes back what was written, by its changes. */
export async function undoImport(ctx: Ctx, id: string): Promise<void> {
  await withTransaction(async (tx) => {
    const run = await lockRun(tx, ctx.actor, id)
    refuseUnless(run, 'undo')
    await proven(ctx, tx, run)
    await startPhase(tx, { runId: id, fase: 'ritorno', by: ctx.actor.userId })
  }, ctx.tx)
}

/** Stops a run where it is: the portion under way is rolled back, what was written before stays. */
export async function cancelImport(ctx: Ctx, id: string): Promise<void> {
  const job = await withTransaction(async (tx) => {
    const run = await lockRun(tx, ctx.actor, id)
    refuseUnless(run, 'cancel')
    const data = { state: 'annullato', endedAt: new Date(), version: { increment: 1 } } as const
    await tx.importRun.update({ where: { id }, data })
    return run.state === 'in_corso' && run.jobId
      ? tx.jobProgress.findUnique({ where: { id: run.jobId }, select: { id: true, ownerId: true } })
      : null
  }, ctx.tx)
  if (job?.ownerId) await cancelProgress({ role: 'admin', userId: job.ownerId }, job.id)
}
