'use client'

import { RecordHistory } from '@/components/data/history/record-history'
import { useRowQuery } from '@/components/data/list/use-row-query'
import type { Row } from '@/components/data/list/use-rows'
import { InlineField } from '@/components/data/record/inline-field'
import { RecordHead } from '@/components/data/record/record-head'
import { RecordLayout } from '@/components/data/record/record-layout'
import { Box, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import type { TicketRights } from '@/lib/features/tickets/access'
import { ticketFieldsSchema } from '@/lib/features/tickets/schema'
import { STATI_TICKET } from '@/lib/features/tickets/states'
import type { ResourceView } from '@/lib/resources/view'
import { ComplaintCard } from './complaint-card'
import { Followers } from './followers'
import { OfficeConversation } from './office-conversation'
import { OtherTickets, TicketOpener, TicketTimes } from './office-side'
import { OfficeVerbs } from './office-verbs'
import { PresentColleagues } from './present-colleagues'
import { TicketLine } from './ticket-line'
import { type OfficeTicket, ticketOf } from './ticket-types'
import { useOfficeDesk } from './use-office-desk'

type Props = { first: Row; view: ResourceView; me: string; rights: TicketRights; canSeeHistory: boolean }

/** A ticket on the table of the office: the conversation in the middle, what is known of it at the sides. */
export function OfficeTicketPage({ first, view, me, rights, canSeeHistory }: Props) {
  const { row, query, reload } = useRowQuery('tickets', first)
  const ticket = ticketOf(row)
  const desk = useOfficeDesk(ticket, me)
  const { label, tone } = STATI_TICKET[ticket.stato]
  return (
    <>
      <RecordHead
        title={ticket.oggetto}
        query={query}
        badge={
          <>
            <StateBadge label={label} tone={tone} />
            <PresentColleagues others={desk.others} />
          </>
        }
        primary={
          <OfficeVerbs
            ticket={ticket}
            messages={desk.conversation.messages}
            me={me}
            rights={rights}
            onReply={desk.beginReply}
          />
        }
      >
        <TicketLine ticket={ticket} />
      </RecordHead>
      <RecordLayout
        facts={{
          id: 'dati',
          label: 'Dati',
          content: (
            <>
              <Text component="h2" mb="xs" fz="xs" fw={600}>
                Dati
              </Text>
              <Box component="dl" m={0}>
                {view.form.map((field) => (
                  <InlineField
                    key={field.name}
                    field={field}
                    row={row}
                    path={view.path}
                    schema={ticketFieldsSchema}
                    words={wordsOf(ticket, field.name)}
                    readOnly={!rights.answer || ticket.unitoAId !== null}
                    onSaved={() => reload()}
                  />
                ))}
              </Box>
            </>
          ),
        }}
        main={{
          id: 'conversazione',
          label: 'Conversazione',
          content: (
            <>
              <Text component="h2" mb="xs" fz="xs" fw={600}>
                Conversazione
              </Text>
              <OfficeConversation ticket={ticket} desk={desk} me={me} rights={rights} />
            </>
          ),
        }}
        context={{
          id: 'contesto',
          label: 'Chi scrive e tempi',
          content: (
            <>
              <TicketOpener ticket={ticket} />
              <TicketTimes ticket={ticket} />
              <ComplaintCard ticket={ticket} mayAnswer={rights.answer} />
              <Followers ticket={ticket} me={me} />
              <OtherTickets ticket={ticket} />
              {canSeeHistory && (
                <aside aria-label="Cronologia delle modifiche">
                  <RecordHistory id={ticket._id} version={ticket.version} fields={view.history} />
                </aside>
              )}
            </>
          ),
        }}
      />
    </>
  )
}

const wordsOf = ({ category, pratica }: OfficeTicket, name: string): string | undefined =>
  name === 'categoryId' ? category.nome : name === 'praticaId' ? (pratica?.codice ?? undefined) : undefined
