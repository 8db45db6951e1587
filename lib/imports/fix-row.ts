import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField, orNotFound, staleVersion } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { applyRows, carefully } from './apply-rows'
import type { ImportDefinition, RowOutcome } from './define'
import { evaluate, withNotes } from './evaluate'
import { loadImport } from './load'
import { type Cells, type Line, parseLine, plainCell, storedLine } from './parse-row'
import { contextOf, type Phase } from './portion'
import { presentRow } from './present'
import { countsOf, type Settled, updateRows } from './save-rows'
import type { RigaImport, RowInput } from './schema'
import { lockRun, refuseUnless } from './verbs'

/**
 * Puts the cells of a wrong row right. Before the file is written the row is checked again, afterwards it is written at once. Rows
 * that count together wait for RIPROVA.
 */
export async function fixRow(ctx: Ctx, id: string, riga: number, input: RowInput): Promise<RigaImport> {
  const key = { runId_riga: { runId: id, riga } }
  return carefully((careful) =>
    withTransaction(async (tx) => {
      const run = await lockRun(tx, ctx.actor, id)
      refuseUnless(run, 'fix')
      const row = orNotFound(await tx.importRow.findUnique({ where: key }))
      if (row.version !== input.version) throw staleVersion()
      if (row.esito !== 'errato') throw new AppError('conflict', 'Si correggono solo le righe errate.')
      const definition = await loadImport(run.kind)
      const line = { riga, dati: cellsOf(definition, input) }
      const { dati, chiave, impronta, soggetti } = parseLine(definition, line)
      await tx.importRow.update({ where: key, data: { dati, chiave, impronta, soggetti, errori: [] } })
      const { actor, requestId } = ctx
      const isOpen = run.state === 'verificato'
      const phase: Phase = { run, definition, actor, requestId, fase: isOpen ? 'verifica' : 'ripresa' }
      const settled = await settleLines(phase, tx, line, careful)
      await updateRows(tx, id, settled, { written: !isOpen })
      const counts = countsOf(settled.map(({ outcome }) => outcome))
      const added = { ...counts, errati: counts.errati - settled.length }
      const isClean = run.state === 'con_errori' && run.errati + added.errati === 0
      await tx.importRun.update({
        where: { id },
        data: {
          ...Object.fromEntries(Object.entries(added).map(([name, count]) => [name, { increment: count }])),
          ...(isClean && { state: 'completato' }),
        },
      })
      return presentRow(await tx.importRow.findUniqueOrThrow({ where: key }), run.kind)
    }, ctx.tx),
  )
}

const WAITING: RowOutcome = {
  esito: 'errato',
  errori: [{ path: '', message: 'Corretta: si legge con le altre quando riprovi.' }],
}

/** What becomes of the corrected row; of rows that count together, before they are written, of all that were wrong. */
async function settleLines(phase: Phase, tx: Tx, line: Line, careful: boolean): Promise<Settled[]> {
  const { definition, fase, run } = phase
  const isOpen = fase === 'verifica'
  if (definition.whole && !isOpen) return [{ riga: line.riga, outcome: WAITING }]
  const ctx = contextOf(phase, tx)
  const checked = await evaluate(definition, ctx, definition.whole ? await wrongLines(tx, run.id) : [line])
  const outcomes = isOpen
    ? checked.map(({ verdict }) => verdict)
    : await applyRows(definition, ctx, checked, { careful })
  return checked.map((line, index) => ({
    riga: line.riga,
    outcome: withNotes(line, outcomes[index] ?? WAITING),
  }))
}

async function wrongLines(tx: Tx, runId: string): Promise<Line[]> {
  const rows = await tx.importRow.findMany({ where: { runId, esito: 'errato' }, orderBy: { riga: 'asc' } })
  return rows.map(storedLine)
}

function cellsOf({ columns }: ImportDefinition, { dati }: RowInput): Cells {
  const unknown = Object.keys(dati).find((field) => !Object.hasOwn(columns, field))
  if (unknown) throw invalidField(`dati.${unknown}`, 'Questo campo non c’è.')
  const cells = Object.entries(dati).map(([field, text]): [string, string] => [field, plainCell(text)])
  return Object.fromEntries(cells.filter(([, text]) => text !== ''))
}
