'use client'

import { useState } from 'react'
import { PageHeader } from '@/components/shell/page-header'
import { Stat, Stats } from '@/components/shell/stat'
import { SkeletonTable } from '@/components/ui/skeletons'
import { formatInstant } from '@/lib/core/dates'
import type { ReportReply, ReportView } from '@/lib/reports/view'
import { DataTable } from './data-table'
import { FiltersBar } from './filters-bar'
import { ListProblem } from './list-problem'
import { ListTools } from './list-tools'
import { NoRows } from './no-rows'
import { Pager } from './pager'
import { ReportBreakdown } from './report-breakdown'
import { ReportDefinitions } from './report-definitions'
import { figureText } from './report-words'
import classes from './resource-list.module.css'
import { useColumns } from './use-columns'
import { isFilter, isFiltered, useListQuery } from './use-list-query'
import { useRows } from './use-rows'

/** The screen of a report: its filters, its figures, what they are made of, and how. */
export function ReportScreen({ view }: { view: ReportView }) {
  const { params, query, set } = useListQuery()
  const report = useRows<ReportReply>(view.path, query)
  const { shown, chosen, choose } = useColumns(view)
  const [round, setRound] = useState(0)
  const without = (remove: (key: string) => boolean) => {
    set(Object.fromEntries([...params.keys()].filter(remove).map((key) => [key, null])))
    // Half a number was never in the address: the boxes start again too.
    setRound(round + 1)
  }
  const { data } = report
  return (
    <>
      <PageHeader title={view.title}>
        {view.about}
        {data && ` Dati del ${formatInstant(data.asOf)}.`}
      </PageHeader>
      <div className={classes.stack}>
        <FiltersBar
          key={round}
          view={view}
          params={params}
          onChange={set}
          onClear={() => without(isFilter)}
        />
        {report.isError && (
          <ListProblem
            error={report.error}
            onRetry={() => void report.refetch()}
            onClear={() => without(() => true)}
          />
        )}
        {report.isPending && <SkeletonTable columns={shown.length} />}
        {data && data.total > 0 && <Figures view={view} reply={data} params={params} />}
        {data && (
          <ListTools view={view} query={query} params={params} total={data} columns={{ chosen, choose }} />
        )}
        {data && data.items.length === 0 && (
          <NoRows
            view={view}
            filtered={isFiltered(params)}
            next={view.empty}
            onClear={() => without(isFilter)}
          />
        )}
        {data && data.items.length > 0 && (
          <DataTable
            caption={view.title}
            columns={shown}
            rows={data.items}
            sort={params.get('sort') ?? view.list.defaultSort}
            onSort={(sort) => set({ sort })}
            hrefOf={({ _id }) => `${view.opens}/${_id}`}
            busy={report.isPlaceholderData}
          />
        )}
        {data && (
          <Pager
            reply={data}
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

type FiguresProps = { view: ReportView; reply: ReportReply; params: URLSearchParams }

/** Of all the rows that the filters leave, not of this page's. */
const Figures = ({ view, reply, params }: FiguresProps) => (
  <div>
    <Stats>
      {view.totals.map(({ name, label, kind }) => (
        <Stat key={name} label={label} value={reply.totals[name] ?? 0} format={figureText(kind)} />
      ))}
    </Stats>
    {view.breakdown && (
      <ReportBreakdown breakdown={view.breakdown} totals={view.totals} reply={reply} params={params} />
    )}
  </div>
)
