'use client'

import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { SimilarNotice } from '@/components/data/form/similar-notice'
import { PageHeader } from '@/components/data/page/page-header'
import { RecordPeek } from '@/components/data/record/record-peek'
import { StaleNotice } from '@/components/data/record/stale-notice'
import { type RowAction, useRowAction } from '@/components/data/record/use-row-action'
import { DataTable } from '@/components/data/table/data-table'
import { Button } from '@/components/ui/button'
import { SkeletonTable } from '@/components/ui/skeletons'
import { capitalized } from '@/lib/core/text'
import { shownQuery } from '@/lib/resources/first-rows'
import { formatTotal } from '@/lib/resources/total'
import type { ResourceView } from '@/lib/resources/view'
import { BulkBar } from './bulk-bar'
import { ListBar } from './list-bar'
import { listOf } from './list-of'
import { ListProblem } from './list-problem'
import { ListTools } from './list-tools'
import { NoRows } from './no-rows'
import { OrderButton } from './order-button'
import { Pager } from './pager'
import classes from './resource-list.module.css'
import { useColumns } from './use-columns'
import { useKeptPlace } from './use-list-place'
import { isFilter, isFiltered } from './use-list-query'
import { useListScreen } from './use-list-screen'
import { useAddressPeek, usePeek } from './use-peek'
import { type Row, settled, useRows } from './use-rows'
import { useSelection } from './use-selection'

type Props = {
  view: ResourceView
  canCreate?: boolean
  canEdit?: boolean
  canDelete?: boolean
  /** Of the declared verbs, those that the reader may use. */
  verbs?: readonly string[]
  /** Where a row opens; the resource's own record page by default. */
  page?: string
  /** Where each row opens, where that is no page of the resource's own. */
  opens?: (row: Row) => string | undefined
  /** Where CREA leads. */
  addHref?: string
  /** Filters that the page sets and nobody changes. */
  fixed?: Record<string, string>
  /** Filters of the list for as long as its address has none. */
  start?: Record<string, string>
  title?: string
  rowAction?: RowAction
  /** The column that says nothing where that action is due, and has it then. */
  actionIn?: string
  /** A sign before what a row is called. */
  mark?: (row: Row) => ReactNode
  /** What a row looked at says besides its columns and fields. */
  peekMore?: (row: Row) => ReactNode
  /** The record itself beside the list, where there is room for both. */
  pane?: (id: string, close: () => void) => ReactNode
  /** What a row is in the narrow queue that the list becomes beside the record. */
  card?: (row: Row) => ReactNode
  /** The next step, in place of CREA. */
  primary?: ReactNode
  /** What else can be done, beside CREA. */
  actions?: ReactNode
  /** Between the title and the list: what there is to know of all of it. */
  head?: ReactNode
  /** What to do when there is nothing yet. */
  next?: string
}

