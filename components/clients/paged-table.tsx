import { PagedTable as AnyPagedTable, type PartProps } from '@/components/data/table/paged-table'

/** What hangs on a client, a page at a time. */
export const PagedTable = <const P extends string>(props: PartProps<'clients', P>) => (
  <AnyPagedTable<'clients', P> resource="clients" {...props} />
)
