'use client'

import '@mantine/charts/styles.layer.css'
import { BarChart, CompositeChart, LineChart } from '@mantine/charts'
import { useMediaQuery } from '@mantine/hooks'
import { useRouter } from 'next/navigation'
import classes from './chart.module.css'
import type { ChartData } from './chart-types'
import { clip, shortText, valueText } from './chart-words'
import { drawnValues, hasBarLabels, hrefOf, isLying, scaleOf, topOf } from './layout'
import { hasEndLabels } from './line-ends'
import { COLOURS } from './tones'

/** The width of a letter of the axis, in pixels: words of fixed size need as much room on every page. */
const LETTER = 6.5
const lengthOf = (words: readonly string[]) => LETTER * Math.max(...words.map((word) => word.length))
/** As much of a name as leaves room for the bars: of a phone, of a wider window. */
const [FEW_LETTERS, MANY_LETTERS] = [20, 32]

type Props = ChartData & { label: string }
/** The library breaks words at spaces, as soon as a bar is narrower than they are. */
const oneLine = (words: string) => words.replaceAll(' ', '\u00a0')

type Row = Record<string, string | number | null>

/** What both kinds of drawing share: rows, colours, scales with their words, tooltip. */
function shared(data: ChartData, lying: boolean, letters = FEW_LETTERS) {
  const { points, series, unit } = data
  const lines = scaleOf(data)
  const top = topOf(data, lines)
  const ticks = lines.filter((tick) => tick <= top)
  const byKey = new Map(points.map((point) => [point.key, point]))
  const nameOf = (key: unknown) => byKey.get(String(key))?.label ?? ''
  const longNameOf = (key: unknown) => byKey.get(String(key))?.long ?? nameOf(key)
  const scale = {
    type: 'number' as const,
    domain: [ticks[0] ?? 0, top],
    ticks,
    // They are few, and each is needed to read the others; beside one another only those that do not touch.
    interval: lying ? ('preserveStartEnd' as const) : (0 as const),
    tickFormatter: (value: number) => oneLine(shortText(value, unit)),
  }
  const names = {
    tickFormatter: (key: string) => oneLine(lying ? clip(nameOf(key), letters) : nameOf(key)),
    interval: lying ? (0 as const) : ('equidistantPreserveStart' as const),
  }
  const words = lying
    ? points.map(({ label }) => clip(label, letters))
    : ticks.map((tick) => shortText(tick, unit))
  const width = 10 + lengthOf(words)
  return {
    data: points.map(
      ({ key, values, tone }): Row => ({
        ...values,
        point: key,
        ...(tone && { color: COLOURS[tone] }),
      }),
    ),
    dataKey: 'point',
    series: series.map(({ name, label, tone }) => ({ name, label, color: COLOURS[tone] })),
    orientation: lying ? ('vertical' as const) : ('horizontal' as const),
    xAxisProps: lying ? scale : names,
    yAxisProps: { width, ...(lying ? names : scale) },
    // Where each bar says its figure, a line behind it would only run through the words.
    gridAxis: lying ? (hasBarLabels(data) ? ('none' as const) : ('y' as const)) : ('x' as const),
    tickLine: 'none' as const,
    strokeDasharray: '0',
    gridColor: 'var(--line)',
    textColor: 'var(--ink-soft)',
    valueFormatter: (value: number) => valueText(value, unit),
    tooltipProps: { labelFormatter: longNameOf },
    className: classes.plot,
  }
}

/** The name of what the keyboard enters: the library passes it on, its types do not know it. */
const named = (label: string) => ({ 'aria-label': label })

/** The drawing itself: loaded apart, by chart.tsx only. */
export function Plot({ label, ...data }: Props) {
  if (data.kind === 'line') return <Lines {...data} label={label} />
  if (isCombined(data)) return <Combined {...data} label={label} />
  const Drawn = data.points.some(({ href, hrefs }) => href || hrefs) ? LinkedBars : Bars
  return <Drawn {...data} label={label} />
}

/** Lying bars have no room for a line: what they are compared with lies beside them. */
const isCombined = (data: ChartData) => !isLying(data) && data.series.some(({ drawn }) => drawn === 'line')

