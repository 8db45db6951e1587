import { useDeferredValue, useId, useMemo } from 'react'
import type { Mark, RowMarks } from '@/components/data/sheet/sheet-types'
import { gridTerms } from '@/lib/features/price-tables/labels'
import { type Riga, rigaSchema } from '@/lib/features/price-tables/schema'
import { checkGrid, type Finding, type GridChecks, wrong } from '@/lib/finance/price-grid'
import { isComplete } from './complete-rows'
import { type DraftRow, FIGURES, type Figure } from './figures'
import { Findings } from './findings'
import classes from './price-rows.module.css'
import type { Cella } from './shown-cell'

const NO_ROWS: readonly DraftRow[] = []
/** The rows that can be checked. They are never changed in place: each is read once. */
const readable = new WeakMap<DraftRow, Riga | null>()

function readableRow(row: DraftRow): Riga | null {
  const known = readable.get(row)
  if (known !== undefined) return known
  const { _id: _, ...riga } = row
  const read = rigaSchema.safeParse(riga).data ?? null
  readable.set(row, read)
  return read
}

const NAMES: Partial<Record<Figure, string>> = {
  rata: 'manca la rata.',
  tan: 'manca il TAN.',
  taeg: 'manca il TAEG.',
}

const missingFigures = (row: DraftRow): Finding[] =>
  isComplete(row)
    ? []
    : FIGURES.flatMap(({ value }) => (row[value] === null ? [wrong(row, value, NAMES[value] ?? '')] : []))

/** What looks wrong in the rows, before visitors calculate with them. */
export function useRowChecks(rows: readonly DraftRow[], table: Parameters<typeof gridTerms>[0]): GridChecks {
  // Two thousand rows take a moment: typing goes on meanwhile.
  const settled = useDeferredValue(rows, NO_ROWS)
  const { fuoriPiano, tassata } = gridTerms(table)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of a row holds for these terms only
  const known = useMemo(() => new WeakMap(), [fuoriPiano, tassata])
  return useMemo(() => {
    const { errors, warnings } = checkGrid(
      settled.flatMap((row) => readableRow(row) ?? []),
      { fuoriPiano, tassata, known },
    )
    return { errors: [...settled.flatMap(missingFigures), ...errors], warnings }
  }, [settled, fuoriPiano, tassata, known])
}

/** The findings about one figure, by row and column of its sheet; an error wins over a warning. */
export function marksOf({ errors, warnings }: GridChecks, figure: Figure): Map<string, RowMarks> {
  const marks = new Map<string, Record<string, Mark>>()
  const put = (found: readonly Finding[], tone: Mark['tone']) => {
    for (const { testo, cella } of found) {
      if (cella?.campo !== figure) continue
      const key = String(cella.importo)
      const row = marks.get(key) ?? {}
      row[cella.durata] = { tone, text: testo }
      marks.set(key, row)
    }
  }
  put(warnings, 'warn')
  put(errors, 'bad')
  return marks
}

/** The findings under the grid. */
export function RowChecks({ checks, onShow }: { checks: GridChecks; onShow: (cella: Cella) => void }) {
  const id = useId()
  return (
    <section className={classes.checks} aria-labelledby={id}>
      <h2 id={id}>Controlli</h2>
      <Findings {...checks} onShow={onShow} />
    </section>
  )
}
