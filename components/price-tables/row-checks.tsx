import { useDeferredValue, useId, useMemo } from 'react'
import { rigaSchema } from '@/lib/features/price-tables/schema'
import { checkGrid, type GridChecks } from '@/lib/finance/price-grid'
import { Findings } from './findings'
import classes from './price-rows.module.css'
import type { Cella } from './shown-cell'

/** Rows that are still being typed are left out. */
const typed = (rows: readonly unknown[]) =>
  rows.flatMap((row) => {
    const { _id: _, ...riga } = row as Record<string, unknown>
    return rigaSchema.safeParse(riga).data ?? []
  })

const keyOf = ({ importo, durata }: Record<string, unknown>, campo: string) => `${importo} ${durata} ${campo}`

/** What looks wrong in the rows, before visitors calculate with them; `errorOf` a figure of a row. */
export function useRowChecks(rows: readonly unknown[], fuoriPiano: boolean) {
  // Two thousand rows take a moment: typing goes on meanwhile.
  const settled = useDeferredValue(rows)
  return useMemo(() => {
    const checks = checkGrid(typed(settled), { fuoriPiano })
    const wrong = new Map(
      checks.errors.flatMap(({ testo, cella }) => (cella ? [[keyOf(cella, cella.campo), testo]] : [])),
    )
    const errorOf = (row: Record<string, unknown>, campo: string) => wrong.get(keyOf(row, campo))
    return { checks, errorOf }
  }, [settled, fuoriPiano])
}

/** The findings under the rows. */
export function RowChecks({ checks, onShow }: { checks: GridChecks; onShow: (cella: Cella) => void }) {
  const id = useId()
  return (
    <section className={classes.checks} aria-labelledby={id}>
      <h2 id={id}>Controlli</h2>
      <Findings {...checks} onShow={onShow} />
    </section>
  )
}
