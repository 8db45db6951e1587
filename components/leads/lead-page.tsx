'use client'

import { CASES } from '@/components/agents/paths'
import { PageHeader } from '@/components/shell/page-header'
import { RefreshOn } from '@/components/shell/refresh-on'
import { Section, SectionGrid } from '@/components/shell/section'
import { StateBadge } from '@/components/ui/status-badge'
import { PRODOTTI } from '@/lib/features/bank-products/schema'
import { LeadForm } from '@/lib/features/leads/form'
import { STATI_LEAD } from '@/lib/features/leads/schema'
import type { DetailProps } from '@/lib/resources/pages'
import { LeadActions } from './lead-actions'
import { LeadAsked, LeadContact, LeadOrigin, leadInstant } from './lead-facts'
import { leadOf } from './lead-types'

type Names = Record<string, string>

/** A request: who asks, what for, what they saw, and the next step. */
export function LeadPage({ row, view }: DetailProps) {
  const lead = leadOf(row)
  const { label, tone } = STATI_LEAD[lead.stato]
  return (
    <>
      <RefreshOn events={['lead.assigned']} id={lead._id} />
      <PageHeader
        title={`${lead.cognome} ${lead.nome}`}
        badge={<StateBadge label={label} tone={tone} />}
        primary={<LeadActions lead={lead} casePage={CASES} main />}
      >
        {String(row.codice)} · {(PRODOTTI as Names)[String(row.product)]} · arrivata il{' '}
        {leadInstant(row.createdAt)}
      </PageHeader>
      <SectionGrid>
        <Section title="Contatto">
          <LeadContact row={row} />
        </Section>
        <Section title="Che cosa chiede">
          <LeadAsked row={row} />
        </Section>
        <Section title="Da dove arriva">
          <LeadOrigin row={row} />
        </Section>
      </SectionGrid>
      <Section title="Appunti">
        <LeadForm key={lead.version} view={view} row={row} />
      </Section>
    </>
  )
}
