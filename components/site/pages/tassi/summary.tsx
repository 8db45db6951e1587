import { dayText } from '@/components/markup/format'
import { changeWords, pointsText, rateText } from '@/components/markup/rate-words'
import { KeyFigure } from '@/components/site/key-figure'
import type { RateIndex } from '@/lib/features/rates/schema'
import type { Point } from './scale'
import styles from './summary.module.css'

const UNITS = 10_000

/** What a chart says at a glance, in numbers: the lowest, the highest, and how much has changed. */
export function Summary({ index, points }: { index: RateIndex; points: readonly Point[] }) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const low = points.reduce((best, point) => (point[1] < best[1] ? point : best))
  const high = points.reduce((best, point) => (point[1] > best[1] ? point : best))
  const change = (Math.round(last[1] * UNITS) - Math.round(first[1] * UNITS)) / 100
  const figures = [
    ['Ultimo', last],
    ['Minimo', low],
    ['Massimo', high],
  ] as const
  return (
    <dl className={styles.summary}>
      {figures.map(([label, [date, value]]) => (
        <KeyFigure key={label} label={label} note={dayText(date)}>
          {rateText(index, value)}
        </KeyFigure>
      ))}
      <KeyFigure label="Nel periodo" note={<span aria-hidden="true">punti base</span>}>
        <span aria-hidden="true">{pointsText(change)}</span>
        <span className="solo-voce">{changeWords(change)}</span>
      </KeyFigure>
    </dl>
  )
}
