'use client'

import { SessionsTable } from '@/components/accounts/sessions-table'
import { Button } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { Group } from '@/components/ui/layout'
import { shownInstant } from '@/lib/core/dates'
import { useClient } from './client-context'

/** How and from where the client gets in. */
export function ClientAccess() {
  const { row, busy, run, overview } = useClient()
  const live = overview?.conteggi.accessi ?? 0
  return (
    <>
      <Facts
        rows={[
          ['E-mail confermata', shownInstant(row.emailConfirmedAt) ?? 'No'],
          ['Ultimo accesso', shownInstant(row.lastLoginAt) ?? 'Mai'],
          ['E-mail da confermare', row.pendingEmail as string | null],
        ]}
      />
      {live > 0 && row.status !== 'deleted' && (
        <Group gap="xs" mb="sm">
          <Button loading={busy} onClick={() => void run('sessions', 'Dispositivi disconnessi', {})}>
            DISCONNETTI TUTTI
          </Button>
        </Group>
      )}
      <SessionsTable
        resource="clients"
        id={row._id}
        caption="Accessi del cliente"
        none={
          row.lastLoginAt === null ? 'Non è mai entrato nell’area clienti' : 'Nessun dispositivo collegato'
        }
        busy={busy}
        onEnd={
          row.status === 'deleted'
            ? undefined
            : (sessionId) => void run('sessions', 'Dispositivo disconnesso', { sessionId })
        }
      />
    </>
  )
}
