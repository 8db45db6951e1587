'use client'

import { ChartCard } from '@/components/data/charts/chart-card'
import { unitValue } from '@/components/data/summary/chart-figures'
import { useRows } from '@/components/data/use-rows'
import { rowsQuery } from '@/lib/area-pages/first-rows'
import type { SummaryReply, SummaryView } from '@/lib/reports/summary/view'
import classes from './sheet.module.css'
import { yearOfToday } from './sheet-periods'

const GROUPS = ['prodotto', 'finalita', 'banca'] as const
const MOST = 8

type Props = { view: SummaryView; own: Record<string, string> }

/** What the agent's year is made of: products, purposes, banks. */
export const BreakdownCharts = ({ view, own }: Props) => (
  <div className={classes.charts}>
    {GROUPS.map((gruppo) => (
      <ByGroup key={gruppo} view={view} own={own} gruppo={gruppo} />
    ))}
  </div>
)

function ByGroup({ view, own, gruppo }: Props & { gruppo: string }) {
  const { data } = useRows<SummaryReply>(
    view.path,
    rowsQuery(Object.entries({ ...yearOfToday(), ...own, gruppo })),
  )
  const grouping = view.groupings.find(({ name }) => name === gruppo)
  if (!data || !grouping) return null
  const paid = data.rows.filter(({ figures }) => figures.erogato)
  return (
    <ChartCard
      kind="bar"
      title={`Erogato dell’anno ${grouping.words}`}
      measure="Erogato netto"
      unit="euro"
      pointHead={grouping.label}
      series={[{ name: 'now', label: 'Erogato netto', tone: 'now' }]}
      points={paid.slice(0, MOST).map(({ key, label, figures, links }) => ({
        key,
        label,
        href: links.erogato,
        values: { now: unitValue('money', figures.erogato) },
      }))}
      empty="Quest’anno non è ancora stato erogato nulla."
    />
  )
}
