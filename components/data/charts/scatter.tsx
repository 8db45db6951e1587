'use client'

import { Canvas, Mark } from './canvas'
import classes from './chart.module.css'
import { clip, shortText, valueText } from './chart-words'
import type { Axis, ScatterData } from './drawing-types'
import { placeNames } from './name-places'
import { ticksOf } from './scale'

const [HEIGHT, BOTTOM, TOP, RIGHT] = [320, 44, 14, 18]
const LETTER = 7
const [DOT, LEAST, MOST] = [5, 4, 20]

type Scale = { ticks: number[]; at: (value: number) => number; axis: Axis }

function scaleOf(values: readonly number[], axis: Axis, from: number, to: number): Scale {
  const ticks = ticksOf(values, 2, axis.unit !== 'percent')
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  return { ticks, axis, at: (value) => from + ((value - low) / (high - low)) * (to - from) }
}

/** Things by two figures. Those on which there are too few cases are pale; the best of either figure have their name. */
export function Scatter({ label, ...data }: ScatterData & { label: string }) {
  const { points, x: xAxis, y: yAxis, size, median } = data
  const ys = points.map(({ y }) => y)
  const xs = points.map(({ x }) => x)
  const y = scaleOf(ys, yAxis, HEIGHT - BOTTOM, TOP)
  const left = 12 + LETTER * Math.max(...y.ticks.map((tick) => shortText(tick, yAxis.unit).length))
  const largest = Math.max(1, ...points.map((point) => point.size ?? 0))
  // By area: a circle of twice the figure has twice the ink.
  const radius = (value: number | undefined) =>
    size && value !== undefined ? LEAST + (MOST - LEAST) * Math.sqrt(Math.max(0, value) / largest) : DOT
  return (
    <Canvas label={label} height={HEIGHT}>
      {(width) => {
        const x = scaleOf(xs, xAxis, left, width - RIGHT)
        const circleOf = (point: Dot) => ({ x: x.at(point.x), y: y.at(point.y), r: radius(point.size) })
        const names = named(points).map((point) => ({
          key: point.key,
          text: clip(point.label, 22),
          circle: circleOf(point),
        }))
        const ground = { left, right: width, top: 0, bottom: HEIGHT - BOTTOM }
        const places = placeNames(names, points.map(circleOf), ground)
        return (
          <>
            <Grid x={x} y={y} left={left} width={width} />
            {median && <Median x={x} y={y} at={median} left={left} width={width} />}
            {points.map((point) => (
              <Mark key={point.key} label={wordsOf(data, point)} href={point.href}>
                <circle
                  className={point.faint ? classes.faint : classes.dot}
                  cx={x.at(point.x)}
                  cy={y.at(point.y)}
                  r={radius(point.size)}
                />
              </Mark>
            ))}
            {names.map(({ key, text }, at) => (
              <text
                key={key}
                className={classes.direct}
                x={places[at]?.x}
                y={places[at]?.y}
                textAnchor={places[at]?.anchor}
              >
                {text}
              </text>
            ))}
          </>
        )
      }}
    </Canvas>
  )
}

type GridProps = { x: Scale; y: Scale; left: number; width: number }

function Grid({ x, y, left, width }: GridProps) {
  return (
    <>
      {y.ticks.map((tick) => (
        <g key={tick}>
          <line className={classes.grid} x1={left} x2={width - RIGHT} y1={y.at(tick)} y2={y.at(tick)} />
          <text
            className={classes.word}
            x={left - 8}
            y={y.at(tick)}
            textAnchor="end"
            dominantBaseline="central"
          >
            {shortText(tick, y.axis.unit)}
          </text>
        </g>
      ))}
      {x.ticks.map((tick) => (
        <text key={tick} className={classes.word} x={x.at(tick)} y={HEIGHT - BOTTOM + 18} textAnchor="middle">
          {shortText(tick, x.axis.unit)}
        </text>
      ))}
      <text className={classes.word} x={width - RIGHT} y={HEIGHT - 6} textAnchor="end">
        {x.axis.label} →
      </text>
    </>
  )
}

const Median = ({ x, y, at, left, width }: GridProps & { at: { x: number; y: number } }) => (
  <>
    <line className={classes.median} x1={x.at(at.x)} x2={x.at(at.x)} y1={TOP} y2={HEIGHT - BOTTOM} />
    <line className={classes.median} x1={left} x2={width - RIGHT} y1={y.at(at.y)} y2={y.at(at.y)} />
    <text className={classes.word} x={width - RIGHT} y={y.at(at.y) - 4} textAnchor="end">
      mediana
    </text>
  </>
)

type Dot = ScatterData['points'][number]

/** The one with most of either figure, of those that say something. */
function named(points: readonly Dot[]): Dot[] {
  const sure = points.filter(({ faint }) => !faint)
  const best = (of: (dot: Dot) => number) => [...sure].sort((a, b) => of(b) - of(a))[0]
  const found = [best(({ x }) => x), best(({ y }) => y)].filter((dot) => dot !== undefined)
  return [...new Set(found)]
}

function wordsOf({ x, y, size, faintWords }: ScatterData, dot: Dot): string {
  const parts = [`${x.label} ${valueText(dot.x, x.unit)}`, `${y.label} ${valueText(dot.y, y.unit)}`]
  if (size && dot.size !== undefined) parts.push(`${size.label} ${valueText(dot.size, size.unit)}`)
  if (dot.faint && faintWords) parts.push(faintWords)
  return `${dot.label}: ${parts.join(', ')}`
}
