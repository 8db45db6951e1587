'use client'

import { ChartCard } from '@/components/data/charts/chart-card'
import { productTone } from '@/components/data/charts/tones'
import { WaitingCard } from '@/components/data/charts/waiting-card'
import { useRows } from '@/components/data/list/use-rows'
import { unitValue } from '@/components/data/summary/chart-figures'
import { Tiles } from '@/components/ui/layout'
import { MOST_PARTS, type Own, PARTS, yearOfToday } from '@/lib/features/reports/scheda-schema'
import type { SummaryReply, SummaryView } from '@/lib/reports/summary/view'
import { rowsQuery } from '@/lib/resources/first-rows'

/** Most agents' year has about as many rows of each. */
const USUAL = 5

type Props = { view: SummaryView; own: Own }

/** What the agent's year is made of: products, purposes, banks. */
export const BreakdownCharts = ({ view, own }: Props) => (
  <Tiles least={320} align="start">
    {PARTS.map((gruppo) => (
      <ByGroup key={gruppo} view={view} own={own} gruppo={gruppo} />
    ))}
  </Tiles>
)

function ByGroup({ view, own, gruppo }: Props & { gruppo: string }) {
  const { data, isLoadingError } = useRows<SummaryReply>(
    view.path,
    own && rowsQuery(Object.entries({ ...yearOfToday(), ...own, gruppo })),
  )
  const grouping = view.groupings.find(({ name }) => name === gruppo)
  if (isLoadingError || !grouping) return null
  const title = `Erogato dell’anno ${grouping.words}`
  if (!data) return <WaitingCard title={title} lines={USUAL} />
  const paid = data.rows.filter(({ figures }) => figures.erogato)
  return (
    <ChartCard
      kind="bar"
      title={title}
      measure="Erogato netto"
      unit="euro"
      pointHead={grouping.label}
      series={[{ name: 'now', label: 'Erogato netto', tone: 'now' }]}
      points={paid.slice(0, MOST_PARTS).map(({ key, label, figures, links }) => ({
        key,
        label,
        href: links.erogato,
        tone: productTone(key),
        values: { now: unitValue('money', figures.erogato) },
      }))}
      empty="Quest’anno non è ancora stato erogato nulla."
    />
  )
}
