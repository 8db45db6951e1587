import 'server-only'
import { type Tx, withSavepoint } from '@/lib/core/db'
import { isCollision } from '@/lib/core/db-errors'
import { AppError } from '@/lib/core/errors'
import { toAppError } from '@/lib/http/errors'
import type { ImportCtx, ImportDefinition, RowOutcome } from './define'
import type { Evaluated } from './evaluate'

/** A row was refused by the database or by a rule: its transaction is run again, each row behind a savepoint. */
export class RowRefused extends Error {
  override name = 'RowRefused'
}

/** What a row may be refused for; anything else is nobody's row's fault, and ends the portion. */
const isRefusal = (error: unknown) => toAppError(error).status < 500 && !isCollision(error)

/** The refusal of a row as its own errors. */
export function refusalOf(error: unknown): RowOutcome {
  const { detail, errors } = toAppError(error)
  return { esito: 'errato', errori: errors.length > 0 ? errors : [{ path: '', message: detail }] }
}

/**
 * Writes the rows that are new or changed. Without `careful` there is no savepoint: most portions have no row that is refused
 * only when it is written, and two more statements for each would be felt.
 * @throws RowRefused in the first pass, when a row was refused
 */
export async function applyRows(
  definition: ImportDefinition,
  ctx: ImportCtx,
  lines: readonly Evaluated[],
  { careful }: { careful: boolean },
): Promise<RowOutcome[]> {
  const atOnce = careful ? new Map<number, RowOutcome>() : await applyTogether(definition, ctx, lines)
  const outcomes: RowOutcome[] = []
  for (const { riga, value, verdict } of lines) {
    const done = atOnce.get(riga)
    if (done || (verdict.esito !== 'creato' && verdict.esito !== 'aggiornato')) {
      outcomes.push(done ?? verdict)
      continue
    }
    const write = () => definition.apply(ctx, { riga, value }, verdict)
    outcomes.push(careful ? await behindSavepoint(ctx.tx, write, refusalOf) : await orRefused(write))
  }
  return outcomes
}

/** The outcomes by their line of the rows that the kind writes at once. */
async function applyTogether(
  { together }: ImportDefinition,
  ctx: ImportCtx,
  lines: readonly Evaluated[],
): Promise<Map<number, RowOutcome>> {
  const of: readonly string[] = together?.of ?? []
  const rows = lines
    .filter(({ verdict }) => of.includes(verdict.esito))
    .map(({ riga, value, verdict }) => ({ row: { riga, value }, verdict }))
  const outcomes = together && rows.length > 0 ? await orRefused(() => together.apply(ctx, rows)) : []
  return new Map(
    rows.flatMap(({ row }, index) => {
      const outcome = outcomes[index]
      return outcome ? [[row.riga, outcome]] : []
    }),
  )
}

/** What is refused without a savepoint ends the first pass. */
export async function orRefused<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isRefusal(error) ? new RowRefused('row', { cause: error }) : error
  }
}

/** What a refused piece of work had written so far is taken back; the transaction goes on. */
export async function behindSavepoint<T>(
  tx: Tx,
  work: () => Promise<T>,
  refused: (error: unknown) => T,
): Promise<T> {
  try {
    return await withSavepoint(tx, work)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return refused(error)
  }
}

/** Runs `work` without savepoints, and with them where a row is refused. */
export async function carefully<T>(work: (careful: boolean) => Promise<T>): Promise<T> {
  try {
    return await work(false)
  } catch (error) {
    if (error instanceof RowRefused) return work(true)
    throw error
  }
}

export const isFinal = (error: unknown): error is AppError =>
  error instanceof AppError && error.code !== 'unavailable'
