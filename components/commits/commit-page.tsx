import Link from 'next/link'
import { DiffTable } from '@/components/data/diff-table'
import { PageHeader } from '@/components/shell/page-header'
import { Section } from '@/components/shell/section'
import { Button } from '@/components/ui/button'
import { StateBadge } from '@/components/ui/status-badge'
import { formatInstant } from '@/lib/core/dates'
import { ACTION_LABELS } from '@/lib/features/commits/schema'
import { AUDIT_MODELS, type AuditModel } from '@/lib/history/models'
import type { Field } from '@/lib/resources/view'
import classes from './commit-page.module.css'
import { authorOf, type CommitView, HIDDEN_FIELDS } from './commit-view'
import { ObjectData } from './object-data'
import { RestoreForm } from './restore-form'

type Props = {
  commit: CommitView
  previous: string | null
  next: string | null
  /** The form of the object: names of fields, words of options. */
  fields: readonly Field[]
  /** The object's own page; null where there is none. */
  page: string | null
  canRestore: boolean
}

const TONES = { create: 'ok', edit: 'info', delete: 'bad' } as const
const labelsOf = (fields: readonly Field[]) =>
  Object.fromEntries(fields.map(({ name, label }) => [name, label]))
const href = (id: string) => `/admin/feeds/commits/${id}`

/** One entry of the history: who changed what, field by field, and the way back. */
export function CommitPage({ commit, previous, next, fields, page, canRestore }: Props) {
  const { action, model, ref, info, createdAt, deletedObject } = commit
  const labels = { ...HIDDEN_FIELDS, ...labelsOf(fields) }
  const what = AUDIT_MODELS[model as AuditModel] ?? model
  return (
    <>
      <PageHeader
        title={`${what}: ${ref.label || ref._id}`}
        badge={<StateBadge label={ACTION_LABELS[action]} tone={TONES[action]} />}
        actions={
          <>
            {previous && <Button href={href(previous)}>Precedente</Button>}
            {next && <Button href={href(next)}>Successiva</Button>}
          </>
        }
      >
        {authorOf(commit)}, {formatInstant(createdAt)}
        {info.reason && ` — ${info.reason}`}
        {page && action !== 'delete' && (
          <>
            {' · '}
            <Link href={page} className={classes.link}>
              apri la scheda
            </Link>
          </>
        )}
      </PageHeader>
      <Section title={action === 'edit' ? 'Che cosa è cambiato' : 'I dati'}>
        {action === 'edit' && !canRestore && (
          <DiffTable changes={info.changes} labels={labels} fields={fields} />
        )}
        {action === 'edit' && canRestore && <RestoreForm commit={commit} labels={labels} fields={fields} />}
        {action !== 'edit' && <ObjectData data={deletedObject ?? info.data} fields={fields} />}
        {action === 'delete' && canRestore && <RestoreForm commit={commit} labels={labels} fields={fields} />}
      </Section>
    </>
  )
}
