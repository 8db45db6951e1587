import type { ResourceView } from '@/lib/resources/view'

/** A list in which everything is one's own does not say whose it is. */
export function ownView(view: ResourceView): ResourceView {
  const columns = view.list.columns.filter(({ path }) => path !== 'agent')
  const filters = view.list.filters.filter(({ name }) => name !== 'agentId')
  return { ...view, list: { ...view.list, columns, filters } }
}
