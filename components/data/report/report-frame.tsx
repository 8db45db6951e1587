'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListBar } from '@/components/data/list/list-bar'
import { ListProblem } from '@/components/data/list/list-problem'
import classes from '@/components/data/list/resource-list.module.css'
import type { useColumns } from '@/components/data/list/use-columns'
import type { useListScreen } from '@/components/data/list/use-list-screen'
import { PageHeader } from '@/components/data/page/page-header'
import { StaleNotice } from '@/components/data/record/stale-notice'
import { SectionStack } from '@/components/ui/section'
import { SkeletonTable } from '@/components/ui/skeletons'
import { formatInstant } from '@/lib/core/dates'
import type { ListView } from '@/lib/resources/view'
import { ReportDefinitions } from './report-definitions'
import { ReportTools } from './report-tools'

type Props<R> = {
  view: ListView & { title: string; about: string }
  screen: ReturnType<typeof useListScreen>
  report: UseQueryResult<R>
  columns: Pick<ReturnType<typeof useColumns>, 'shown' | 'chosen' | 'asked' | 'choose'>
  /** The first things of the bar, before views, filters and tools. */
  controls?: ReactNode
  /** What they are set to, for paper. */
  said?: (reply: R) => readonly string[]
  /** What can be done with the page, besides what its table offers. */
  actions?: ReactNode
  above?: ReactNode
  /** Between the bar and what the report says. */
  bulk?: ReactNode
  children: (reply: R) => ReactNode
  below?: ReactNode
  /** How each figure is made. */
  figures: readonly { label: string; definition?: string }[]
}

/** What every report has around what it says: its title, one bar, what happens while it is read or cannot be, and how figures are made. */
export function ReportFrame<R extends { asOf: string }>({
  view,
  screen,
  report,
  columns: { shown, ...columns },
  controls,
  said,
  actions,
  above,
  bulk,
  children,
  below,
  figures,
}: Props<R>) {
  const { data } = report
  const { params, query, set, without } = screen
  return (
    <>
      <PageHeader title={view.title} actions={actions}>
        {view.about}
        {data && ` Dati del ${formatInstant(data.asOf)}.`}
      </PageHeader>
      <div className={classes.stack}>
        {above}
        <ListBar
          view={view}
          screen={screen}
          ready={report.isSuccess}
          controls={controls}
          said={data && said?.(data)}
          tools={
            <ReportTools
              view={view}
              query={query}
              params={params}
              columns={columns}
              onSort={(sort) => set({ sort })}
            />
          }
        />
        {bulk}
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
        {report.isPending && <SkeletonTable columns={shown.length} />}
        <SectionStack>
          {data && children(data)}
          {below}
        </SectionStack>
        <ReportDefinitions figures={figures} />
      </div>
    </>
  )
}
