import { formatDay } from '@/lib/core/dates'
import { formatEuro, formatRate } from '@/lib/core/money'
import type { PageTables } from '@/lib/features/content/types'
import { LiveTable } from './live-table'

const whole = (cents: number) => formatEuro(cents).replace(',00', '')

function classText(from: number | null, to: number | null): string {
  if (!from && to) return `fino a ${whole(to)}`
  if (from && to) return `da ${whole(from)} a ${whole(to)}`
  return from ? `oltre ${whole(from)}` : 'tutti gli importi'
}

/** The averages of the quarter and the limit that the law draws from each. */
export function ThresholdTable({ soglie }: { soglie: PageTables['soglie'] }) {
  if (!soglie) return <p>I valori del trimestre non sono ancora stati caricati.</p>
  const { from, to, inForce, rows } = soglie
  return (
    <LiveTable
      caption={`Dal ${formatDay(from)} al ${formatDay(to)}`}
      columns={['Categoria e importo', 'TEGM', 'Soglia di usura']}
      lines={rows.map((row) => ({
        name: row.category,
        note: classText(row.classFrom, row.classTo),
        figures: [formatRate(row.tegm), formatRate(row.soglia)],
      }))}
      note={
        inForce
          ? 'Tassi annui. Il confronto di legge usa il TEG, che non coincide con il TAEG.'
          : 'È l’ultimo trimestre che abbiamo: quello in corso non è ancora stato pubblicato o caricato.'
      }
    />
  )
}
