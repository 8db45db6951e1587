import { euroOf, wholeText } from '@/components/markup/format'
import type { AnnoPiano } from '@/lib/finance/plan-years'
import styles from './plan-chart.module.css'

const WIDTH = 640
const HEIGHT = 240
const LEFT = 56
const BOTTOM = 28
const TOP = 8

/** A round step that cuts `max` in two to four parts. */
export function gridStep(max: number): number {
  const rough = max / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? rough
}

function Grid({ max, scale }: { max: number; scale: (cents: number) => number }) {
  const step = gridStep(max)
  const lines = Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step)
  return lines.map((cents) => (
    <g key={cents}>
      <path d={`M${LEFT} ${scale(cents)}H${WIDTH}`} className={styles.grid} />
      <text x={LEFT - 8} y={scale(cents) + 4} textAnchor="end" className={styles.label}>
        {wholeText(cents / 100)}
      </text>
    </g>
  ))
}

/* A year's label where there is room: all, or one in five. */
const labelled = (anno: number, count: number) => count <= 12 || anno === 1 || anno % 5 === 0

/** Capital and interest paid in each year; the same figures are in the table below it. */
export function PlanChart({ anni }: { anni: AnnoPiano[] }) {
  const max = Math.max(...anni.map((anno) => anno.rate))
  const scale = (cents: number) => HEIGHT - BOTTOM - (cents / max) * (HEIGHT - BOTTOM - TOP)
  const slot = (WIDTH - LEFT) / anni.length
  const bar = slot * 0.72
  const interessi = anni.reduce((sum, anno) => sum + anno.interessi, 0)
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={styles.chart}
        role="img"
        aria-label={`Capitale e interessi pagati in ognuno dei ${anni.length} anni. Interessi in tutto: ${euroOf(interessi)}.`}
      >
        <Grid max={max} scale={scale} />
        {anni.map(({ anno, capitale, rate }, index) => {
          const x = LEFT + slot * index + (slot - bar) / 2
          return (
            <g key={anno}>
              <rect
                x={x}
                width={bar}
                y={scale(capitale)}
                height={scale(0) - scale(capitale)}
                className={styles.capital}
              />
              <rect
                x={x}
                width={bar}
                y={scale(rate)}
                height={scale(capitale) - scale(rate)}
                className={styles.interest}
              />
              {labelled(anno, anni.length) ? (
                <text x={x + bar / 2} y={HEIGHT - 8} textAnchor="middle" className={styles.label}>
                  {anno}
                </text>
              ) : null}
            </g>
          )
        })}
      </svg>
      <figcaption className={styles.legend}>
        <span>
          <i className={`${styles.swatch} ${styles.capital}`} /> Capitale
        </span>
        <span>
          <i className={`${styles.swatch} ${styles.interest}`} /> Interessi
        </span>
        <span>Euro pagati in ogni anno</span>
      </figcaption>
    </figure>
  )
}
