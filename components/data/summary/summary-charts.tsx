'use client'

import type { ReactNode } from 'react'
import { ChartCard } from '@/components/data/charts/chart-card'
import { MapCard, ScatterCard } from '@/components/data/charts/drawn-cards'
import { partTone } from '@/components/data/charts/tones'
import { useListQuery } from '@/components/data/list/use-list-query'
import { useRows } from '@/components/data/list/use-rows'
import { Tiles } from '@/components/ui/layout'
import { medianOf } from '@/lib/core/median'
import { uncapitalized } from '@/lib/core/text'
import type { CrossReply, SummaryChart } from '@/lib/reports/summary/chart-view'
import { beforeWords } from '@/lib/reports/summary/figures'
import type { SummaryReply, SummaryView } from '@/lib/reports/summary/view'
import { parted, unitValue, withParams } from './chart-figures'
import { figureUnit } from './summary-words'
import { TrendCard } from './trend-card'

type Props = { view: SummaryView; reply: SummaryReply }
type Kind<K extends SummaryChart['kind']> = Extract<SummaryChart, { kind: K }>
type DrawnProps<K extends SummaryChart['kind']> = Props & { chart: Kind<K>; query: string }

/** The drawings that the summary declares for the rows on screen. */
export function SummaryCharts({ view, reply }: Props) {
  const { query } = useListQuery()
  const shown = view.charts.filter(({ groups }) => groups.includes(reply.gruppo))
  if (shown.length === 0) return null
  return (
    <Tiles least={480} align="start">
      {shown.map((chart) => (
        <Drawn
          key={`${chart.kind} ${'column' in chart ? chart.column : chart.x}`}
          view={view}
          reply={reply}
          query={query}
          chart={chart}
        />
      ))}
    </Tiles>
  )
}

function Drawn({ chart, ...rest }: Props & { chart: SummaryChart; query: string }): ReactNode {
  switch (chart.kind) {
    case 'year':
      return <YearChart chart={chart} {...rest} />
    case 'cumulative':
      return <Cumulative chart={chart} {...rest} />
    case 'stacked':
      return <Stacked chart={chart} {...rest} />
    case 'map':
      return <ByRegion chart={chart} {...rest} />
    case 'scatter':
      return <ByTwo chart={chart} {...rest} />
    case 'trend':
      return <TrendCard chart={chart} {...rest} />
  }
}

const columnOf = (view: SummaryView, path: string) => view.columns.find((one) => one.path === path)
const wordsOf = (view: SummaryView, name: string) => view.groupings.find((one) => one.name === name)

/** Bars of each month, and over them the line of a year before, whatever the table compares with. */
function YearChart({ view, chart, query }: DrawnProps<'year'>) {
  const { data } = useRows<SummaryReply>(view.path, withParams(query, { confronto: 'anno', sort: null }))
  const column = columnOf(view, chart.column)
  if (!column || !data) return null
  const value = (figures: SummaryReply['totals']['figures'] | null) =>
    unitValue(column.kind, figures?.[column.path])
  return (
    <ChartCard
      kind="bar"
      title={`${column.label} e un anno prima`}
      measure={column.label}
      unit={figureUnit(column.kind, 0).unit}
      pointHead={wordsOf(view, data.gruppo)?.label ?? ''}
      series={[
        { name: 'now', label: 'nel periodo', tone: 'now' },
        { name: 'before', label: beforeWords(data), tone: 'before', drawn: 'line' },
      ]}
      points={data.rows.map(({ key, label, figures, before, links }) => ({
        key,
        label,
        href: links[column.path],
        values: { now: value(figures), before: value(before) },
      }))}
    />
  )
}

/** What is reached month after month, beside what was to be. */
function Cumulative({ view, chart, reply: { rows } }: DrawnProps<'cumulative'>) {
  const [column, goal] = [columnOf(view, chart.column), columnOf(view, chart.against)]
  if (!column || !goal || rows.every(({ figures }) => !figures[goal.path])) return null
  const sums = { now: 0, before: 0 }
  return (
    <ChartCard
      kind="line"
      title={`${column.label} e ${uncapitalized(goal.label)}, dall’inizio del periodo`}
      measure={column.label}
      unit={figureUnit(column.kind, 0).unit}
      pointHead="Mese"
      series={[
        { name: 'before', label: uncapitalized(goal.label), tone: 'before' },
        { name: 'now', label: uncapitalized(column.label), tone: 'now' },
      ]}
      points={rows.map(({ key, label, figures }) => {
        sums.now += unitValue(column.kind, figures[column.path]) ?? 0
        sums.before += unitValue(goal.kind, figures[goal.path]) ?? 0
        return { key, label, values: { ...sums } }
      })}
    />
  )
}

