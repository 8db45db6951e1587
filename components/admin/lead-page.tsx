'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Link from 'next/link'
import { useState } from 'react'
import { Cell } from '@/components/data/cell'
import { RecordHistory } from '@/components/data/record-history'
import { RefInput } from '@/components/data/ref-input'
import { useArea } from '@/components/shell/area'
import { PageHeader } from '@/components/shell/page-header'
import { Section, SectionGrid } from '@/components/shell/section'
import { Button } from '@/components/ui/button'
import { JsonViewer } from '@/components/ui/json-viewer'
import { StateBadge } from '@/components/ui/status-badge'
import { toastSuccess } from '@/components/ui/toasts'
import { STATI_LEAD, type StatoLead } from '@/lib/features/leads/schema'
import { api } from '@/lib/http/client'
import type { Column, Field } from '@/lib/resources/view'
import classes from './sessions-feed.module.css'

export type Lead = Record<string, unknown> & {
  _id: string
  version: number
  codice: string
  nome: string
  cognome: string
  stato: StatoLead
  agentId: string | null
  praticaId: string | null
}
type Props = { lead: Lead; columns: readonly Column[]; form: readonly Field[]; canSeeHistory: boolean }

const MORE: Column[] = [
  { path: 'email', label: 'E-mail', kind: 'text' },
  { path: 'telefono', label: 'Telefono', kind: 'text' },
  { path: 'provincia', label: 'Provincia', kind: 'text' },
  { path: 'durataMesi', label: 'Durata (mesi)', kind: 'number' },
  { path: 'assignedAt', label: 'Assegnata', kind: 'instant' },
  { path: 'contattatoAt', label: 'Contattata', kind: 'instant' },
  { path: 'appuntamentoAt', label: 'Appuntamento', kind: 'instant' },
  { path: 'motivoPerso', label: 'Motivo', kind: 'text' },
  { path: 'note', label: 'Note', kind: 'text' },
]

/** A lead for the office: who asks for what, where they come from, who follows them. */
export function LeadPage({ lead: first, columns, form, canSeeHistory }: Props) {
  const area = useArea()
  const { data: lead } = useQuery({
    queryKey: ['leadRequests', area, 'detail', first._id],
    queryFn: () => api.get<Lead>(`/leadRequests/${first._id}`, { area }),
    initialData: first,
  })
  const { label, tone } = STATI_LEAD[lead.stato]
  const facts = [...columns.filter(({ path }) => path !== 'agent'), ...MORE]
  return (
    <>
      <PageHeader title={`${lead.cognome} ${lead.nome}`} badge={<StateBadge label={label} tone={tone} />}>
        {lead.codice}
        {lead.praticaId && (
          <>
            {' · '}
            <Link href={`/admin/reports/pratiche/${lead.praticaId}`}>apri la pratica</Link>
          </>
        )}
      </PageHeader>
      <SectionGrid>
        <Section title="La richiesta">
          <dl className={classes.facts}>
            {facts.map((column) => (
              <Fact key={column.path} column={column} value={lead[column.path]} />
            ))}
          </dl>
        </Section>
        <Section title="Chi la segue">
          <Assign lead={lead} />
        </Section>
        <Section title="Simulazione e provenienza">
          <JsonViewer
            label="Dati inseriti"
            value={{ richiesta: lead.input, offerta: lead.offerta, campagna: lead.campaign }}
          />
        </Section>
      </SectionGrid>
      {canSeeHistory && <RecordHistory id={lead._id} version={lead.version} form={form} />}
    </>
  )
}

function Fact({ column, value }: { column: Column; value: unknown }) {
  return (
    <>
      <dt>{column.label}</dt>
      <dd>
        <Cell column={column} value={value} />
      </dd>
    </>
  )
}

/** By name, or by the weights. */
function Assign({ lead }: { lead: Lead }) {
  const area = useArea()
  const queries = useQueryClient()
  const [agentId, setAgentId] = useState(lead.agentId)
  const assign = useMutation({
    mutationFn: (body: { agentId?: string }) => api.post(`/leadRequests/${lead._id}/assign`, body, { area }),
    onSuccess: () => {
      toastSuccess('Richiesta assegnata')
      return queries.invalidateQueries({ queryKey: ['leadRequests', area] })
    },
  })
  const closed = lead.stato === 'convertito'
  return (
    <div className={classes.stack}>
      <RefInput label="Agente" resource="agents" value={agentId} onChange={setAgentId} disabled={closed} />
      <div className={classes.filters}>
        <Button
          look="primary"
          loading={assign.isPending}
          disabled={closed || !agentId || agentId === lead.agentId}
          onClick={() => agentId && assign.mutate({ agentId })}
        >
          ASSEGNA
        </Button>
        <Button disabled={closed || assign.isPending} onClick={() => assign.mutate({})}>
          Assegna per peso
        </Button>
      </div>
    </div>
  )
}
