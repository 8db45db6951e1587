import { toCents, toEuro } from '@/lib/core/money'
import { FinanceError } from '@/lib/finance/error'
import { rataFrancese } from '@/lib/finance/instalment'
import { ratesOfInstalment } from '@/lib/finance/price-grid'
import type { DraftRow } from './figures'
import type { Grid } from './grid-draft'

export const isComplete = ({ rata, tan, taeg }: DraftRow): boolean =>
  rata !== null && tan !== null && taeg !== null

/** What a row lacks, worked out from what it has: the instalment from the TAN or the TAN from it, and the TAEG with the fees. */
function completedRow(row: DraftRow): DraftRow {
  if (isComplete(row)) return row
  try {
    const { importo, durata, tan, spese } = row
    const rata = row.rata ?? (tan === null ? null : toEuro(rataFrancese(toCents(importo), tan, durata)))
    if (rata === null) return row
    const found = ratesOfInstalment({ importo, durata, rata, spese })
    return { ...row, rata, tan: tan ?? found.tan, taeg: row.taeg ?? Number(found.taeg.toFixed(4)) }
  } catch (error) {
    // No rate comes to it: it stays as it is, and the checks name it.
    if (error instanceof FinanceError) return row
    throw error
  }
}

/** The grid without figures that can be worked out. */
export const completed = (grid: Grid): Grid => ({
  ...grid,
  lines: grid.lines.map((line) => {
    const cells = Object.entries(line.cells).map(([durata, cell]) => [
      durata,
      cell.isGone ? cell : { ...cell, row: completedRow(cell.row) },
    ])
    return { ...line, cells: Object.fromEntries(cells) }
  }),
})
