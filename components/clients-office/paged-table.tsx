'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useArea } from '@/components/shell/area'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Loading } from '@/components/ui/loading'
import { api } from '@/lib/http/client'
import classes from './office.module.css'

export type TableColumn<T> = { label: string; cell: (row: T) => ReactNode; numeric?: boolean }
type Page<T> = { items: T[]; nextCursor?: string | null }
type Props<T> = {
  /** Of the client. */
  id: string
  /** Its path under /v2/clients/{id}. */
  part: string
  caption: string
  /** The first one names the row. */
  columns: readonly TableColumn<T>[]
  /** What to say when there is nothing. */
  none: string
}

/** What hangs on a client, a page at a time. */
export function PagedTable<T extends { _id: string }>({ id, part, caption, columns, none }: Props<T>) {
  const area = useArea()
  const found = useInfiniteQuery({
    queryKey: ['clients', area, id, part],
    queryFn: ({ pageParam, signal }) =>
      api.get<Page<T>>(`/clients/${id}/${part}${pageParam ? `?cursor=${pageParam}` : ''}`, { area, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor || undefined,
  })
  if (found.isPending) return <Loading what={caption} />
  if (found.isError) return <ErrorState onRetry={() => found.refetch()} />
  const rows = found.data.pages.flatMap(({ items }) => items)
  if (rows.length === 0) return <EmptyState title={none} />
  return (
    <>
      <table className={`${classes.table} ${classes.records}`} aria-label={caption}>
        <thead>
          <tr>
            {columns.map(({ label, numeric }) => (
              <th key={label} scope="col" data-numeric={numeric}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row._id}>
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
          ))}
        </tbody>
      </table>
      {found.hasNextPage && (
        <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          MOSTRA ALTRI
        </Button>
      )}
    </>
  )
}
