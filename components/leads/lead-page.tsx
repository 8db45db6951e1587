'use client'

import { personName } from '@/components/data/cell'
import type { Row } from '@/components/data/use-rows'
import { ContactLinks } from '@/components/pratiche/contact-links'
import { originLines } from '@/components/requests/request-words'
import { PageHeader } from '@/components/shell/page-header'
import { RefreshOn } from '@/components/shell/refresh-on'
import { Section, SectionGrid } from '@/components/shell/section'
import { StateBadge } from '@/components/ui/status-badge'
import { formatInstant } from '@/lib/core/dates'
import { formatEuro, toCents } from '@/lib/core/money'
import { PRODOTTI } from '@/lib/features/bank-products/schema'
import { LeadForm } from '@/lib/features/leads/form'
import { STATI_LEAD } from '@/lib/features/leads/schema'
import type { ResourceView } from '@/lib/resources/view'
import { Facts } from './facts'
import { LeadActions } from './lead-actions'
import { leadOf } from './lead-types'
import { inputName, inputText, type Offer, rateText } from './lead-words'

type Props = { row: Row; view: ResourceView; casePage: string }
type Names = Record<string, string>

const instant = (value: unknown) => (value ? formatInstant(String(value)) : null)

/** A request: who asks, what for, what they saw, and the next step. */
export function LeadPage({ row, view, casePage }: Props) {
  const lead = leadOf(row)
  const { label, tone } = STATI_LEAD[lead.stato]
  return (
    <>
      <RefreshOn events={['lead.assigned']} id={lead._id} />
      <PageHeader
        title={`${lead.cognome} ${lead.nome}`}
        badge={<StateBadge label={label} tone={tone} />}
        primary={<LeadActions lead={lead} casePage={casePage} main />}
      >
        {String(row.codice)} · {(PRODOTTI as Names)[String(row.product)]} · arrivata il{' '}
        {instant(row.createdAt)}
      </PageHeader>
      <SectionGrid>
        <Section title="Contatto">
          <Contact row={row} />
        </Section>
        <Section title="Che cosa chiede">
          <Facts rows={asked(row)} />
        </Section>
        <Section title="Da dove arriva">
          <Facts rows={originLines({ campaign: campaignOf(row) })} />
        </Section>
      </SectionGrid>
      <Section title="Note">
        <LeadForm key={lead.version} view={view} row={row} />
      </Section>
    </>
  )
}

function Contact({ row }: { row: Row }) {
  return (
    <Facts
      rows={[
        ['Recapiti', <ContactLinks key="c" telefono={String(row.telefono)} email={String(row.email)} />],
        ['Provincia', row.provincia ? String(row.provincia) : null],
        ['Agente', row.agent ? personName(row.agent) : null],
        ['Assegnata', instant(row.assignedAt)],
        ['Contattato', instant(row.contattatoAt)],
        ['Appuntamento', instant(row.appuntamentoAt)],
        ['Persa perché', row.motivoPerso ? String(row.motivoPerso) : null],
      ]}
    />
  )
}

function asked(row: Row): (readonly [string, string | null])[] {
  const input = Object.entries((row.input ?? {}) as Record<string, unknown>)
  const offer = (row.offerta ?? {}) as Offer
  const known = new Set(['importo', 'finalita', 'provincia', 'durata', 'tasso'])
  return [
    ['Finalità', inputText('finalita', row.finalita)],
    ['Importo', row.importo === null ? null : formatEuro(toCents(Number(row.importo)))],
    ['Durata', row.durataMesi ? `${row.durataMesi} mesi` : null],
    ...input
      .filter(([key]) => !known.has(key))
      .map(([key, value]) => [inputName(key), inputText(key, value)] as const),
    ['Offerta scelta', [offer.bank?.nome, offer.product?.nome].filter(Boolean).join(', ') || null],
    ['Rata', offer.rata === undefined ? null : formatEuro(toCents(offer.rata))],
    ['TAN', rateText(offer.tan)],
    ['TAEG', rateText(offer.taeg)],
  ]
}

const campaignOf = ({ campaign, channel }: Row) => ({ ...(campaign ?? {}), channel })
