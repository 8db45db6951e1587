'use client'

import { ChartFrame } from '@/components/data/charts/chart-frame'
import { nameCell, valueCell } from '@/components/data/charts/figure-table'
import { Sparkline } from '@/components/data/charts/sparkline'
import { useFirstRows } from '@/components/data/list/use-first-rows'
import { useRows } from '@/components/data/list/use-rows'
import { IntentLink } from '@/components/ui/intent-link'
import { Stack, Text } from '@/components/ui/layout'
import type { CrossReply, SummaryChart } from '@/lib/reports/summary/chart-view'
import { figureText } from '@/lib/reports/summary/figures'
import type { SummaryColumn, SummaryReply, SummaryRow, SummaryView } from '@/lib/reports/summary/view'
import { unitValue, withParams } from './chart-figures'
import classes from './summary.module.css'
import { figureUnit } from './summary-words'

type Props = {
  view: SummaryView
  reply: SummaryReply
  query: string
  chart: Extract<SummaryChart, { kind: 'trend' }>
}

/** More lines than the first are asked for; more than the most are read in the table. */
const [FIRST, MOST] = [10, 40]

/** How a figure went month by month, a line for each row of the table. */
export function TrendCard({ view, reply: { gruppo, rows }, query, chart }: Props) {
  const { data } = useRows<CrossReply>(
    `${view.path}/incrocio`,
    withParams(query, {
      gruppo,
      per: chart.by,
      colonna: chart.column,
      confronto: null,
      sort: null,
    }),
  )
  const column = view.columns.find(({ path }) => path === chart.column)
  const grouping = view.groupings.find(({ name }) => name === gruppo)
  if (!column || !data || data.columns.length < 2) return null
  const { unit } = figureUnit(column.kind, 0)
  const value = (row: string, month: string) =>
    unitValue(column.kind, data.cells.find((cell) => cell.row === row && cell.column === month)?.value)
  const lines = rows.filter(({ figures }) => typeof figures[column.path] === 'number').slice(0, MOST)
  const measured = column.kind === 'percent' || column.kind === 'decimal' ? null : 0
  const courses = lines.map((line) => ({
    ...line,
    values: data.columns.map(({ key }) => value(line.key, key) ?? measured),
  }))
  return (
    <ChartFrame
      title={`${column.label}, mese per mese`}
      description={lines.length < rows.length ? `Le prime ${lines.length} righe della tabella.` : undefined}
      picture={false}
      table={{
        head: [grouping?.label ?? '', ...data.columns.map(({ label }) => label)],
        rows: courses.map(({ key, label, values }) => ({
          key,
          cells: [nameCell(label), ...values.map((one) => valueCell(one, unit))],
        })),
      }}
    >
      <Courses courses={courses} column={column} />
    </ChartFrame>
  )
}

type Course = SummaryRow & { values: (number | null)[] }

function Courses({ courses, column }: { courses: readonly Course[]; column: SummaryColumn }) {
  const { shown, more } = useFirstRows(courses, FIRST)
  const { unit } = figureUnit(column.kind, 0)
  return (
    <>
      <Stack component="ul" gap={0} mt="sm" className={classes.trends}>
        {shown.map(({ key, label, values, figures, links }) => (
          <li key={key}>
            <span title={label}>{label}</span>
            <Sparkline values={values} unit={unit} label={`${column.label} di ${label}`} />
            <Text span ta="right" figures>
              {links[column.path] ? (
                <IntentLink href={links[column.path] ?? ''}>
                  {figureText(column.kind, figures[column.path])}
                </IntentLink>
              ) : (
                figureText(column.kind, figures[column.path])
              )}
            </Text>
          </li>
        ))}
      </Stack>
      {more}
    </>
  )
}
