import 'server-only'
import { notFound } from 'next/navigation'
import type { ComponentType, ReactNode } from 'react'
import type { RecordFormProps } from '@/components/data/record-form'
import { RecordPage } from '@/components/data/record-page'
import { ResourceList } from '@/components/data/resource-list'
import type { Row as ClientRow } from '@/components/data/use-rows'
import { PageHeader } from '@/components/shell/page-header'
import { type Actor, can } from '@/lib/auth/actor'
import { requireAdmin } from '@/lib/auth/gates'
import { AppError } from '@/lib/core/errors'
import { abilities } from './page-data'
import { getRow } from './read'
import type { Resource, Row } from './types'

type Form = ComponentType<RecordFormProps>
type ItemProps = { params: Promise<{ id: string }> }

/** The list screen of a resource: `export default listPage(news)`. */
export function listPage(resource: Resource) {
  return async function ListPage() {
    const { actor } = await requireAdmin(resource.permission)
    return <ResourceList view={resource.view} {...abilities(resource, actor)} />
  }
}

/** The screen of a new record. */
export function addPage(resource: Resource, Form: Form) {
  return async function AddPage() {
    const { actor } = await requireAdmin(resource.permission)
    if (!abilities(resource, actor).canCreate) notFound()
    const { one, article } = resource.view.labels
    return (
      <>
        <PageHeader title={`${article === 'f' ? 'Nuova' : 'Nuovo'} ${one}`} />
        <Form view={resource.view} initial={resource.initial} />
      </>
    )
  }
}

/** The screen of a record: its form and its history. */
export function itemPage(resource: Resource, Form: Form) {
  return async function ItemPage({ params }: ItemProps) {
    const { actor } = await requireAdmin(resource.permission)
    return recordPage(resource, Form, actor, (await params).id)
  }
}

type RecordOptions = {
  /** Where a deletion leads; the list by default. */
  backTo?: string
  /** The next step, beside the title. */
  primary?: ReactNode
}

/** The same for a page that has already asked its gate. */
export async function recordPage(
  resource: Resource,
  Form: Form,
  actor: Actor,
  id: string,
  { backTo, primary }: RecordOptions = {},
) {
  const row = await rowOrNotFound(resource, actor, id)
  const { canEdit, canDelete } = abilities(resource, actor)
  return (
    <RecordPage
      primary={primary}
      title={resource.title(row)}
      id={String(row._id)}
      version={Number(row.version)}
      canSeeHistory={can(actor, 'commits_see')}
      history={resource.view.history}
    >
      <Form
        view={resource.view}
        row={row as ClientRow}
        canDelete={canDelete}
        readOnly={!canEdit}
        backTo={backTo}
      />
    </RecordPage>
  )
}

/** A row for its page; what the actor may not read is the 404 page. */
export async function rowOrNotFound(
  resource: Resource,
  actor: Parameters<typeof getRow>[1],
  id: string,
): Promise<Row> {
  try {
    return await getRow(resource, actor, id)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound()
    throw error
  }
}