/** The list screen of a resource: everything comes from its declaration and the URL. */
export function ResourceList({
  view,
  canCreate = false,
  canEdit = false,
  canDelete = false,
  verbs = [],
  page = view.page,
  opens,
  addHref = `${page}/add`,
  fixed = {},
  start = {},
  title,
  rowAction,
  actionIn,
  mark,
  peekMore,
  pane,
  card,
  primary,
  actions,
  head,
  next,
}: Props) {
  const { params, query, round, ...screen } = useListScreen()
  const { without } = screen
  const unsaid = [...params.keys()].some(isFilter) ? {} : start
  // The first filter that somebody sets comes to those that the list opened with.
  const set: typeof screen.set = (changes, history) =>
    screen.set(Object.keys(changes).some(isFilter) ? { ...unsaid, ...changes } : changes, history)
  const sent = merged(query, { ...unsaid, ...fixed })
  const asks = shownQuery(view.path, sent, params.has('columns'))
  const rows = useRows(view.path, asks)
  useKeptPlace(opens ? undefined : page, { path: view.path, query: asks }, settled(rows))
  const { shown, chosen, asked, choose } = useColumns(view)
  const items = rows.data?.items ?? []
  const selection = useSelection(items, listOf(sent), rows.isPlaceholderData)
  const isWide = useMediaQuery('(min-width: 80em)', false) && pane !== undefined
  const ofAddress = useAddressPeek(items, params)
  const ofScreen = usePeek(items)
  const { row: peeked, ...peek } = pane ? ofAddress : ofScreen
  const beside = isWide && peek.id ? pane(peek.id, () => peek.show(null)) : null
  const { actionOf, dialog } = useRowAction({ view, rowAction })
  const { labels, list } = view
  const heading = title ?? capitalized(labels.many)
  const crea = canCreate && view.writable && (
    <Button look="primary" href={addHref}>
      CREA
    </Button>
  )
  const editable = canEdit && view.writable
  const selectable = (editable && list.bulk.length > 0) || canDelete || verbs.length > 0
  const hrefOf = opens ?? ((row: Row) => `${page}/${row._id}`)
  return (
    <>
      <PageHeader title={heading} primary={primary ?? crea} actions={actions} />
      {head}
      <div className={classes.stack} data-fills>
        <ListBar
          view={view}
          screen={{ params, set, round, without }}
          ready={rows.isSuccess}
          all={labels.article === 'f' ? 'Tutte' : 'Tutti'}
          fixed={fixedNames(fixed)}
          asked={new URLSearchParams(merged(params.toString(), unsaid))}
          tools={
            <ListTools
              view={view}
              query={sent}
              params={params}
              more={editable && <OrderButton view={view} params={params} />}
              columns={{ chosen, asked, choose }}
              onSort={(sort) => set({ sort })}
            />
          }
        />
        {selectable && (
          <BulkBar
            view={view}
            selection={selection}
            reply={rows.data}
            query={listOf(sent)}
            canEdit={editable}
            canDelete={canDelete}
            verbs={verbs}
          />
        )}
        {rows.isRefetchError && <StaleNotice onRetry={() => void rows.refetch()} busy={rows.isFetching} />}
        {rows.isLoadingError && (
          <ListProblem
            error={rows.error}
            onRetry={() => void rows.refetch()}
            onClear={() => without(() => true)}
          />
        )}
        <SimilarNotice questions={rows.data?.similar} onSearch={(q) => set({ q })} />
        {rows.isPending && <SkeletonTable columns={shown.length} rows={16} />}
        {(rows.data || beside) && (
          <div
            className={classes.split}
            data-peeking={(peeked && !isWide) || undefined}
            data-beside={beside !== null || undefined}
          >
            {rows.data && items.length === 0 && (
              <NoRows
                view={view}
                filtered={isFiltered(params)}
                create={crea ? addHref : undefined}
                next={next}
                onClear={() => without(isFilter)}
              />
            )}
            {items.length > 0 && (
              <DataTable
                caption={heading}
                columns={shown}
                asked={asked}
                rows={items}
                sort={params.get('sort') ?? list.defaultSort}
                onSort={(sort) => set({ sort })}
                hrefOf={hrefOf}
                selection={selectable && !(beside && card) ? selection : undefined}
                peek={peek}
                shows={isWide}
                card={beside ? card : undefined}
                rowAction={beside && card ? undefined : actionOf}
                actionIn={actionIn}
                mark={mark}
                busy={rows.isPlaceholderData}
              />
            )}
            {beside}
            {peeked && !isWide && (
              <RecordPeek
                key={peeked._id}
                columns={list.columns}
                form={view.form}
                path={view.path}
                record={peeked}
                href={hrefOf(peeked)}
                onClose={() => peek.show(null)}
                action={actionOf?.(peeked)}
                more={peekMore?.(peeked)}
              />
            )}
          </div>
        )}
        {rows.data && (
          <Pager
            reply={rows.data}
            total={formatTotal(rows.data, labels)}
            onPage={(cursor) => set({ cursor })}
            first={!params.has('cursor')}
            size={{ value: params.get('limit'), onChange: (limit) => set({ limit }) }}
          />
        )}
        {dialog}
      </div>
    </>
  )
}

function merged(query: string, fixed: Record<string, string>): string {
  const params = new URLSearchParams(query)
  for (const [key, value] of Object.entries(fixed)) params.set(key, value)
  return params.toString()
}

const fixedNames = (fixed: Record<string, string>) =>
  Object.keys(fixed).map((key) => /\[(\w+)\]/.exec(key)?.[1] ?? key)
