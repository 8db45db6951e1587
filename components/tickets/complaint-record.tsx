'use client'

import type { ComponentProps } from 'react'
import { Facts } from '@/components/ui/facts'
import { Stack } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { shownDay } from '@/lib/core/dates'
import { ComplaintForm } from '@/lib/features/reclami/form'
import { ESITI_RECLAMO } from '@/lib/features/reclami/labels'
import { useComplaint } from './use-complaint'

type Props = ComponentProps<typeof ComplaintForm>
type Known = { ticket?: { oggetto: string } | null; agent?: { nome: string; cognome: string } | null }

/** A line of the register: what it is about, by when it is to be answered and how it ended; below, what is written of it. */
export function ComplaintRecord(props: Props) {
  const row = useComplaint(props.row as Parameters<typeof useComplaint>[0])
  const { ticket, agent } = row as Known
  const esito = ESITI_RECLAMO[row.esito as keyof typeof ESITI_RECLAMO]
  return (
    <Stack>
      <Facts
        rows={[
          ['Oggetto', ticket?.oggetto],
          ['Agente', agent && `${agent.nome} ${agent.cognome}`],
          ['Ricevuto il', shownDay(row.ricevutoIl)],
          ['Risposta entro', shownDay(row.entroIl)],
          ['Esito', esito ? <StateBadge key="esito" {...esito} /> : 'Ancora senza risposta'],
          ['Risposto il', shownDay(row.rispostoIl)],
        ]}
      />
      <ComplaintForm {...props} />
    </Stack>
  )
}
