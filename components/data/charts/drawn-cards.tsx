'use client'

import { ChartFrame, type FrameWords } from './chart-frame'
import type { FunnelData, HeatData, MapData, ScatterData } from './drawing-types'
import { Figure } from './figure'
import { nameCell, valueCell } from './figure-table'
import { flattening } from './flattening'
import { loaded } from './loaded'
import { useFlattening } from './use-flattening'

const Funnel = loaded(async () => (await import('./funnel')).Funnel)
const Heat = loaded(async () => (await import('./heat')).Heat)
const Scatter = loaded(async () => (await import('./scatter')).Scatter)
const RegionsMap = loaded(async () => (await import('./regions-map')).RegionsMap)

type Words = FrameWords & { pointHead: string; measure: string }

/** What is left after each step of a way. */
export function FunnelCard({ pointHead, measure, steps, unit, ...words }: FunnelData & Words) {
  const whole = steps[0]?.value ?? 0
  const rows = steps.map(({ key, label, value, href }) => ({
    key,
    cells: [
      nameCell(label, href),
      valueCell(value, unit),
      valueCell(whole > 0 ? rounded((100 * value) / whole) : null, 'percent'),
    ],
  }))
  return (
    <ChartFrame {...words} table={{ head: [pointHead, measure, 'Del primo passo'], rows }}>
      <Figure label={words.title} measure={measure}>
        <Funnel steps={steps} unit={unit} label={words.title} />
      </Figure>
    </ChartFrame>
  )
}

/** A figure for every row and column. */
export function HeatCard({ pointHead, measure, ...rest }: HeatData & Words) {
  const { rows, columns, cells, unit, ...words } = rest
  const lines = rows.map(({ key, label }) => ({
    key,
    cells: [
      nameCell(label),
      ...columns.map((column) => {
        const found = cells.find((cell) => cell.row === key && cell.column === column.key)
        return valueCell(found?.value, unit, found?.href)
      }),
    ],
  }))
  return (
    <ChartFrame
      {...words}
      table={{ head: [pointHead, ...columns.map(({ label }) => label)], rows: cells.length > 0 ? lines : [] }}
    >
      <Figure label={words.title} measure={measure}>
        <Heat rows={rows} columns={columns} cells={cells} unit={unit} label={words.title} />
      </Figure>
    </ChartFrame>
  )
}

/** Things by two figures, as large as a third. */
export function ScatterCard({ pointHead, measure, ...rest }: ScatterData & Words) {
  const { points, x, y, size, faintWords: _pale, median: _half, ...words } = rest
  const rows = points.map(({ key, label, href, ...at }) => ({
    key,
    cells: [
      nameCell(label, href),
      valueCell(at.x, x.unit),
      valueCell(at.y, y.unit),
      ...(size ? [valueCell(at.size, size.unit)] : []),
    ],
  }))
  const head = [pointHead, x.label, y.label, ...(size ? [size.label] : [])]
  return (
    <ChartFrame {...words} table={{ head, rows }}>
      <Dots label={words.title} measure={measure} {...rest} />
    </ChartFrame>
  )
}

type Drawn = { label: string; measure: string }

/** What one of them is so far away from that the others lie on a heap: along either axis. */
function Dots({ label, measure, points, x, y, size, faintWords, median }: ScatterData & Drawn) {
  const far = (of: (point: ScatterData['points'][number]) => number) =>
    points.map((point) => ({ key: point.key, size: Math.abs(of(point)) }))
  const [across, up] = [far((point) => point.x), far((point) => point.y)]
  const { drawn, note } = useFlattening(points, flattening(across) ? across : up)
  const isFaint = drawn.some(({ faint }) => faint)
  return (
    <Figure
      label={label}
      measure={measure}
      legend={isFaint && faintWords ? [{ label: faintWords, colour: 'var(--line-strong)' }] : undefined}
    >
      <Scatter points={drawn} x={x} y={y} size={size} faintWords={faintWords} median={median} label={label} />
      {note}
    </Figure>
  )
}

/** Italy by region. */
export function MapCard({ pointHead, measure, regions, unit, ...words }: MapData & Words) {
  const rows = regions.map(({ key, label, value, href }) => ({
    key,
    cells: [nameCell(label, href), valueCell(value, unit)],
  }))
  return (
    <ChartFrame {...words} table={{ head: [pointHead, measure], rows }}>
      <Regions label={words.title} measure={measure} regions={regions} unit={unit} />
    </ChartFrame>
  )
}

function Regions({ label, measure, regions, unit }: MapData & Drawn) {
  const sizes = regions.map(({ key, value }) => ({ key, size: Math.abs(value) }))
  const { drawn, note } = useFlattening(regions, sizes)
  return (
    <Figure label={label} measure={measure}>
      <RegionsMap regions={drawn} unit={unit} label={label} />
      {note}
    </Figure>
  )
}

const rounded = (value: number) => Math.round(value * 10) / 10
