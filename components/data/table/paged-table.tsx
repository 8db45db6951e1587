'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MoreButton } from '@/components/data/list/more-button'
import { useArea } from '@/components/data/page/area'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Loading } from '@/components/ui/loading'
import { TableHead } from '@/components/ui/table-head'
import { grouped } from '@/lib/core/grouped'
import { declaredApi } from '@/lib/http/client'
import type { Known, ReplyTo } from '@/lib/http/client-routes'
import { CardTable } from './card-table'
import classes from './paged-table.module.css'

export type TableColumn<T> = { label: string; cell: (row: T) => ReactNode; numeric?: boolean }
type Page<T> = { items: T[]; nextCursor?: string | null }
/** What stands in the pages of a part of a record. */
type ItemOf<Reply> = Reply extends { items: readonly (infer T)[] } ? T & { _id: string } : never
type Path<R extends string, P extends string> = `/${R}/${string}/${P}`
type Item<R extends string, P extends string> = ItemOf<ReplyTo<'GET', Path<R, P>>>

export type PartProps<R extends string, P extends string> = TableProps<Item<R, P>> & {
  id: string
  /** Its path under /v2/<resource>/{id}. */
  part: P & Known<'GET', Path<R, P>>
}
type PagedTableProps<R extends string, P extends string> = PartProps<R, P> & {
  /** Whose records, under /v2: "clients". */
  resource: R
}
type TableProps<T> = {
  caption: string
  /** The first one names the row. */
  columns: readonly TableColumn<T>[]
  /** What to say when there is nothing. */
  none: string
  /** Under which heading a row stands; those of one heading stand together. */
  groupOf?: (row: T) => string
}

/** What hangs on a record, a page at a time. */
export function PagedTable<const R extends string, const P extends string>(props: PagedTableProps<R, P>) {
  const { resource, id, part, caption, columns, none, groupOf } = props
  const area = useArea()
  const found = useInfiniteQuery({
    queryKey: [resource, area, id, part],
    queryFn: ({ pageParam, signal }) =>
      declaredApi.get<Page<Item<R, P>>>(`/${resource}/${id}/${part}`, {
        area,
        signal,
        query: { cursor: pageParam },
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor || undefined,
  })
  if (found.isPending) return <Loading what={caption} />
  if (!found.data) return <ErrorState onRetry={() => found.refetch()} />
  const rows = found.data.pages.flatMap(({ items }) => items)
  if (rows.length === 0) return <EmptyState title={none} />
  return (
    <>
      <div className={classes.codes}>
        <CardTable label={caption}>
          <TableHead heads={columns.map(({ label, numeric }) => (numeric ? { figure: label } : label))} />
          {[...grouped(rows, (row) => groupOf?.(row) ?? '')].map(([title, group]) => (
            <tbody key={title}>
              {title && (
                <tr>
                  <th scope="rowgroup" colSpan={columns.length}>
                    {title}
                  </th>
                </tr>
              )}
              {group.map((row) => (
                <Line key={row._id} row={row} columns={columns} />
              ))}
            </tbody>
          ))}
        </CardTable>
      </div>
      <MoreButton pages={found} />
    </>
  )
}

function Line<T>({ row, columns }: { row: T; columns: readonly TableColumn<T>[] }) {
  return (
    <tr>
      {columns.map(({ label, cell, numeric }, at) =>
        at === 0 ? (
          <th key={label} scope="row">
            {cell(row)}
          </th>
        ) : (
          <td key={label} data-numeric={numeric} data-label={label}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}
