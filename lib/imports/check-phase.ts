import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { Step } from '@/lib/jobs/progress'
import { evaluate } from './evaluate'
import { lineOf } from './parse-row'
import { inPortion, moveOn, type Phase, PORTION } from './portion'
import { readRows } from './read-file'
import { countsOf, insertRows } from './save-rows'
import type { Mapping } from './schema'

/**
 * The dry run: reads the file, keeps its rows and says of each what would become of it. Nothing else is written. Goes on after the
 * last row that an earlier attempt has kept.
 */
export async function checkPhase(phase: Phase, step: Step): Promise<void> {
  const { run, definition } = phase
  if (!run.fileId) throw new AppError('conflict', 'Il file non c’è più: caricalo di nuovo.')
  const rows = await readRows(run.fileId)
  if (rows.length === 0) throw new AppError('invalid', 'Nel file non c’è nessuna riga da importare.')
  const portion = definition.whole ? rows.length : PORTION
  const lines = rows.map((row) => lineOf(row, run.mapping as Mapping))
  let { checkpoint: from } = await db().importRun.findUniqueOrThrow({ where: { id: run.id } })
  for (let at = lines.findIndex(({ riga }) => riga > from); at >= 0 && at < lines.length; at += portion) {
    const part = lines.slice(at, at + portion)
    const to = part.at(-1)?.riga ?? from
    await inPortion(phase, async (ctx) => {
      const found = await evaluate(definition, ctx, part)
      await insertRows(ctx.tx, run.id, found)
      const counts = countsOf(found.map(({ verdict }) => verdict))
      await moveOn(ctx.tx, phase, { from, to, read: part.length, counts })
    })
    from = to
    await step(Math.min(at + portion, lines.length), lines.length)
  }
  if (run.completo) await addMissing(phase, from)
}

/** Rows for what a complete list does not name, after those of the file. */
async function addMissing(phase: Phase, from: number): Promise<void> {
  const { run, definition } = phase
  await inPortion(phase, async (ctx) => {
    const missing = (await definition.complete?.missing(ctx.tx, run.id)) ?? []
    if (missing.length === 0) return
    const lines = missing.map((dati, index) => ({ riga: from + index + 1, dati }))
    const found = await evaluate(definition, ctx, lines)
    await insertRows(ctx.tx, run.id, found)
    const counts = countsOf(found.map(({ verdict }) => verdict))
    await moveOn(ctx.tx, phase, { from, to: from + lines.length, read: lines.length, counts })
  })
}
