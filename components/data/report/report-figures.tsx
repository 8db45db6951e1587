import { Kpi, Kpis } from '@/components/data/charts/kpi'
import { SectionGrid } from '@/components/ui/section'
import type { ReportReply, ReportView } from '@/lib/reports/view'
import { ReportBreakdown } from './report-breakdown'
import { ReportChart } from './report-chart'
import { ReportSubtotals } from './report-subtotals'
import { figureUnit } from './report-words'

type Props = { view: ReportView; reply: ReportReply; params: URLSearchParams }

/** The figures of all the rows that the filters leave, not of this page's. */
export const ReportTotals = ({ view, reply }: Omit<Props, 'params'>) => (
  <Kpis>
    {view.totals.map(({ name, label, kind }) => (
      <Kpi key={name} label={label} {...figureUnit(kind, reply.totals[name] ?? null)} />
    ))}
  </Kpis>
)

/** The same rows drawn, and summed by two of the filters. */
export const ReportSummary = ({ view, reply, params }: Props) =>
  view.breakdown && (
    <section aria-label="Riepilogo">
      <SectionGrid least={600} gap="md" mb={0}>
        <ReportChart view={view} breakdown={view.breakdown} reply={reply} params={params} />
        <ReportBreakdown breakdown={view.breakdown} reply={reply} params={params} />
        {view.subtotals.length > 0 && <ReportSubtotals view={view} params={params} />}
      </SectionGrid>
    </section>
  )
