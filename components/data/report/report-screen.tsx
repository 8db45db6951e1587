'use client'

import { BulkBar } from '@/components/data/list/bulk-bar'
import { listOf } from '@/components/data/list/list-of'
import { NoRows } from '@/components/data/list/no-rows'
import { Pager } from '@/components/data/list/pager'
import { PeekPanel } from '@/components/data/list/peek-panel'
import classes from '@/components/data/list/resource-list.module.css'
import { useColumns } from '@/components/data/list/use-columns'
import { useKeptPlace } from '@/components/data/list/use-list-place'
import { isFilter, isFiltered } from '@/components/data/list/use-list-query'
import { useListScreen } from '@/components/data/list/use-list-screen'
import { usePeek } from '@/components/data/list/use-peek'
import { type Row, settled, useRows } from '@/components/data/list/use-rows'
import { useSelection } from '@/components/data/list/use-selection'
import { type RowAction, useRowAction } from '@/components/data/record/use-row-action'
import { DataTable } from '@/components/data/table/data-table'
import type { ReportReply, ReportRow, ReportView } from '@/lib/reports/view'
import { formatTotal } from '@/lib/resources/total'
import type { ResourceView } from '@/lib/resources/view'
import { ReportSummary, ReportTotals } from './report-figures'
import { ReportFrame } from './report-frame'

export type ReportScreenProps = {
  view: ReportView
  /** What can be done with the records behind the rows: their resource, and its verbs that the reader may use. */
  acts?: { view: ResourceView; verbs: readonly string[] }
  rowAction?: RowAction
}

/** The screen of a report: its filters, its figures, what they are made of, and how. */
export function ReportScreen({ view, acts, rowAction }: ReportScreenProps) {
  const screen = useListScreen()
  const { params, query, set, without } = screen
  const report = useRows<ReportReply>(view.path, query)
  useKeptPlace(view.opens, { path: view.path, query }, settled(report))
  const columns = useColumns(view)
  const { data } = report
  const selection = useSelection((data?.items ?? []) as Row[], listOf(query), report.isPlaceholderData)
  const { row: peeked, ...peek } = usePeek(data?.items ?? [])
  const { actionOf, dialog } = useRowAction({ view: acts?.view, from: view.path, rowAction })
  const hrefOf = ({ _opens }: ReportRow) => `${view.opens}/${_opens}`
  return (
    <ReportFrame
      view={view}
      screen={screen}
      report={report}
      columns={columns}
      bulk={
        acts && (
          <BulkBar
            view={acts.view}
            from={view.path}
            selection={selection}
            reply={data}
            query={listOf(query)}
            canEdit={false}
            canDelete={false}
            verbs={acts.verbs}
          />
        )
      }
      below={dialog}
      figures={[...view.totals, ...view.list.columns]}
    >
      {(reply) => (
        <>
          {reply.total > 0 && <ReportTotals view={view} reply={reply} />}
          {reply.items.length === 0 && (
            <NoRows
              view={view}
              filtered={isFiltered(params)}
              next={view.empty}
              onClear={() => without(isFilter)}
            />
          )}
          <div className={classes.stack}>
            {reply.items.length > 0 && (
              <div className={classes.split} data-peeking={peeked ? true : undefined}>
                <DataTable
                  caption={view.title}
                  columns={columns.shown}
                  asked={columns.asked}
                  rows={reply.items}
                  sort={params.get('sort') ?? view.list.defaultSort}
                  onSort={(sort) => set({ sort })}
                  hrefOf={hrefOf}
                  selection={acts && selection}
                  peek={peek}
                  rowAction={actionOf && ((row) => actionOf(row as Row))}
                  busy={report.isPlaceholderData}
                />
                {peeked && (
                  <PeekPanel
                    columns={view.list.columns}
                    record={peeked}
                    href={hrefOf(peeked)}
                    onClose={() => peek.show(null)}
                    action={actionOf?.(peeked as Row)}
                  />
                )}
              </div>
            )}
            <Pager
              reply={reply}
              total={formatTotal(reply, view.labels)}
              onPage={(cursor) => set({ cursor })}
              first={!params.has('cursor')}
              size={{ value: params.get('limit'), onChange: (limit) => set({ limit }) }}
            />
          </div>
          {reply.total > 0 && <ReportSummary view={view} reply={reply} params={params} />}
        </>
      )}
    </ReportFrame>
  )
}
