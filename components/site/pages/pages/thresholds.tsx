import { percentText } from '@/components/markup/format'
import { classText, PAST_QUARTER, quarterText, THRESHOLD_NAME, thresholdText } from '@/components/site/usury'
import type { PageTables } from '@/lib/features/content/types'
import { LiveTable } from './live-table'

/** The averages of the quarter and the limit that the law draws from each. */
export function ThresholdTable({ soglie }: { soglie: PageTables['soglie'] }) {
  if (!soglie) return <p>I valori del trimestre non sono ancora stati caricati.</p>
  const { from, to, inForce, rows } = soglie
  return (
    <LiveTable
      caption={quarterText(from, to)}
      columns={['Tipo di prestito e importo', 'TEGM', THRESHOLD_NAME]}
      lines={rows.map((row) => ({
        name: row.category,
        note: classText(row),
        figures: [percentText(row.tegm), thresholdText(row.soglia)],
      }))}
      note={
        inForce
          ? 'Tassi annui. Il confronto di legge usa il TEG, che non coincide con il TAEG.'
          : PAST_QUARTER
      }
    />
  )
}