/** Upright bars, and over them a line that they are compared with. */
function Combined({ label, ...data }: Props) {
  const router = useRouter()
  const open = openerOf(data, (href) => router.push(href))
  const { series, ...rest } = shared(data, false)
  return (
    <CompositeChart
      {...rest}
      series={series.map((one, index) => ({ ...one, type: data.series[index]?.drawn ?? 'bar' }))}
      curveType="linear"
      dotProps={{ r: 3 }}
      maxBarWidth={28}
      barProps={({ name = '' }: { name?: string }) => ({ onClick: open(name), cursor: 'pointer' })}
      composedChartProps={{ ...named(label), margin: { top: 20 } }}
    />
  )
}

/** What a press on a bar of a series does. */
const openerOf =
  ({ points }: ChartData, go: ((href: string) => void) | undefined) =>
  (series: string) =>
  ({ payload }: { payload?: { point?: unknown } }) => {
    const point = points.find(({ key }) => key === payload?.point)
    const href = point && hrefOf(point, series)
    if (href) go?.(href)
  }

/** Each bar opens the list that it counts. */
function LinkedBars(props: Props) {
  const router = useRouter()
  return <Bars {...props} onOpen={(href) => router.push(href)} />
}

/** Of upright bars that are compared with others, the series of this period: its last bar carries its figure. */
function comparedSeries({ kind, series }: ChartData, lying: boolean): string | undefined {
  if (kind !== 'bar' || lying || series.length !== 2) return undefined
  return series.find(({ tone }) => tone === 'now')?.name
}

type Placed = {
  x?: number | string
  y?: number | string
  width?: number | string
  index?: number
  value?: unknown
}

/** On narrower bars, in pixels, a figure would lie over those before. */
const ROOMY = 12

/** The figure over the last bar: the one that people come for. */
const lastLabel =
  ({ points, unit }: ChartData) =>
  ({ x, y, width, index, value }: Placed) =>
    index === points.length - 1 && typeof value === 'number' && value > 0 && Number(width) >= ROOMY ? (
      <text x={Number(x) + Number(width)} y={Number(y) - 6} textAnchor="end" className={classes.direct}>
        {oneLine(shortText(value, unit))}
      </text>
    ) : (
      <g />
    )

function Bars({ label, onOpen, ...data }: Props & { onOpen?: (href: string) => void }) {
  const lying = isLying(data)
  const { unit, kind } = data
  const direct = comparedSeries(data, lying)
  const isWide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false })
  const open = openerOf(data, onOpen)
  // Beside the longest bar stands its figure; without one the last word of the scale reaches beyond its line.
  const beside = hasBarLabels(data)
    ? 8 + lengthOf(drawnValues(data).map((value) => shortText(value, unit)))
    : 56
  return (
    <BarChart
      {...shared(data, lying, isWide ? MANY_LETTERS : FEW_LETTERS)}
      type={kind === 'stacked' ? 'stacked' : 'default'}
      withBarValueLabel={hasBarLabels(data)}
      valueLabelProps={{ formatter: (value: unknown) => oneLine(shortText(Number(value), unit)) }}
      barProps={({ name = '' }: { name?: string }) => ({
        onClick: open(name),
        ...(onOpen ? { cursor: 'pointer' } : {}),
        ...(name === direct ? { label: lastLabel(data) } : {}),
      })}
      maxBarWidth={28}
      barChartProps={{ ...named(label), barGap: 1, margin: lying ? { right: beside } : { top: 20 } }}
    />
  )
}

function Lines({ label, ...data }: Props) {
  const ends = hasEndLabels(data)
  const room = ends ? 12 + lengthOf(data.series.map((one) => one.label)) : 8
  const last = data.points.length - 1
  const withEnd = ({ label: words }: { label?: string }) => ({
    label: ({ x, y, index }: { x?: number | string; y?: number | string; index?: number }) =>
      index === last ? (
        <text x={Number(x) + 8} y={Number(y) + 4} className={classes.end}>
          {words}
        </text>
      ) : (
        <g />
      ),
  })
  return (
    <LineChart
      {...shared(data, false)}
      curveType="linear"
      withDots={data.points.length <= 40}
      dotProps={{ r: 3 }}
      {...(ends ? { lineProps: withEnd } : {})}
      lineChartProps={{ ...named(label), margin: { top: 20, right: room } }}
    />
  )
}
