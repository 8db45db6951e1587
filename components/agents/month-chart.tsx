import type { Mese } from '@/lib/features/dashboard/types'
import classes from './month-chart.module.css'
import { monthAndYear, monthShort } from './month-words'

type Props = {
  label: string
  mesi: readonly Mese[]
  format: (value: number) => string
  short: (value: number) => string
  /** The top of the scale while there is nothing to draw. */
  least?: number
}

const WIDTH = 600
const HEIGHT = 200
/** Room for the words of the scale: at least this, and what each of their letters takes. */
const LEFT = 56
const LETTER = 6.5
const BOTTOM = 24
const TOP = 8

/** A round top above the highest bar, in two steps. */
function topOf(highest: number, least: number): number {
  if (highest <= 0) return least
  const power = 10 ** Math.floor(Math.log10(highest / 2))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((round) => round * 2 >= highest)
  return 2 * Math.ceil(step ?? highest / 2)
}

/** Twelve months in bars, each beside the same month a year before. The figures are in the table below it. */
export function MonthChart({ label, mesi, format, short, least = 2 }: Props) {
  const top = topOf(Math.max(...mesi.flatMap(({ valore, annoPrima }) => [valore, annoPrima])), least)
  const scale = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - TOP)
  const lines = [0, top / 2, top].map((value) => ({ value, words: short(value) }))
  const longest = Math.max(...lines.map(({ words }) => words.length))
  const left = Math.max(LEFT, 8 + LETTER * longest)
  const slot = (WIDTH - left) / mesi.length
  const bar = slot * 0.34
  return (
    <figure className={classes.figure} data-long={left > LEFT}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.chart} role="img" aria-label={label}>
        {lines.map(({ value, words }) => (
          <g key={value}>
            <path d={`M${left} ${scale(value)}H${WIDTH}`} className={classes.grid} />
            <text x={left - 8} y={scale(value) + 4} textAnchor="end" className={classes.label}>
              {words}
            </text>
          </g>
        ))}
        {mesi.map(({ mese, valore, annoPrima }, index) => {
          const x = left + slot * index + slot * 0.14
          const rect = (value: number) => ({ y: scale(value), height: scale(0) - scale(value), width: bar })
          return (
            <g key={mese}>
              <rect x={x} {...rect(annoPrima)} className={classes.before} />
              <rect x={x + bar + 1} {...rect(valore)} className={classes.now} />
              <text
                x={x + bar}
                y={HEIGHT - 6}
                textAnchor="middle"
                className={classes.label}
                data-odd={index % 2 === 0}
              >
                {monthShort(mese)}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption className={classes.legend}>
        <span>
          <i className={`${classes.swatch} ${classes.before}`} /> un anno prima
        </span>
        <span>
          <i className={`${classes.swatch} ${classes.now}`} /> ultimi dodici mesi
        </span>
      </figcaption>
      <details className={classes.details}>
        <summary>Mostra i numeri</summary>
        <MonthTable mesi={mesi} format={format} />
      </details>
    </figure>
  )
}

function MonthTable({ mesi, format }: Pick<Props, 'mesi' | 'format'>) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Mese</th>
          <th scope="col">Ora</th>
          <th scope="col">Un anno prima</th>
        </tr>
      </thead>
      <tbody>
        {mesi.map(({ mese, valore, annoPrima }) => (
          <tr key={mese}>
            <th scope="row">{monthAndYear(mese)}</th>
            <td>{format(valore)}</td>
            <td>{format(annoPrima)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
