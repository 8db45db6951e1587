'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Link from 'next/link'
import { useState } from 'react'
import { RecordHistory } from '@/components/data/record-history'
import { RefInput } from '@/components/data/ref-input'
import type { Row } from '@/components/data/use-rows'
import { LeadAsked, LeadContact, LeadOrigin, leadInstant } from '@/components/leads/lead-facts'
import { leadOf } from '@/components/leads/lead-types'
import { useArea } from '@/components/shell/area'
import { PageHeader } from '@/components/shell/page-header'
import { Section, SectionGrid } from '@/components/shell/section'
import { Button } from '@/components/ui/button'
import { StateBadge } from '@/components/ui/status-badge'
import { toastSuccess } from '@/components/ui/toasts'
import { PRODOTTI } from '@/lib/features/bank-products/schema'
import { STATI_LEAD } from '@/lib/features/leads/schema'
import { api } from '@/lib/http/client'
import type { DetailProps } from '@/lib/resources/pages'
import classes from './lead-page.module.css'

/** A lead for the office: who asks for what, where they come from, who follows them. */
export function LeadPage({ row: first, view, canSeeHistory }: DetailProps) {
  const area = useArea()
  const { data: row } = useQuery({
    queryKey: ['leadRequests', area, 'detail', first._id],
    queryFn: () => api.get<Row>(`/leadRequests/${first._id}`, { area }),
    initialData: first,
  })
  const lead = leadOf(row)
  const { label, tone } = STATI_LEAD[lead.stato]
  return (
    <>
      <PageHeader title={`${lead.cognome} ${lead.nome}`} badge={<StateBadge label={label} tone={tone} />}>
        {[row.codice, productName(row), `arrivata il ${leadInstant(row.createdAt)}`].join(' · ')}
        {lead.praticaId && (
          <>
            {' · '}
            <Link href={`/admin/reports/pratiche/${lead.praticaId}`} className={classes.link}>
              apri la pratica
            </Link>
          </>
        )}
      </PageHeader>
      <SectionGrid>
        <Section title="Contatto">
          <LeadContact row={row} />
        </Section>
        <Section title="Chi la segue">
          <Assign row={row} closed={lead.stato === 'convertito'} />
        </Section>
        <Section title="Che cosa chiede">
          <LeadAsked row={row} />
        </Section>
        <Section title="Da dove arriva">
          <LeadOrigin row={row} />
        </Section>
      </SectionGrid>
      <div className={classes.stack}>
        {Boolean(row.note) && (
          <Section title="Appunti di chi la segue">
            <p className={classes.words}>{String(row.note)}</p>
          </Section>
        )}
        {canSeeHistory && <RecordHistory id={row._id} version={row.version} fields={view.history} />}
      </div>
    </>
  )
}

const productName = ({ product }: Row) => (PRODOTTI as Record<string, string>)[String(product)]

/** By name, or by the weights. */
function Assign({ row, closed }: { row: Row; closed: boolean }) {
  const area = useArea()
  const queries = useQueryClient()
  const current = row.agentId ? String(row.agentId) : null
  const [agentId, setAgentId] = useState(current)
  const assign = useMutation({
    mutationFn: (body: { agentId?: string }) => api.post(`/leadRequests/${row._id}/assign`, body, { area }),
    onSuccess: () => {
      toastSuccess('Richiesta assegnata')
      return queries.invalidateQueries({ queryKey: ['leadRequests', area] })
    },
  })
  return (
    <div className={classes.assign}>
      <RefInput label="Agente" resource="agents" value={agentId} onChange={setAgentId} disabled={closed} />
      <div className={classes.buttons}>
        <Button
          look="primary"
          loading={assign.isPending}
          disabled={closed || !agentId || agentId === current}
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
