import { ChartCard } from '@/components/data/charts/chart-card'
import { Kpi, Kpis } from '@/components/data/charts/kpi'
import { productTone } from '@/components/data/charts/tones'
import { Stack } from '@/components/ui/layout'
import { beforeWords, figureText } from '@/lib/reports/summary/figures'
import type { SummaryReply, SummaryView } from '@/lib/reports/summary/view'
import { SummaryCharts } from './summary-charts'
import { figureUnit } from './summary-words'

type Props = { view: SummaryView; reply: SummaryReply }

/** More bars than this are a table. */
const MOST_BARS = 10

/** The figures of the whole. */
export const SummaryFigures = ({ view, reply }: Props) => (
  <Kpis>
    {view.main.map((path) => (
      <Card key={path} view={view} reply={reply} path={path} />
    ))}
  </Kpis>
)

/** The first figure drawn by its rows, and what the summary draws besides. */
export const SummaryDrawings = ({ view, reply }: Props) => (
  <Stack>
    <Chart view={view} reply={reply} />
    <SummaryCharts view={view} reply={reply} />
  </Stack>
)

function Card({ view, reply, path }: Props & { path: string }) {
  const { totals } = reply
  const column = view.columns.find((one) => one.path === path)
  const value = totals.figures[path]
  if (!column || value === null || value === undefined) return null
  const isYoung = Boolean(column.matures && totals.maturing)
  const before = isYoung ? null : totals.before?.[path]
  return (
    <Kpi
      label={column.label}
      {...figureUnit(column.kind, value)}
      href={totals.links[path]}
      moreIs={column.moreIs}
      note={isYoung ? 'in maturazione' : undefined}
      write={column.kind === 'money' ? undefined : (figure) => figureText(column.kind, figure)}
      base={
        before === null || before === undefined
          ? undefined
          : { label: beforeWords(reply), value: figureUnit(column.kind, before).value }
      }
    />
  )
}

function Chart({ view, reply }: Props) {
  const { rows, gruppo, confronto } = reply
  // The first that these rows have: a stock of today belongs to no month.
  const path = view.main.find((one) => rows.some(({ figures }) => typeof figures[one] === 'number'))
  const column = view.columns.find((one) => one.path === path)
  const grouping = view.groupings.find(({ name }) => name === gruppo)
  if (!column || !grouping || !path) return null
  // Drawn better by a chart of its own.
  if (view.charts.some(({ kind, groups }) => kind === 'year' && groups.includes(gruppo))) return null
  const { unit } = figureUnit(column.kind, 0)
  const drawn = grouping.step ? rows : rows.slice(0, MOST_BARS)
  const isAlone = confronto === 'nessuno'
  const unitOf = (value: number | null | undefined) =>
    value === null || value === undefined ? null : figureUnit(column.kind, value).value
  return (
    <ChartCard
      kind="bar"
      title={`${column.label} ${grouping.words}`}
      description={drawn.length < rows.length ? `Le prime ${MOST_BARS} righe della tabella.` : undefined}
      measure={column.label}
      unit={unit}
      series={[
        { name: 'now', label: 'Nel periodo', tone: 'now' },
        ...(isAlone ? [] : [{ name: 'before', label: beforeWords(reply), tone: 'before' as const }]),
      ]}
      points={drawn.map(({ key, label, figures, before, links }) => ({
        key,
        label,
        href: links[path],
        // Beside another period dark and grey say which is which.
        tone: isAlone ? productTone(key) : undefined,
        values: { now: unitOf(figures[path]), before: unitOf(before?.[path]) },
      }))}
      pointHead={grouping.label}
    />
  )
}
