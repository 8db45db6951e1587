'use client'

import type { ReactNode } from 'react'
import { FilterBar } from '@/components/data/list/filters-bar'
import { ListProblem } from '@/components/data/list/list-problem'
import classes from '@/components/data/list/resource-list.module.css'
import { useColumns } from '@/components/data/list/use-columns'
import { isFilter } from '@/components/data/list/use-list-query'
import { useListScreen } from '@/components/data/list/use-list-screen'
import { useRows } from '@/components/data/list/use-rows'
import { ViewTabs } from '@/components/data/list/view-tabs'
import { PageHeader } from '@/components/data/page/page-header'
import { StaleNotice } from '@/components/data/record/stale-notice'
import { ReportDefinitions } from '@/components/data/report/report-definitions'
import { ReportTools } from '@/components/data/report/report-tools'
import { SkeletonTable } from '@/components/ui/skeletons'
import { formatInstant } from '@/lib/core/dates'
import type { SummaryReply, SummaryView } from '@/lib/reports/summary/view'
import { CrossTable } from './cross-table'
import { SummaryControls } from './summary-controls'
import { SummaryFigures } from './summary-figures'
import { SummaryTable } from './summary-table'

/** What cannot be said of such a period, and of such rows and filters. */
function Missing({ view, reply: { missing, uncounted } }: { view: SummaryView; reply: SummaryReply }) {
  const said = [
    ['Solo per mesi interi', missing],
    ['Non si contano con queste scelte', uncounted],
  ] as const
  return said.map(([why, paths]) => {
    const labels = view.columns.flatMap(({ path, label }) => (paths.includes(path) ? [label] : []))
    if (labels.length === 0) return null
    return (
      <p key={why} className={classes.progress}>
        {`${why}: ${new Intl.ListFormat('it').format(labels)}.`}
      </p>
    )
  })
}

type Props = {
  view: SummaryView
  /** Before the period is chosen, and after the table. */
  above?: ReactNode
  /** What can be done with the page, besides what its table offers. */
  actions?: ReactNode
  children?: ReactNode
}

/** The screen of a summary: its period, its figures by what one chooses, what else belongs to it, and how they are made. */
export function SummaryScreen({ view, above, actions, children }: Props) {
  const { params, query, set, round, without } = useListScreen()
  const report = useRows<SummaryReply>(view.path, query)
  const { chosen, asked, choose } = useColumns(view)
  const { data } = report
  return (
    <>
      <PageHeader title={view.title} actions={actions}>
        {view.about}
        {data && ` Dati del ${formatInstant(data.asOf)}.`}
      </PageHeader>
      <div className={classes.stack}>
        {above}
        <SummaryControls view={view} params={params} onChange={set} />
        <div className={classes.bar}>
          <ViewTabs resource={view.path} presets={[]} params={params} ready={report.isSuccess} />
          <FilterBar
            key={round}
            view={view}
            params={params}
            onChange={set}
            onClear={() => without(isFilter)}
          />
          <ReportTools
            view={view}
            query={query}
            params={params}
            columns={{ chosen, asked, choose }}
            onSort={(sort) => set({ sort })}
          />
        </div>
        {report.isRefetchError && (
          <StaleNotice onRetry={() => void report.refetch()} busy={report.isFetching} />
        )}
        {report.isLoadingError && (
          <ListProblem
            error={report.error}
            onRetry={() => void report.refetch()}
            onClear={() => without(() => true)}
          />
        )}
        {report.isPending && <SkeletonTable columns={chosen.length} />}
        {data && (
          <>
            <Missing view={view} reply={data} />
            <SummaryFigures view={view} reply={data} />
            <SummaryTable
              view={view}
              reply={data}
              shown={chosen}
              sort={params.get('sort') ?? ''}
              onSort={(sort) => set({ sort })}
            />
            {params.has('incrocia') && (
              <CrossTable view={view} reply={data} query={query} params={params} onChange={set} />
            )}
          </>
        )}
        {children}
        <ReportDefinitions figures={view.columns} />
      </div>
    </>
  )
}
