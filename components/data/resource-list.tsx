'use client'

import { type ReactNode, useState } from 'react'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import { SkeletonTable } from '@/components/ui/skeletons'
import type { ResourceView } from '@/lib/resources/view'
import { BulkBar } from './bulk-bar'
import { DataTable } from './data-table'
import { FiltersBar } from './filters-bar'
import { ListProblem } from './list-problem'
import { ListTools } from './list-tools'
import { NoRows } from './no-rows'
import { OrderButton } from './order-button'
import { Pager } from './pager'
import classes from './resource-list.module.css'
import { useColumns } from './use-columns'
import { isFilter, isFiltered, useListQuery } from './use-list-query'
import { type Row, useRows } from './use-rows'
import { useSelection } from './use-selection'

type Props = {
  view: ResourceView
  canCreate?: boolean
  canEdit?: boolean
  canDelete?: boolean
  /** Where a row opens; the resource's own record page by default. */
  page?: string
  /** Where CREA leads. */
  addHref?: string
  /** Filters that the page sets and nobody changes. */
  fixed?: Record<string, string>
  title?: string
  rowAction?: (row: Row) => ReactNode
  primary?: ReactNode
  /** What to do when there is nothing yet. */
  next?: string
}

/** The list screen of a resource: everything comes from its declaration and the URL. */
export function ResourceList({
  view,
  canCreate = false,
  canEdit = false,
  canDelete = false,
  page = view.page,
  addHref = `${page}/add`,
  fixed = {},
  title,
  rowAction,
  primary,
  next,
}: Props) {
  const { params, query, set } = useListQuery()
  const sent = merged(query, fixed)
  const rows = useRows(view.path, sent)
  const { shown, chosen, choose } = useColumns(view)
  const items = rows.data?.items ?? []
  const selection = useSelection(items, listOf(sent))
  const [round, setRound] = useState(0)
  const without = (remove: (key: string) => boolean) => {
    set(Object.fromEntries([...params.keys()].filter(remove).map((key) => [key, null])))
    // The boxes start again too: half a date or two letters were never in the address.
    setRound(round + 1)
  }
  const { labels, list } = view
  const heading = title ?? labels.many.charAt(0).toUpperCase() + labels.many.slice(1)
  const crea = canCreate && view.writable && (
    <Button look="primary" href={addHref}>
      CREA
    </Button>
  )
  const editable = canEdit && view.writable
  const selectable = (editable && list.bulk.length > 0) || canDelete
  return (
    <>
      <PageHeader title={heading} primary={primary ?? crea} />
      <div className={classes.stack}>
        <FiltersBar
          key={round}
          view={view}
          params={params}
          onChange={set}
          onClear={() => without(isFilter)}
          fixed={fixedNames(fixed)}
        />
        <ListTools
          view={view}
          query={sent}
          params={params}
          more={editable && <OrderButton view={view} params={params} />}
          total={rows.data}
          columns={{ chosen, choose }}
        />
        {selectable && (
          <BulkBar
            view={view}
            selection={selection}
            reply={rows.data}
            query={listOf(sent)}
            canEdit={editable}
            canDelete={canDelete}
          />
        )}
        {rows.isError && (
          <ListProblem
            error={rows.error}
            onRetry={() => void rows.refetch()}
            onClear={() => without(() => true)}
          />
        )}
        {rows.isPending && <SkeletonTable columns={shown.length} />}
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
            rows={items}
            sort={params.get('sort') ?? list.defaultSort}
            onSort={(sort) => set({ sort })}
            hrefOf={(row) => `${page}/${row._id}`}
            selection={selectable ? selection : undefined}
            rowAction={rowAction}
            busy={rows.isPlaceholderData}
          />
        )}
        {rows.data && (
          <Pager
            reply={rows.data}
            onPage={(cursor) => set({ cursor })}
            first={!params.has('cursor')}
            size={{ value: params.get('limit'), onChange: (limit) => set({ limit }) }}
          />
        )}
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

/** The list that a page belongs to, whatever its place and size. */
function listOf(query: string): string {
  const params = new URLSearchParams(query)
  params.delete('cursor')
  params.delete('limit')
  return params.toString()
}
