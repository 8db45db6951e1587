import 'server-only'
import { dropAtCommit } from '@/lib/core/at-commit'
import { rowsTag } from '@/lib/core/cache'
import { AppError, type FieldError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { type Change, canonical } from '@/lib/history/diff'
import { recordCreations } from '@/lib/history/record'
import { allowedRows } from '@/lib/resources/access'
import { encodeInput, present } from '@/lib/resources/codec'
import { type DbRow, delegate } from '@/lib/resources/delegate'
import { tablesOf } from '@/lib/resources/shared'
import type { Resource, Row, Where } from '@/lib/resources/types'
import { checkInput, createRow, updateRow } from '@/lib/resources/write'
import type { ImportCtx, RowOutcome, Verdict, WrittenRow } from './define'

/* Imports of what is declared as a resource: the same checks, the same history as its record page. */

export type Plan = { before: DbRow | null; input: Row }

export const refused = (errori: readonly FieldError[]): Verdict<never> => ({ esito: 'errato', errori })

/** What would become of a record: the whole of it is checked as it would be. `input` holds only what the row says. */
export async function verdictOf(
  resource: Resource,
  before: DbRow | null,
  input: Row,
  initial: Row,
): Promise<Verdict<Plan>> {
  const current = before && present(resource, before)
  const names = Object.keys(resource.schema.shape)
  const base = current ? Object.fromEntries(names.map((name) => [name, current[name] ?? null])) : initial
  // Rows of other tables are none of the file's business: they count as they are.
  const children = Object.fromEntries(Object.keys(resource.children ?? {}).map((name) => [name, []]))
  let value: Row
  try {
    value = await checkInput(resource, { ...base, ...children, ...input }, current)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { errors, detail } = error
    return refused(errors.length > 0 ? errors : [{ path: '', message: detail }])
  }
  const cambi = changesOf(Object.keys(input), current ?? {}, value)
  if (before && cambi.length === 0) return { esito: 'invariato', ref: before.id }
  return {
    esito: before ? 'aggiornato' : 'creato',
    ref: before?.id ?? null,
    cambi,
    plan: { before, input: before ? input : value },
  }
}

const changesOf = (fields: readonly string[], before: Row, after: Row): Change[] =>
  fields
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => canonical(change.before) !== canonical(change.after))

/** Writes it through the resource, with its hooks and its history. */
export async function applyPlan(
  resource: Resource,
  ctx: ImportCtx,
  { before, input }: Plan,
  { esito, cambi }: Pick<Verdict, 'esito' | 'cambi'>,
): Promise<RowOutcome> {
  const row = before
    ? await updateRow(resource, ctx, before.id, before.version, input)
    : await createRow(resource, ctx, input)
  return { esito, cambi, ref: String(row._id), refVersion: Number(row.version) }
}

type New = { plan: Plan; verdict: Pick<Verdict, 'esito' | 'cambi'> }

/**
 * Writes many new records in a few statements, each with its entry of the history. Only of resources whose hooks do nothing for a new
 * record but look what `check` has looked at too.
 */
export async function applyNewPlans(
  resource: Resource,
  ctx: ImportCtx,
  news: readonly New[],
): Promise<RowOutcome[]> {
  const { audit: model } = resource
  if (!model) throw new Error(`${resource.path} is not written through the engine`)
  allowedRows(resource.access.create, ctx.actor)
  const data = news.map(({ plan }) => ({ ...encodeInput(resource, plan.input), id: newId() }))
  await delegate(resource, ctx.tx).createMany({ data })
  const where = { id: { in: data.map(({ id }) => id) } }
  const written = new Map((await rowsWhere(resource, ctx, where)).map((row) => [row.id, row]))
  const rows = data.flatMap(({ id }) => {
    const after = written.get(id)
    return after ? [{ after, label: resource.title(present(resource, after)) }] : []
  })
  await recordCreations(ctx.tx, ctx, { model, rows })
  dropAtCommit(ctx.tx, tablesOf(resource).map(rowsTag))
  return news.map(({ verdict: { esito, cambi } }, index) => {
    const row = written.get(data[index]?.id ?? '')
    return { esito, cambi, ref: row?.id ?? null, refVersion: row?.version ?? null }
  })
}

/** Whole rows, as the history wants them. */
const rowsWhere = ({ model }: Resource, { tx }: ImportCtx, where: Where) =>
  (tx as unknown as Record<string, { findMany(args: { where: Where }): Promise<DbRow[]> }>)[model]?.findMany({
    where,
  }) ?? Promise.resolve([])

/** Gives the columns that were changed what they had; 409 where the record is no longer as the import left it. */
export async function restoreRow(resource: Resource, ctx: ImportCtx, row: WrittenRow): Promise<void> {
  const fields = row.cambi.filter(({ field }) => field in resource.schema.shape)
  const values = Object.fromEntries(fields.map(({ field, before }) => [field, before]))
  if (fields.length > 0) await updateRow(resource, ctx, row.ref, row.refVersion ?? 0, values)
}
