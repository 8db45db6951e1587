'use client'

import { ChartFrame, type FrameWords } from './chart-frame'
import type { ChartData } from './chart-types'
import { Figure } from './figure'
import { tableOf } from './figure-table'
import { sizesOf } from './flattening'
import { heightOf } from './layout'
import { hasEndLabels } from './line-ends'
import { loaded } from './loaded'
import { COLOURS } from './tones'
import { useFlattening } from './use-flattening'

type Props = ChartData &
  FrameWords & {
    /** What the scale counts, written above it: "Pratiche", "Erogato". */
    measure: string
    /** What a point is: the head of the table's first column. */
    pointHead: string
  }

const Plot = loaded(async () => (await import('./plot')).Plot)

/** Bars and lines. */
export function ChartCard({ title, description, empty, pointHead, measure, ...data }: Props) {
  return (
    <ChartFrame title={title} description={description} empty={empty} table={tableOf(data, pointHead)}>
      <Drawing {...data} label={title} measure={measure} />
    </ChartFrame>
  )
}

function Drawing({ label, measure, ...all }: ChartData & { label: string; measure: string }) {
  const { drawn: points, note } = useFlattening(all.points, sizesOf(all))
  const data = { ...all, points }
  const { series } = data
  const isNamed = series.length > 1 && !hasEndLabels(data)
  const legend = isNamed
    ? series.map(({ label: words, tone }) => ({ label: words, colour: COLOURS[tone] }))
    : undefined
  return (
    <Figure label={label} measure={measure} legend={legend}>
      <div style={{ height: heightOf(data) }}>
        <Plot {...data} label={label} />
      </div>
      {note}
    </Figure>
  )
}
