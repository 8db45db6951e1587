import type { ResourceView } from '@/lib/resources/view'

/** The list on its page names the fields that changed, which no column of the table holds. */
export const withFieldNames = (view: ResourceView): ResourceView => {
  const fields = { path: 'campi', label: 'Campi', kind: 'text' as const }
  const columns = view.list.columns.flatMap((column) => (column.path === 'label' ? [column, fields] : column))
  return { ...view, list: { ...view.list, columns } }
}
