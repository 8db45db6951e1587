import { Text } from '@/components/ui/layout'
import classes from './chart.module.css'
import type { Unit } from './chart-types'
import { valueText } from './chart-words'

const [WIDTH, HEIGHT, EDGE] = [96, 22, 3]

type Props = {
  /** Oldest first; null where nothing was measured. */
  values: readonly (number | null)[]
  unit: Unit
  /** What it follows: "Erogato di 12 mesi". */
  label: string
}

/** The course of a figure, in the room of a word. */
export function Sparkline({ values, unit, label }: Props) {
  const known = values.filter((value) => value !== null)
  if (known.length < 2)
    return (
      <Text span mt="md" c="dimmed">
        –
      </Text>
    )
  const [low, high] = [Math.min(0, ...known), Math.max(...known, 0)]
  const x = (index: number) => EDGE + (index / (values.length - 1)) * (WIDTH - 2 * EDGE)
  const y = (value: number) =>
    HEIGHT - EDGE - (high > low ? (value - low) / (high - low) : 0) * (HEIGHT - 2 * EDGE)
  const points = values.flatMap((value, index) => (value === null ? [] : [{ x: x(index), y: y(value) }]))
  const last = points.at(-1)
  const words = `${label}: da ${valueText(known[0] ?? 0, unit)} a ${valueText(known.at(-1) ?? 0, unit)}, al massimo ${valueText(high, unit)}`
  return (
    <svg className={classes.spark} width={WIDTH} height={HEIGHT} role="img" aria-label={words}>
      <polyline points={points.map((at) => `${at.x},${at.y}`).join(' ')} />
      {last && <circle cx={last.x} cy={last.y} r={2.5} />}
    </svg>
  )
}
