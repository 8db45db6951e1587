'use client'

import type { ReactNode } from 'react'
import { RecordActivity } from '@/components/data/activity/activity-timeline'
import { RecordHistory } from '@/components/data/history/record-history'
import type { Row } from '@/components/data/list/use-rows'
import { ContactLinks } from '@/components/data/record/contact-links'
import { InlineFields } from '@/components/data/record/inline-facts'
import type { Read } from '@/components/data/record/query-problem'
import { RecordHead } from '@/components/data/record/record-head'
import { ContextCard, RecordLayout } from '@/components/data/record/record-layout'
import { Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { leadNoteSchema, STATI_LEAD } from '@/lib/features/leads/schema'
import type { ResourceView } from '@/lib/resources/view'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'
import { LeadContact, LeadOrigin, LeadRequest, leadInstant } from './lead-facts'
import classes from './lead-record.module.css'
import { leadOf } from './lead-types'
import { MeetingCard } from './meeting'

type Props = {
  row: Row
  /** How it was read the last time. */
  query: Read
  view: ResourceView
  canEdit: boolean
  canSeeHistory: boolean
  primary: ReactNode
  /** More of the right column: who follows it. */
  children?: ReactNode
  onSaved: () => unknown
}

const stati = optionsOf(STATI_LEAD)

/** A request: who asks and the next step at the top, what they ask for, what was done, what hangs on it. */
export function LeadRecord({ row, query, view, canEdit, canSeeHistory, primary, children, onSaved }: Props) {
  const lead = leadOf(row)
  const { label, tone } = STATI_LEAD[lead.stato]
  const product = (PRODOTTI as Record<string, string>)[String(row.product)]
  return (
    <>
      <RecordHead
        title={`${lead.nome} ${lead.cognome}`}
        badge={<StateBadge label={label} tone={tone} />}
        primary={primary}
        query={query}
      >
        <Text>{[row.codice, product, `arrivata il ${leadInstant(row.createdAt)}`].join(' · ')}</Text>
        <ContactLinks telefono={String(row.telefono)} email={String(row.email)} whatsapp />
      </RecordHead>
      <RecordLayout
        facts={{
          id: 'richiesta',
          label: 'La richiesta',
          content: (
            <>
              <h2 className={classes.title}>Che cosa chiede</h2>
              <LeadRequest row={row} />
              <h2 className={classes.title}>Da dove arriva</h2>
              <LeadOrigin row={row} />
            </>
          ),
        }}
        main={{
          id: 'attivita',
          label: 'Attività',
          content: (
            <>
              <h2 className={classes.title}>Attività</h2>
              <RecordActivity path="leadRequests" id={lead._id} stati={stati} canWrite={canEdit} />
            </>
          ),
        }}
        context={{
          id: 'contatto',
          label: 'Contatto e appunti',
          content: (
            <>
              <ContextCard title="A che punto è">
                <LeadContact row={row} />
              </ContextCard>
              {lead.appuntamentoAt && (
                <MeetingCard
                  meeting={{
                    _id: lead._id,
                    di: 'richiesta',
                    version: lead.version,
                    who: `${lead.nome} ${lead.cognome}`,
                    quando: lead.appuntamentoAt,
                  }}
                  canEdit={canEdit && (lead.stato === 'appuntamento' || lead.stato === 'convertito')}
                />
              )}
              {children}
              <ContextCard title="Appunti">
                <InlineFields
                  fields={view.form}
                  row={row}
                  path={view.path}
                  schema={leadNoteSchema}
                  readOnly={!canEdit}
                  onSaved={onSaved}
                />
              </ContextCard>
              {canSeeHistory && (
                <aside aria-label="Cronologia delle modifiche">
                  <RecordHistory id={lead._id} version={lead.version} fields={view.history} />
                </aside>
              )}
            </>
          ),
        }}
      />
    </>
  )
}
