'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Group } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { CONSENSI_BREVI, type FreeConsent } from '@/lib/consents/labels'
import { formatInstant } from '@/lib/core/dates'
import { ActionDialog } from './action-dialog'
import { useClient } from './client-context'
import { PagedTable } from './paged-table'

const NAMES: Record<string, string> = { ...CONSENSI_BREVI, privacy: 'Informativa privacy' }
const TODAY: Record<FreeConsent, string> = {
  marketing: 'consensoMarketing',
  terzi: 'consensoTerzi',
  profilazione: 'consensoProfilazione',
}

/** What the client allows today, and the ledger of how it came to that. */
export function ClientConsents() {
  const { row } = useClient()
  const [asking, setAsking] = useState(false)
  const kinds = Object.keys(TODAY) as FreeConsent[]
  const given = kinds.filter((kind) => row[TODAY[kind]] === true)
  return (
    <>
      <Group gap="xs" mb="sm">
        {kinds.map((kind) => (
          <StateBadge
            key={kind}
            label={`${CONSENSI_BREVI[kind]}: ${given.includes(kind) ? 'sì' : 'no'}`}
            tone={given.includes(kind) ? 'ok' : 'neutral'}
            shape={given.includes(kind) ? 'check' : 'cross'}
          />
        ))}
        {given.length > 0 && row.status !== 'deleted' && (
          <Button onClick={() => setAsking(true)}>RITIRA UN CONSENSO</Button>
        )}
      </Group>
      <PagedTable
        id={row._id}
        part="consents"
        caption="Registro dei consensi"
        none="Nessun consenso registrato"
        columns={[
          { label: 'Consenso', cell: ({ kind }) => NAMES[kind] ?? kind },
          {
            label: 'Scelta',
            cell: ({ granted }) => (
              <StateBadge
                label={granted ? 'Dato' : 'Non dato'}
                tone={granted ? 'ok' : 'neutral'}
                shape={granted ? 'check' : 'cross'}
              />
            ),
          },
          { label: 'Testo', cell: ({ textVersion }) => textVersion },
          { label: 'Da', cell: ({ source }) => source },
          { label: 'IP', cell: ({ ip }) => ip || '—' },
          { label: 'Quando', cell: ({ at }) => formatInstant(at) },
        ]}
      />
      {asking && <ActionDialog name="withdraw" onClose={() => setAsking(false)} />}
    </>
  )
}
