import { IntentLink } from '@/components/ui/intent-link'
import { Stack } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { ACTION_LABELS } from '@/lib/features/commits/schema'
import { AUDIT_MODELS, type AuditModel } from '@/lib/history/models'
import { type CommitPart, TONES } from './commit-view'
import { RestoreGroup } from './restore-group'

type Props = { id: string; parts: readonly CommitPart[]; canRestore: boolean }

/** What was saved in one go: each record's own change, and the way back for all of them. */
export function GroupParts({ id, parts, canRestore }: Props) {
  return (
    <>
      <Stack component="ul" gap="xs">
        {parts.map(({ _id, action, model, label }) => (
          <li key={_id}>
            <StateBadge label={ACTION_LABELS[action]} tone={TONES[action]} shape="dot" />{' '}
            <IntentLink href={`/admin/feeds/commits/${_id}`}>
              {AUDIT_MODELS[model as AuditModel] ?? model}: {label}
            </IntentLink>
          </li>
        ))}
      </Stack>
      {canRestore && <RestoreGroup id={id} />}
    </>
  )
}
