import type { Actor } from '@/lib/auth/actor'
import { widthOf } from '@/lib/auth/agent-scope'
import type { Column, ResourceView } from '@/lib/resources/view'

function withColumns(view: ResourceView, columns: readonly Column[]): ResourceView {
  return { ...view, list: { ...view.list, columns } }
}

/** A list in which everything is one's own does not say whose it is. */
export function ownView(view: ResourceView, actor: Actor): ResourceView {
  if (widthOf(actor) !== 'own') return view
  const filters = view.list.filters.filter(({ name }) => name !== 'agentId')
  const columns = view.list.columns.filter(({ path }) => path !== 'agent')
  return withColumns({ ...view, list: { ...view.list, filters } }, columns)
}

/** Leads are looked for by the person's name, and their next step must stay in sight. */
export function leadsToCall(whole: ResourceView, actor: Actor): ResourceView {
  const view = ownView(whole, actor)
  const columns = view.list.columns.map(
    (column): Column => (column.path === 'codice' ? { ...column, hidden: true } : column),
  )
  const presets = view.list.presets?.filter(({ id }) => id !== 'daAssegnare')
  return withColumns({ ...view, list: { ...view.list, presets } }, columns)
}
