import classes from './hub.module.css'

type Month = { mese: string; aperte: number; liquidate: number }

const [WIDTH, HEIGHT, BOTTOM, TOP] = [720, 200, 24, 12]
const short = new Intl.DateTimeFormat('it-IT', { month: 'short', timeZone: 'UTC' })
const label = (mese: string) => short.format(new Date(`${mese}-15T00:00:00Z`))

/** Twelve months of bars; a line across each bar is the same month of the year before. */
export function MonthsChart({ months }: { months: readonly Month[] }) {
  const recent = months.slice(-12)
  const earlier = months.slice(-24, -12)
  const top = Math.max(1, ...months.map(({ aperte }) => aperte))
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top)
  const slot = WIDTH / recent.length
  const bar = slot * 0.32
  return (
    <figure style={{ margin: 0 }}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={classes.chart}
        role="img"
        aria-label={summary(recent)}
      >
        {recent.map((month, index) => {
          const left = index * slot + slot * 0.15
          const past = earlier[index]
          return (
            <g key={month.mese}>
              <rect
                className={classes.open}
                x={left}
                y={y(month.aperte)}
                width={bar}
                height={y(0) - y(month.aperte)}
                rx="2"
              />
              <rect
                className={classes.paid}
                x={left + bar + 3}
                y={y(month.liquidate)}
                width={bar}
                height={y(0) - y(month.liquidate)}
                rx="2"
              />
              {past && <Mark x={left} width={bar} y={y(past.aperte)} />}
              {past && <Mark x={left + bar + 3} width={bar} y={y(past.liquidate)} />}
              <text x={left + bar} y={HEIGHT - 6} textAnchor="middle" data-odd={index % 2 === 0}>
                {label(month.mese)}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption className={classes.legend}>
        <span className={classes.key} style={{ '--key': 'var(--chart-2)' } as React.CSSProperties}>
          aperte
        </span>
        <span className={classes.key} style={{ '--key': 'var(--chart-1)' } as React.CSSProperties}>
          liquidate
        </span>
        <span>la linea è lo stesso mese dell’anno prima</span>
      </figcaption>
    </figure>
  )
}

const Mark = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <>
    <line className={classes.rim} x1={x - 1} x2={x + width + 1} y1={y} y2={y} />
    <line className={classes.before} x1={x - 1} x2={x + width + 1} y1={y} y2={y} />
  </>
)

const summary = (months: readonly Month[]) =>
  `Pratiche per mese. ${months.map(({ mese, aperte, liquidate }) => `${label(mese)}: ${aperte} aperte, ${liquidate} liquidate`).join('. ')}.`
