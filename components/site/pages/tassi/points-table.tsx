import { dayText } from '@/components/markup/format'
import { type Choice, pointsQuery, type Series, STEP_NOTES } from '@/components/markup/rate-choice'
import { rateText } from '@/components/markup/rate-words'
import { FiguresTable } from '@/components/site/offers/figures-table'
import styles from './points-table.module.css'
import type { Point } from './scale'

interface Props {
  name: string
  choice: Choice
  points: readonly Point[]
  series: readonly Series[]
}

/** The numbers of the chart, newest first, and every day of the period as a file. */
export function PointsTable({ name, choice, points, series }: Props) {
  const { step, ...whole } = pointsQuery(choice, series)
  const file = new URLSearchParams({ ...whole, format: 'csv' })
  return (
    <div className={styles.numbers}>
      <details className={styles.details}>
        <summary>
          <span>Mostra i numeri</span>
          <span>Nascondi i numeri</span>
        </summary>
        <div className={styles.table}>
          <FiguresTable label={`Valori: ${name}`} headings={['Giorno', name]}>
            {points.toReversed().map(([date, value]) => (
              <tr key={date}>
                <th scope="row">{dayText(date)}</th>
                <td>{rateText(choice.index, value)}</td>
              </tr>
            ))}
          </FiguresTable>
        </div>
      </details>
      <p className={styles.note}>
        {STEP_NOTES[step]}{' '}
        <a href={`/v2/rates?${file}`} download>
          Scarica tutti i giorni (CSV)
        </a>
      </p>
    </div>
  )
}
