import { DiffTable } from '@/components/data/history/diff-table'
import { PageHeader } from '@/components/data/page/page-header'
import { Button } from '@/components/ui/button'
import { IntentLink } from '@/components/ui/intent-link'
import { Section } from '@/components/ui/section'
import { StateBadge } from '@/components/ui/status-badge'
import { formatInstant } from '@/lib/core/dates'
import { ACTION_LABELS } from '@/lib/features/commits/schema'
import { HIDDEN_FIELDS } from '@/lib/history/labels'
import { AUDIT_MODELS, type AuditModel } from '@/lib/history/models'
import type { Field } from '@/lib/resources/view'
import { authorOf, type CommitView, inOrder, TONES } from './commit-view'
import { GroupParts } from './group-parts'
import { ObjectData } from './object-data'
import { RestoreForm } from './restore-form'

type Props = {
  commit: CommitView
  previous: string | null
  next: string | null
  /** Names of the object's fields, words of their options. */
  fields: readonly Field[]
  /** Fields that can be set back; the others follow from what is done with the object. */
  restorable: readonly string[]
  /** The object's own page; null where there is none. */
  page: string | null
  canRestore: boolean
}

const labelsOf = (fields: readonly Field[]) =>
  Object.fromEntries(fields.map(({ name, label }) => [name, label]))
const href = (id: string) => `/admin/feeds/commits/${id}`

/** One entry of the history: who changed what, field by field, and the way back. */
export function CommitPage({ commit, previous, next, fields, restorable, page, canRestore }: Props) {
  const { action, model, ref, info: kept, createdAt, deletedObject, group, isGroup, parts } = commit
  const info = { ...kept, changes: inOrder(kept.changes, fields) }
  const labels = { ...HIDDEN_FIELDS, ...labelsOf(fields) }
  const someRestorable = info.changes.some(({ field }) => restorable.includes(field))
  const offered = canRestore && (action === 'delete' || (action === 'edit' && someRestorable))
  const what = AUDIT_MODELS[model as AuditModel] ?? model
  return (
    <>
      <PageHeader
        title={isGroup ? ref.label : `${what}: ${ref.label || ref._id}`}
        badge={<StateBadge label={ACTION_LABELS[action]} tone={TONES[action]} />}
        actions={
          <>
            {previous && <Button href={href(previous)}>PRECEDENTE</Button>}
            {next && <Button href={href(next)}>SUCCESSIVA</Button>}
          </>
        }
      >
        {authorOf(commit)}, {formatInstant(createdAt)}
        {info.reason && ` — ${info.reason}`}
        {page && action !== 'delete' && (
          <>
            {' · '}
            <IntentLink href={page}>apri la scheda</IntentLink>
          </>
        )}
        {group && (
          <>
            {' · '}
            <IntentLink href={href(group)}>salvata insieme ad altre</IntentLink>
          </>
        )}
      </PageHeader>
      {isGroup && (
        <Section title={`Salvate insieme: ${parts.length}`}>
          <GroupParts id={commit._id} parts={parts} canRestore={canRestore} />
        </Section>
      )}
      {!isGroup && (
        <Section title={action === 'edit' ? 'Che cosa è cambiato' : 'I dati'}>
          {action === 'edit' && !offered && (
            <DiffTable changes={info.changes} labels={labels} fields={fields} />
          )}
          {action !== 'edit' && <ObjectData data={deletedObject ?? info.data} fields={fields} />}
          {offered && (
            <RestoreForm
              commit={{ ...commit, info }}
              labels={labels}
              fields={fields}
              restorable={restorable}
            />
          )}
        </Section>
      )}
    </>
  )
}
