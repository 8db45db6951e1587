import 'server-only'
import { notFound } from 'next/navigation'
import type { ComponentType, ReactNode } from 'react'
import { FormSheet } from '@/components/data/form/form-sheet'
import type { RecordFormProps } from '@/components/data/form/record-form'
import { ResourceList } from '@/components/data/list/resource-list'
import type { Row as ClientRow } from '@/components/data/list/use-rows'
import { PageHeader } from '@/components/data/page/page-header'
import { RecordPage } from '@/components/data/record/record-page'
import { type Actor, can } from '@/lib/auth/actor'
import { requireRole } from '@/lib/auth/gates'
import type { PermissionFlag } from '@/lib/auth/permissions'
import type { Role } from '@/lib/auth/roles'
import { orMissingPage } from '@/lib/http/missing-page'
import { abilities, initialOf, verbsFor } from './page-data'
import { getRow } from './read'
import type { Resource } from './types'
import { type ResourceView, viewIn } from './view'

type Form = ComponentType<RecordFormProps>
type ItemProps = { params: Promise<{ id: string }> }

/** Whose screen it is. The rows are those that the resource's own rule shows to the reader, in every area. */
type Where = {
  /** The administrators' by default. */
  area?: Role
  /** Flags that open it; by default the resource's own for administrators, none in the other areas. */
  gate?: readonly PermissionFlag[]
}

/** What the screens of an area need, and who may open them. */
function screenIn(resource: Resource, { area = 'admin', gate }: Where) {
  const flags = gate ?? (area === 'admin' ? [resource.permission] : [])
  return {
    view: viewIn(resource, area),
    enter: async (): Promise<Actor> => (await requireRole(area, ...flags)).actor,
  }
}

/** What a list of one's own look gets; it draws a `ResourceList` with more in it. */
export type ListProps = {
  view: ResourceView
  canCreate: boolean
  canEdit: boolean
  canDelete: boolean
  verbs: readonly string[]
}

type ListOptions = Where & {
  List?: ComponentType<ListProps>
  /** The columns and filters that this reader needs. */
  viewFor?: (view: ResourceView, actor: Actor) => ResourceView
  /** False where hardly any row may be deleted: it is done from the record, which knows. */
  deletesRows?: boolean
}

/** The list screen of a resource: `export default listPage(news)`. */
export function listPage(resource: Resource, options: ListOptions = {}) {
  const { view, enter } = screenIn(resource, options)
  const { List = ResourceList, viewFor, deletesRows = true } = options
  return async function ListPage() {
    const actor = await enter()
    const { canDelete, ...offered } = abilities(resource, actor)
    return (
      <List
        view={viewFor ? viewFor(view, actor) : view}
        {...offered}
        canDelete={canDelete && deletesRows}
        verbs={verbsFor(resource, actor)}
      />
    )
  }
}

/** The screen of a new record. */
export function addPage(resource: Resource, Form: Form, where: Where = {}) {
  const { view, enter } = screenIn(resource, where)
  return async function AddPage() {
    if (!abilities(resource, await enter()).canCreate) notFound()
    const { one, article } = view.labels
    return (
      <>
        <PageHeader title={`${article === 'f' ? 'Nuova' : 'Nuovo'} ${one}`} />
        <FormSheet>
          <Form view={view} initial={initialOf(resource)} />
        </FormSheet>
      </>
    )
  }
}

type ItemOptions = Where & {
  /** The next step, beside the title, by the row as the page has read it. */
  primary?: (row: ClientRow) => ReactNode
}

/** The screen of a record: its form and its history. */
export function itemPage(resource: Resource, Form: Form, options: ItemOptions = {}) {
  const { enter } = screenIn(resource, options)
  return async function ItemPage({ params }: ItemProps) {
    const actor = await enter()
    const { id } = await params
    return recordPage(resource, Form, actor, id, { primary: options.primary })
  }
}

type RecordOptions = {
  /** Where a deletion leads; the list by default. */
  backTo?: string
  primary?: (row: ClientRow) => ReactNode
}

/** The same for a page that has already asked its gate. */
export async function recordPage(
  resource: Resource,
  Form: Form,
  actor: Actor,
  id: string,
  { backTo, primary }: RecordOptions = {},
) {
  const row = await orMissingPage(getRow(resource, actor, id))
  const { canEdit, canDelete } = abilities(resource, actor)
  const view = viewIn(resource, actor.role)
  return (
    <RecordPage
      primary={primary?.(row as ClientRow)}
      title={resource.title(row)}
      id={String(row._id)}
      version={Number(row.version)}
      canSeeHistory={can(actor, 'commits_see')}
      history={view.history}
    >
      <Form view={view} row={row as ClientRow} canDelete={canDelete} readOnly={!canEdit} backTo={backTo} />
    </RecordPage>
  )
}

/** What a record's own screen gets. */
export type DetailProps<T = ClientRow> = {
  row: T
  view: ResourceView
  canEdit: boolean
  canDelete: boolean
  canSeeHistory: boolean
}

/** The screen of a record that is more than a form; `read` gives what is more than a row. */
export function detailPage<T = ClientRow>(
  resource: Resource,
  Screen: ComponentType<DetailProps<T>>,
  { read, ...where }: Where & { read?: (actor: Actor, id: string) => Promise<T> } = {},
) {
  const { view, enter } = screenIn(resource, where)
  const rowOf = read ?? ((actor, id) => getRow(resource, actor, id) as Promise<T>)
  return async function DetailPage({ params }: ItemProps) {
    const actor = await enter()
    const row = await orMissingPage(rowOf(actor, (await params).id))
    const canSeeHistory = can(actor, 'commits_see')
    return <Screen row={row} view={view} {...abilities(resource, actor)} canSeeHistory={canSeeHistory} />
  }
}
