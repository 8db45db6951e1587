'use client'

import { PagedTable } from '@/components/data/table/paged-table'
import { Button } from '@/components/ui/button'
import { StateBadge } from '@/components/ui/status-badge'
import { formatInstant } from '@/lib/core/dates'
import type { SessionItem } from '@/lib/features/accounts/schema'

type Props = {
  resource: 'admins' | 'agents' | 'clients'
  /** Whose sessions they are. */
  id: string
  caption: string
  none: string
  busy: boolean
  /** Ends one of them; absent where nobody may. */
  onEnd?: (sessionId: string) => void
}

/** The devices from which somebody has signed in, for the office. */
export function SessionsTable({ busy, onEnd, ...props }: Props) {
  return (
    <PagedTable
      {...props}
      part="sessions"
      columns={[
        { label: 'Dispositivo', cell: ({ dispositivo }) => dispositivo },
        { label: 'IP', cell: ({ ip }) => ip || '—' },
        { label: 'Entrato', cell: ({ createdAt }) => formatInstant(createdAt) },
        { label: 'Ultimo uso', cell: ({ lastUsedAt }) => formatInstant(lastUsedAt) },
        {
          label: 'Stato',
          cell: (session) => <SessionState session={session} busy={busy} onEnd={onEnd} />,
        },
      ]}
    />
  )
}

type StateProps = { session: SessionItem } & Pick<Props, 'busy' | 'onEnd'>

function SessionState({ session: { _id, attiva, motivo, dispositivo }, busy, onEnd }: StateProps) {
  if (!attiva) return <>{motivo ? `Terminata: ${motivo}` : 'Scaduta'}</>
  return (
    <>
      <StateBadge label="Attiva" tone="ok" />{' '}
      {onEnd && (
        <Button size="xs" loading={busy} aria-label={`Disconnetti ${dispositivo}`} onClick={() => onEnd(_id)}>
          DISCONNETTI
        </Button>
      )}
    </>
  )
}
