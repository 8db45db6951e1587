'use client'

import { useMediaQuery } from '@mantine/hooks'
import { useRowQuery } from '@/components/data/list/use-row-query'
import type { Row } from '@/components/data/list/use-rows'
import { RecordHead } from '@/components/data/record/record-head'
import { RecordLayout } from '@/components/data/record/record-layout'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import type { TicketRights } from '@/lib/features/tickets/access'
import { STATI_TICKET } from '@/lib/features/tickets/states'
import type { ResourceView } from '@/lib/resources/view'
import { OfficeConversation } from './office-conversation'
import { OfficePanes } from './office-panes'
import { OfficeVerbs } from './office-verbs'
import { PresentColleagues } from './present-colleagues'
import { TicketContext, TicketFacts } from './ticket-context'
import { TicketLine } from './ticket-line'
import { TicketQueue } from './ticket-queue'
import { ticketOf } from './ticket-types'
import { useOfficeDesk } from './use-office-desk'

type Props = { first: Row; view: ResourceView; me: string; rights: TicketRights; canSeeHistory: boolean }

/** A ticket on the table of the office: the queue that it stands in, the conversation, what is known of it; on a phone one part at a time. */
export function OfficeTicketPage({ first, view, me, rights, canSeeHistory }: Props) {
  const { row, query, reload } = useRowQuery('tickets', first)
  const ticket = ticketOf(row)
  const desk = useOfficeDesk(ticket, me)
  const { label, tone } = STATI_TICKET[ticket.stato]
  const isWide = useMediaQuery('(min-width: 80em)', false)
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
            onReply={isWide ? undefined : desk.beginReply}
          />
        }
      >
        <TicketLine ticket={ticket} />
      </RecordHead>
      {isWide ? (
        <OfficePanes
          row={row}
          view={view}
          desk={desk}
          me={me}
          rights={rights}
          canSeeHistory={canSeeHistory}
          onSaved={() => reload()}
          queue={<TicketQueue current={ticket._id} me={me} />}
        />
      ) : (
        <>
          <BackToQueue />
          <RecordLayout
            facts={{
              id: 'dati',
              label: 'Dati',
              content: (
                <>
                  <Text component="h2" mb="xs" fz="xs" fw={600}>
                    Dati
                  </Text>
                  <TicketFacts row={row} view={view} rights={rights} onSaved={() => reload()} />
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
                <TicketContext
                  ticket={ticket}
                  view={view}
                  me={me}
                  rights={rights}
                  canSeeHistory={canSeeHistory}
                />
              ),
            }}
          />
        </>
      )}
    </>
  )
}

/** Where there is no room for the queue beside it, this leads back to it; on a phone the top bar does. */
const BackToQueue = () => (
  <Box mb="xs" fz="xs" visibleFrom="md">
    <Box component={IntentLink} href="/admin/tickets" display="inline-flex" mih={24} c="var(--link)">
      ← Coda dei ticket
    </Box>
  </Box>
)
