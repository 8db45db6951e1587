'use client'

import { Button } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { StateBadge } from '@/components/ui/status-badge'
import { formatInstant } from '@/lib/core/dates'
import type { SessionItem } from '@/lib/features/accounts/schema'
import { useClient } from './client-context'
import classes from './office.module.css'
import { PagedTable } from './paged-table'

const when = (value: unknown) => (typeof value === 'string' ? formatInstant(value) : null)

/** How and from where the client gets in. */
export function ClientAccess() {
  const { row, busy, run, overview } = useClient()
  const live = overview?.conteggi.accessi ?? 0
  return (
    <>
      <Facts
        rows={[
          ['E-mail confermata', when(row.emailConfirmedAt) ?? 'No'],
          ['Ultimo accesso', when(row.lastLoginAt) ?? 'Mai'],
          ['E-mail da confermare', row.pendingEmail as string | null],
        ]}
      />
      {live > 0 && row.status !== 'deleted' && (
        <div className={classes.bar}>
          <Button loading={busy} onClick={() => void run('sessions', 'Dispositivi disconnessi', {})}>
            DISCONNETTI TUTTI
          </Button>
        </div>
      )}
      <PagedTable<SessionItem>
        id={row._id}
        part="sessions"
        caption="Accessi del cliente"
        none="Non è mai entrato nell’area clienti"
        columns={[
          { label: 'Dispositivo', cell: ({ dispositivo }) => dispositivo },
          { label: 'IP', cell: ({ ip }) => ip || '—' },
          { label: 'Entrato', cell: ({ createdAt }) => formatInstant(createdAt) },
          { label: 'Ultimo uso', cell: ({ lastUsedAt }) => formatInstant(lastUsedAt) },
          { label: 'Stato', cell: (session) => <SessionState session={session} /> },
        ]}
      />
    </>
  )
}

function SessionState({ session: { _id, attiva, motivo, dispositivo } }: { session: SessionItem }) {
  const { row, busy, run } = useClient()
  if (!attiva) return <>{motivo ? `Terminata: ${motivo}` : 'Scaduta'}</>
  return (
    <>
      <StateBadge label="Attiva" tone="ok" />{' '}
      {row.status !== 'deleted' && (
        <Button
          size="xs"
          loading={busy}
          aria-label={`Disconnetti ${dispositivo}`}
          onClick={() => void run('sessions', 'Dispositivo disconnesso', { sessionId: _id })}
        >
          DISCONNETTI
        </Button>
      )}
    </>
  )
}
