import 'server-only'
import { db } from '@/lib/core/db'
import { toAppError } from '@/lib/http/errors'
import type { Step } from '@/lib/jobs/progress'
import type { ImportRow } from '@/prisma/generated/client'
import { behindSavepoint, carefully, orRefused } from './apply-rows'
import type { ImportCtx, WrittenRow } from './define'
import { inPortion, moveOn, type Phase } from './portion'
import { countsOf, type Settled, updateRows } from './save-rows'

/** Taking back reads and writes more than writing does. */
const PORTION = 200

const CHANGED = 'È cambiato dopo l’importazione: resta com’è.'

/**
 * Takes back what the run has written, the last row first. What has changed since, or is needed by something else, is left, and says
 * why. A row that is settled is no longer found, so that an attempt goes on where the one before ended.
 */
export async function undoPhase(phase: Phase, step: Step): Promise<void> {
  const { run, definition } = phase
  const written = { runId: run.id, scritta: true }
  const total = await db().importRow.count({ where: written })
  let { checkpoint: from } = await db().importRun.findUniqueOrThrow({ where: { id: run.id } })
  let done = 0
  for (;;) {
    const rows = await db().importRow.findMany({
      where: written,
      orderBy: { riga: 'desc' },
      take: definition.whole ? undefined : PORTION,
    })
    if (rows.length === 0) return
    const to = from + rows.length
    await carefully((careful) =>
      inPortion(phase, async (ctx) => {
        const settled = await takeBack(phase, ctx, rows, careful)
        await updateRows(ctx.tx, run.id, settled, { written: true })
        const { disfatti, lasciati } = countsOf(settled.map(({ outcome }) => outcome))
        await moveOn(ctx.tx, phase, { from, to, counts: { disfatti, lasciati } })
      }),
    )
    from = to
    done += rows.length
    await step(Math.min(done, total), total)
  }
}

/** Rows that became the same record go, or stay, together. */
async function takeBack(
  { definition }: Phase,
  ctx: ImportCtx,
  rows: readonly ImportRow[],
  careful: boolean,
): Promise<Settled[]> {
  const reasons = new Map<string, string | null>()
  const settled: Settled[] = []
  for (const row of rows) {
    const { riga, ref, refVersion, cambi } = row
    if (ref && !reasons.has(ref)) {
      const undo = () => definition.undo(ctx, writtenOf(row, ref))
      reasons.set(ref, await (careful ? behindSavepoint(ctx.tx, undo, whyLeft) : orRefused(undo)))
    }
    const reason = ref ? (reasons.get(ref) ?? null) : null
    const outcome: Settled['outcome'] = {
      ref,
      refVersion,
      cambi: cambi as unknown as WrittenRow['cambi'],
      esito: reason === null ? 'disfatto' : 'lasciato',
      errori: reason === null ? [] : [{ path: '', message: reason }],
    }
    settled.push({ riga, outcome })
  }
  return settled
}

const writtenOf = ({ riga, esito, refVersion, cambi }: ImportRow, ref: string): WrittenRow => ({
  riga,
  ref,
  refVersion,
  esito: esito === 'creato' ? 'creato' : 'aggiornato',
  cambi: cambi as unknown as WrittenRow['cambi'],
})

/** Why a record cannot be taken back. */
function whyLeft(error: unknown): string {
  const { code, detail } = toAppError(error)
  return code === 'stale_version' || code === 'not_found' ? CHANGED : detail
}
