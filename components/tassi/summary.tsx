import { dayText } from '@/components/site/format'
import type { RateIndex } from '@/lib/features/rates/schema'
import type { Point } from './scale'
import styles from './summary.module.css'
import { changeWords, pointsText, rateText } from './words'

const UNITS = 10_000

/** What a chart says at a glance, in numbers: the lowest, the highest, and how much has changed. */
export function Summary({ index, points }: { index: RateIndex; points: readonly Point[] }) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const low = points.reduce((best, point) => (point[1] < best[1] ? point : best))
  const high = points.reduce((best, point) => (point[1] > best[1] ? point : best))
  const change = (Math.round(last[1] * UNITS) - Math.round(first[1] * UNITS)) / 100
  return (
    <dl className={styles.summary}>
      <Figure label="Ultimo" point={last} index={index} />
      <Figure label="Minimo" point={low} index={index} />
      <Figure label="Massimo" point={high} index={index} />
      <div>
        <dt>Nel periodo</dt>
        <dd>
          <span aria-hidden="true">{pointsText(change)}</span>
          <span className="solo-voce">{changeWords(change)}</span>
          <small aria-hidden="true">punti base</small>
        </dd>
      </div>
    </dl>
  )
}

function Figure({ label, point: [date, value], index }: { label: string; point: Point; index: RateIndex }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {rateText(index, value)}
        <small>{dayText(date)}</small>
      </dd>
    </div>
  )
}
