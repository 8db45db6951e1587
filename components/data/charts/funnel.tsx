'use client'

import { numberText } from '@/lib/core/number-text'
import { Canvas, Mark } from './canvas'
import classes from './chart.module.css'
import { clip, valueText } from './chart-words'
import type { FunnelData } from './drawing-types'

const LINE = 36
const LETTER = 7
const FIGURE = 120

/** "1.234 · 62%" of the first step. */
export const stepText = (value: number, whole: number, unit: FunnelData['unit']): string =>
  whole > 0
    ? `${valueText(value, unit)} · ${numberText((100 * value) / whole, { most: 0 })}%`
    : valueText(value, unit)

/** What is left after each step, as bars that get shorter. */
export function Funnel({ steps, unit, label }: FunnelData & { label: string }) {
  const whole = steps[0]?.value ?? 0
  return (
    <Canvas label={label} height={steps.length * LINE}>
      {(width) => {
        const names = Math.min(170, width * 0.36)
        const room = Math.max(20, width - names - FIGURE)
        return steps.map(({ key, label: name, value, href }, index) => {
          const long = whole > 0 ? Math.max(2, (room * value) / whole) : 2
          const y = index * LINE
          return (
            <Mark key={key} label={`${name}: ${stepText(value, whole, unit)}`} href={href}>
              <rect className={classes.area} x={0} y={y} width={width} height={LINE} />
              <text className={classes.word} x={0} y={y + LINE / 2} dominantBaseline="central">
                {clip(name, Math.floor(names / LETTER))}
              </text>
              <rect className={classes.bar} x={names} y={y + 6} width={long} height={LINE - 12} />
              <text
                className={classes.figureText}
                x={names + long + 8}
                y={y + LINE / 2}
                dominantBaseline="central"
              >
                {stepText(value, whole, unit)}
              </text>
            </Mark>
          )
        })
      }}
    </Canvas>
  )
}
