'use client'

import { type PointerEvent, useId, useMemo, useState } from 'react'
import { dayText } from '@/components/markup/format'
import { rateText } from '@/components/markup/rate-words'
import type { RateIndex } from '@/lib/features/rates/schema'
import styles from './line-chart.module.css'
import {
  dayTicks,
  nearest,
  type Placed,
  type Point,
  place,
  type Tick,
  tickDecimals,
  valueTicks,
} from './scale'

interface Props {
  name: string
  index: RateIndex
  points: readonly Point[]
}

const percent = (value: number) => `${value.toFixed(2)}%`

/** A line over time. Arrow keys, a finger or the mouse read it point by point; the figures are in the table below. */
export function LineChart({ name, index, points }: Props) {
  const id = useId()
  const { ticks, placed, days } = useMemo(() => {
    const values = points.length > 0 ? valueTicks(points) : []
    return { ticks: values, placed: place(points, values), days: dayTicks(points) }
  }, [points])
  const [chosen, setChosen] = useState(placed.length - 1)
  const current = placed[chosen]
  if (!current) {
    return <p className={styles.empty}>In questo periodo non ci sono valori: scegline uno più lungo.</p>
  }
  const read = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setChosen(nearest(placed, ((event.clientX - left) / width) * 100))
  }
  const text = `${dayText(current.date)}: ${rateText(index, current.value)}`
  return (
    <figure className={styles.figure}>
      <div className={styles.grid}>
        <ValueAxis ticks={ticks} />
        <div className={styles.plot} onPointerMove={read} onPointerDown={read}>
          <Plot ticks={ticks} placed={placed} current={current} />
          <input
            type="range"
            className={styles.reader}
            min={0}
            max={placed.length - 1}
            value={chosen}
            aria-label={`Leggi il grafico: ${name}`}
            aria-valuetext={text}
            aria-describedby={id}
            onChange={(event) => setChosen(Number(event.target.value))}
          />
        </div>
        <DayAxis days={days} />
      </div>
      <figcaption id={id} className={styles.caption}>
        <strong>{text}</strong>
        <span className={styles.hint}>Scorri il grafico, o usa le frecce, per leggere gli altri giorni.</span>
      </figcaption>
    </figure>
  )
}

const at = (tick: number, ticks: readonly number[]) => {
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  return 100 - ((tick - low) / (high - low)) * 100
}

function ValueAxis({ ticks }: { ticks: readonly number[] }) {
  const decimals = tickDecimals(ticks)
  return (
    <svg className={styles.values} aria-hidden="true">
      {ticks.map((tick) => (
        <text key={tick} x="100%" y={percent(at(tick, ticks))} dx={-8} dy={4} textAnchor="end">
          {tick.toFixed(decimals).replace('.', ',').replace('-', '−')}%
        </text>
      ))}
    </svg>
  )
}

function Plot({ ticks, placed, current }: { ticks: readonly number[]; placed: Placed[]; current: Placed }) {
  const line = placed.map(({ x, y }, n) => `${n ? 'L' : 'M'}${x.toFixed(3)} ${y.toFixed(3)}`).join('')
  return (
    <svg className={styles.drawing} aria-hidden="true">
      {ticks.map((tick) => (
        <line
          key={tick}
          x1="0"
          x2="100%"
          y1={percent(at(tick, ticks))}
          y2={percent(at(tick, ticks))}
          className={tick === 0 ? styles.zero : styles.rule}
        />
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.stretched} aria-hidden="true">
        <path d={line} className={styles.line} />
      </svg>
      <line x1={percent(current.x)} x2={percent(current.x)} y1="0" y2="100%" className={styles.cross} />
      <circle cx={percent(current.x)} cy={percent(current.y)} r={5} className={styles.dot} />
    </svg>
  )
}

const anchorOf = (at: number) => (at < 5 ? 'start' : at > 95 ? 'end' : 'middle')

function DayAxis({ days }: { days: readonly Tick[] }) {
  return (
    <svg className={styles.days} aria-hidden="true">
      {days.map(({ at, label }) => (
        <text key={label} x={percent(at)} y={20} textAnchor={anchorOf(at)}>
          {label}
        </text>
      ))}
    </svg>
  )
}
