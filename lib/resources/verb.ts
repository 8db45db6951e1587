import 'server-only'
import { z } from 'zod'
import { type Tx, withSavepoint, withTransaction } from '@/lib/core/db'
import { isCollision } from '@/lib/core/db-errors'
import type { AppError } from '@/lib/core/errors'
import { inGroup } from '@/lib/history/group'
import type { Ctx } from '@/lib/http/context'
import { toAppError } from '@/lib/http/errors'
import { lockAll } from './lock'
import type { Resource } from './types'
import type { VerbReply, VerbView } from './view'

/** As many rows as one call takes: all of them are one transaction. */
export const VERB_MAX = 200

const target = z.strictObject({ _id: z.uuid(), version: z.number().int() })
export const verbSchema = z.strictObject({
  rows: z.array(target).min(1, 'Scegli almeno una riga.').max(VERB_MAX, `Al massimo ${VERB_MAX} righe.`),
  /** Says what each row would get, and changes nothing. */
  preview: z.boolean().optional(),
})

export const verbReplySchema: z.ZodType<VerbReply> = z.object({
  done: z.number(),
  lines: z.array(
    z.object({
      _id: z.string(),
      result: z.string().nullable(),
      message: z.string().nullable(),
      cautele: z.array(z.string()),
    }),
  ),
})

/** In words what came of it, "Maria Rossi", and what is left to be seen to. */
export type VerbOutcome = string | { result: string; cautele: string[] }
/** What the verb does with one row. */
export type VerbStep<V> = (ctx: Ctx & { tx: Tx }, row: Target, values: V) => Promise<VerbOutcome>

type Target = z.infer<typeof target>
type VerbRequest<V> = { rows: readonly Target[]; values: V; preview?: boolean }

/** Carries a preview out of its transaction, which is thereby undone. */
class Previewed extends Error {
  constructor(readonly reply: VerbReply) {
    super('previewed')
  }
}

/**
 * The verb on all rows in one transaction, oldest first; a row that refuses is named and left as it was. A preview is
 * the same work, rolled back: what it says is what happens, unless something changes in between.
 */
export async function runVerb<V>(
  resource: Resource,
  verb: VerbView,
  ctx: Ctx,
  { rows, values, preview = false }: VerbRequest<V>,
  step: VerbStep<V>,
): Promise<VerbReply> {
  const ordered = [...rows].sort((a, b) => (a._id < b._id ? -1 : 1))
  try {
    return await withTransaction(async (tx) => {
      await lockAll(tx, resource, ordered)
      const all = { ...together(resource, verb, ctx, rows.length), tx }
      const lines: VerbReply['lines'] = []
      for (const row of ordered) lines.push(await lineOf(all, row, values, verb, step))
      const reply = { done: lines.filter(({ result }) => result !== null).length, lines }
      if (preview) throw new Previewed(reply)
      return reply
    })
  } catch (error) {
    if (error instanceof Previewed) return error.reply
    throw error
  }
}

/** One row behind a savepoint: what a refused one had written so far is taken back. */
async function lineOf<V>(
  ctx: Ctx & { tx: Tx },
  row: Target,
  values: V,
  { fields }: VerbView,
  step: VerbStep<V>,
): Promise<VerbReply['lines'][number]> {
  try {
    const outcome = await withSavepoint(ctx.tx, () => step(ctx, row, values))
    const told = typeof outcome === 'string' ? { result: outcome, cautele: [] } : outcome
    return { _id: row._id, ...told, message: null }
  } catch (error) {
    const failure = toAppError(error)
    if (failure.status >= 500 || isCollision(error) || concerns(failure, fields)) throw error
    return { _id: row._id, result: null, message: failure.detail, cautele: [] }
  }
}

/** What is wrong with the values is wrong for every row: it is said beside its field. */
const concerns = ({ errors }: AppError, fields: VerbView['fields']) =>
  errors?.some(({ path }) => fields.some(({ name }) => name === path)) ?? false

/** One entry of the history for all the rows. */
function together({ audit: model, labels }: Resource, { label }: VerbView, ctx: Ctx, count: number): Ctx {
  return model && count > 1 ? inGroup(ctx, { action: 'edit', model, label: `${label}: ${labels.many}` }) : ctx
}
