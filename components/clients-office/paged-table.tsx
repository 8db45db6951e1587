import { PagedTable as AnyPagedTable, type PagedTableProps } from '@/components/data/paged-table'

/** What hangs on a client, a page at a time. */
export const PagedTable = <T extends { _id: string }>(props: Omit<PagedTableProps<T>, 'resource'>) => (
  <AnyPagedTable<T> resource="clients" {...props} />
)
