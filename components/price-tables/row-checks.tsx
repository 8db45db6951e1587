import { useDeferredValue, useId, useMemo } from 'react'
import { rigaSchema } from '@/lib/features/price-tables/schema'
import { checkGrid } from '@/lib/finance/price-grid'
import { Findings } from './findings'
import classes from './price-rows.module.css'

type Props = { rows: readonly unknown[]; fuoriPiano: boolean }

/** Rows that are still being typed are left out. */
const typed = (rows: readonly unknown[]) =>
  rows.flatMap((row) => {
    const { _id: _, ...riga } = row as Record<string, unknown>
    return rigaSchema.safeParse(riga).data ?? []
  })

/** What looks wrong in the rows, before visitors calculate with them. */
export function RowChecks({ rows, fuoriPiano }: Props) {
  // Two thousand rows take a moment: typing goes on meanwhile.
  const settled = useDeferredValue(rows)
  const checks = useMemo(() => checkGrid(typed(settled), { fuoriPiano }), [settled, fuoriPiano])
  const id = useId()
  if (rows.length === 0) return null
  return (
    <section className={classes.checks} aria-labelledby={id}>
      <h2 id={id}>Controlli</h2>
      <Findings {...checks} />
    </section>
  )
}
