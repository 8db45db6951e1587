import 'server-only'
import { db } from '@/lib/core/db'
import type { Step } from '@/lib/jobs/progress'
import type { Prisma } from '@/prisma/generated/client'
import { applyRows, carefully } from './apply-rows'
import { evaluate, withNotes } from './evaluate'
import { storedLine } from './parse-row'
import { inPortion, moveOn, type Phase, PORTION } from './portion'
import { countsOf, updateRows } from './save-rows'

/** The rows of a phase that come after one; all of them where they count together. */
export function rowsAfter({ run, fase, definition }: Phase, riga: number) {
  const where: Prisma.ImportRowWhereInput = { runId: run.id, riga: { gt: riga } }
  return db().importRow.findMany({
    where: fase === 'ripresa' ? { ...where, esito: 'errato' } : where,
    orderBy: { riga: 'asc' },
    select: { riga: true, dati: true, errori: true },
    take: definition.whole ? undefined : PORTION,
  })
}

/**
 * Writes the rows, portion by portion: each is checked once more, because the world has gone on since the dry run. What an attempt
 * that was killed has committed is behind its checkpoint. The wrong ones are tried again by the same way.
 */
export async function writePhase(phase: Phase, step: Step): Promise<void> {
  const { run, definition, fase } = phase
  const total = fase === 'ripresa' ? run.errati : run.letti
  let { checkpoint: from } = await db().importRun.findUniqueOrThrow({ where: { id: run.id } })
  const before = { runId: run.id, riga: { lte: from } }
  let done = fase === 'ripresa' ? 0 : await db().importRow.count({ where: before })
  for (;;) {
    const rows = await rowsAfter(phase, from)
    const to = rows.at(-1)?.riga
    if (to === undefined) return
    const lines = rows.map(storedLine)
    await carefully((careful) =>
      inPortion(phase, async (ctx) => {
        const checked = await evaluate(definition, ctx, lines)
        const outcomes = await applyRows(definition, ctx, checked, { careful })
        const settled = checked.flatMap((line, index) => {
          const outcome = outcomes[index]
          return outcome ? [{ riga: line.riga, outcome: withNotes(line, outcome) }] : []
        })
        await updateRows(ctx.tx, run.id, settled, { written: true })
        const counts = countsOf(outcomes)
        const again = fase === 'ripresa' ? { ...counts, errati: counts.errati - rows.length } : counts
        await moveOn(ctx.tx, phase, { from, to, counts: again })
      }),
    )
    from = to
    done += rows.length
    await step(Math.min(done, total), total)
  }
}
