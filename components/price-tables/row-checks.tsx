import { useDeferredValue, useId, useMemo, useState } from 'react'
import { cellKey, type Mark } from '@/components/data/sheet/sheet-types'
import { isSame } from '@/components/data/three-way'
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
export function useRowChecks(rows: readonly DraftRow[], fuoriPiano: boolean): GridChecks {
  // Two thousand rows take a moment: typing goes on meanwhile.
  const settled = useDeferredValue(rows, NO_ROWS)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of a row holds for these terms only
  const known = useMemo(() => new WeakMap(), [fuoriPiano])
  return useMemo(() => {
    const { errors, warnings } = checkGrid(
      settled.flatMap((row) => readableRow(row) ?? []),
      { fuoriPiano, known },
    )
    return { errors: [...settled.flatMap(missingFigures), ...errors], warnings }
  }, [settled, fuoriPiano, known])
}

/** The same marks as long as they say the same: or all lines would be drawn again for each letter. */
export function useMarks(checks: GridChecks, figure: Figure): Record<string, Mark> {
  const found = useMemo(() => marksOf(checks, figure), [checks, figure])
  const [kept, keep] = useState(found)
  if (isSame(kept, found)) return kept
  keep(found)
  return found
}

/** The findings about one figure, by cell of its sheet; an error wins over a warning. */
function marksOf({ errors, warnings }: GridChecks, figure: Figure): Record<string, Mark> {
  const marks = (found: readonly Finding[], tone: Mark['tone']) =>
    found.flatMap(({ testo, cella }) =>
      cella?.campo === figure
        ? [[cellKey(String(cella.importo), String(cella.durata)), { tone, text: testo }] as const]
        : [],
    )
  return Object.fromEntries([...marks(warnings, 'warn'), ...marks(errors, 'bad')])
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
