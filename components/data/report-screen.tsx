'use client'

import { PageHeader } from '@/components/shell/page-header'
import { SkeletonTable } from '@/components/ui/skeletons'
import { formatInstant } from '@/lib/core/dates'
import type { ReportReply, ReportView } from '@/lib/reports/view'
import { formatTotal } from '@/lib/resources/total'
import { DataTable } from './data-table'
import { FilterBar } from './filters-bar'
import { ListProblem } from './list-problem'
import { ListTools } from './list-tools'
import { NoRows } from './no-rows'
import { Pager } from './pager'
import { PeekPanel } from './peek-panel'
import { ReportDefinitions } from './report-definitions'
import { ReportFigures } from './report-figures'
import classes from './resource-list.module.css'
import { useColumns } from './use-columns'
import { isFilter, isFiltered } from './use-list-query'
import { useListScreen } from './use-list-screen'
import { usePeek } from './use-peek'
import { useRows } from './use-rows'
import { ViewTabs } from './view-tabs'

/** The screen of a report: its filters, its figures, what they are made of, and how. */
export function ReportScreen({ view }: { view: ReportView }) {
  const { params, query, set, round, without } = useListScreen()
  const report = useRows<ReportReply>(view.path, query)
  const { shown, chosen, asked, choose } = useColumns(view)
  const { data } = report
  const { row: peeked, ...peek } = usePeek(data?.items ?? [])
  const hrefOf = ({ _id }: { _id: string }) => `${view.opens}/${_id}`
  return (
    <>
      <PageHeader title={view.title}>
        {view.about}
        {data && ` Dati del ${formatInstant(data.asOf)}.`}
      </PageHeader>
      <div className={classes.stack}>
        <div className={classes.bar}>
          <ViewTabs resource={view.path} presets={[]} params={params} ready={report.isSuccess} />
          <FilterBar
            key={round}
            view={view}
            params={params}
            onChange={set}
            onClear={() => without(isFilter)}
          />
          <ListTools
            view={view}
            query={query}
            params={params}
            columns={{ chosen, asked, choose }}
            onSort={(sort) => set({ sort })}
          />
        </div>
        {report.isError && (
          <ListProblem
            error={report.error}
            onRetry={() => void report.refetch()}
            onClear={() => without(() => true)}
          />
        )}
        {report.isPending && <SkeletonTable columns={shown.length} />}
        {data && data.total > 0 && <ReportFigures view={view} reply={data} params={params} />}
        {data && data.items.length === 0 && (
          <NoRows
            view={view}
            filtered={isFiltered(params)}
            next={view.empty}
            onClear={() => without(isFilter)}
          />
        )}
        {data && data.items.length > 0 && (
          <div className={classes.split} data-peeking={peeked ? true : undefined}>
            <DataTable
              caption={view.title}
              columns={shown}
              asked={asked}
              rows={data.items}
              sort={params.get('sort') ?? view.list.defaultSort}
              onSort={(sort) => set({ sort })}
              hrefOf={hrefOf}
              peek={peek}
              busy={report.isPlaceholderData}
            />
            {peeked && (
              <PeekPanel
                columns={view.list.columns}
                record={peeked}
                href={hrefOf(peeked)}
                onClose={() => peek.show(null)}
              />
            )}
          </div>
        )}
        {data && (
          <Pager
            reply={data}
            total={formatTotal(data, view.labels)}
            onPage={(cursor) => set({ cursor })}
            first={!params.has('cursor')}
            size={{ value: params.get('limit'), onChange: (limit) => set({ limit }) }}
          />
        )}
        <ReportDefinitions view={view} />
      </div>
    </>
  )
}
