'use client'

import { ChartFrame, type FrameWords } from './chart-frame'
import type { FunnelData, HeatData, MapData, ScatterData } from './drawing-types'
import { Figure } from './figure'
import { nameCell, valueCell } from './figure-table'
import { loaded } from './loaded'

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
  const { points, x, y, size, faintWords, median, ...words } = rest
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
  const isFaint = points.some(({ faint }) => faint)
  return (
    <ChartFrame {...words} table={{ head, rows }}>
      <Figure
        label={words.title}
        measure={measure}
        legend={isFaint && faintWords ? [{ label: faintWords, colour: 'var(--line-strong)' }] : undefined}
      >
        <Scatter
          points={points}
          x={x}
          y={y}
          size={size}
          faintWords={faintWords}
          median={median}
          label={words.title}
        />
      </Figure>
    </ChartFrame>
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
      <Figure label={words.title} measure={measure}>
        <RegionsMap regions={regions} unit={unit} label={words.title} />
      </Figure>
    </ChartFrame>
  )
}

const rounded = (value: number) => Math.round(value * 10) / 10