/** One figure by month and by the parts that it is made of. */
function Stacked({ view, chart, query }: DrawnProps<'stacked'>) {
  const { data } = useRows<CrossReply>(
    `${view.path}/incrocio`,
    withParams(query, {
      gruppo: chart.of,
      per: chart.by,
      colonna: chart.column,
      confronto: null,
      sort: null,
    }),
  )
  const column = columnOf(view, chart.column)
  if (!column || !data) return null
  const drawn = parted(data)
  const cell = (row: string, of: string) => drawn.cells.find((one) => one.row === row && one.column === of)
  return (
    <ChartCard
      kind="stacked"
      title={`${column.label} ${wordsOf(view, chart.of)?.words ?? ''} e ${uncapitalized(wordsOf(view, chart.by)?.label ?? '')}`}
      measure={column.label}
      unit={figureUnit(column.kind, 0).unit}
      pointHead={wordsOf(view, chart.of)?.label ?? ''}
      series={drawn.columns.map(({ key, label }, index) => ({
        name: key,
        label,
        tone: partTone(key, index),
      }))}
      points={drawn.rows.map(({ key, label }) => ({
        key,
        label,
        hrefs: Object.fromEntries(
          drawn.columns.flatMap((part) => {
            const href = cell(key, part.key)?.href
            return href ? [[part.key, href]] : []
          }),
        ),
        values: Object.fromEntries(
          drawn.columns.map((part) => [part.key, unitValue(column.kind, cell(key, part.key)?.value) ?? 0]),
        ),
      }))}
    />
  )
}

/** A figure by region, whatever the rows of the table are. */
function ByRegion({ view, chart, query }: DrawnProps<'map'>) {
  const { data } = useRows<SummaryReply>(
    view.path,
    withParams(query, { gruppo: chart.of, confronto: null, sort: null }),
  )
  const column = columnOf(view, chart.column)
  if (!column || !data) return null
  return (
    <MapCard
      title={`${column.label} per regione`}
      measure={column.label}
      pointHead="Regione"
      unit={figureUnit(column.kind, 0).unit}
      regions={data.rows.flatMap(({ key, label, figures, links }) => {
        const value = unitValue(column.kind, figures[column.path])
        return value === null ? [] : [{ key, label, value, href: links[column.path] }]
      })}
    />
  )
}

/** The rows by two of their figures. */
function ByTwo({ view, chart, reply: { rows, gruppo } }: DrawnProps<'scatter'>) {
  const [x, y] = [columnOf(view, chart.x), columnOf(view, chart.y)]
  const size = chart.size ? columnOf(view, chart.size) : undefined
  const { enough } = chart
  const counted = enough && columnOf(view, enough.column)
  if (!x || !y) return null
  const points = rows.flatMap(({ key, label, figures, links }) => {
    const [at, height] = [unitValue(x.kind, figures[x.path]), unitValue(y.kind, figures[y.path])]
    if (at === null || height === null) return []
    const own = size && unitValue(size.kind, figures[size.path])
    const faint = enough ? (figures[enough.column] ?? 0) < enough.least : false
    return [
      {
        key,
        label,
        x: at,
        y: height,
        ...(own && { size: own }),
        faint,
        href: links[y.path] ?? links[x.path],
      },
    ]
  })
  const sure = points.filter(({ faint }) => !faint)
  return (
    <ScatterCard
      title={`${y.label} e ${uncapitalized(x.label)}`}
      description={size ? `La dimensione indica quante ${uncapitalized(size.label)}.` : undefined}
      measure={y.label}
      pointHead={wordsOf(view, gruppo)?.label ?? ''}
      x={{ label: x.label, unit: figureUnit(x.kind, 0).unit }}
      y={{ label: y.label, unit: figureUnit(y.kind, 0).unit }}
      size={size && { label: size.label, unit: figureUnit(size.kind, 0).unit }}
      points={points}
      faintWords={counted && `meno di ${enough?.least} (${uncapitalized(counted.label)})`}
      median={chart.median && sure.length > 2 ? medianPoint(sure) : undefined}
    />
  )
}

const medianPoint = (points: readonly { x: number; y: number }[]) => ({
  x: medianOf(points.map(({ x }) => x)) ?? 0,
  y: medianOf(points.map(({ y }) => y)) ?? 0,
})
