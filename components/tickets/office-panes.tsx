'use client'

import type { ReactNode } from 'react'
import type { Row } from '@/components/data/list/use-rows'
import { ContextCard } from '@/components/data/record/record-layout'
import type { TicketRights } from '@/lib/features/tickets/access'
import type { ResourceView } from '@/lib/resources/view'
import { mayWrite, OfficeWriter } from './office-conversation'
import { ContextPane, Panes, TalkPane } from './panes'
import { Thread } from './thread'
import { TicketContext, TicketFacts } from './ticket-context'
import { ticketOf } from './ticket-types'
import type { OfficeDesk } from './use-office-desk'

type Props = {
  row: Row
  view: ResourceView
  desk: OfficeDesk
  me: string
  rights: TicketRights
  canSeeHistory: boolean
  /** Its facts have been changed: it is read again. */
  onSaved: () => unknown
  head?: ReactNode
  queue?: ReactNode
  onClose?: () => void
}

/** A ticket of the office where there is room for all of it: what was said, where one answers, and what hangs on it. */
export function OfficePanes({ row, view, desk, me, rights, canSeeHistory, onSaved, ...around }: Props) {
  const ticket = ticketOf(row)
  const { head, queue, onClose } = around
  return (
    <Panes queue={queue}>
      <TalkPane
        label={`Ticket: ${ticket.oggetto}`}
        head={head}
        last={desk.conversation.last}
        onClose={onClose}
        writer={
          mayWrite({ ticket, rights }) && <OfficeWriter ticket={ticket} desk={desk} me={me} rights={rights} />
        }
      >
        <Thread conversation={desk.conversation} />
      </TalkPane>
      <ContextPane>
        <ContextCard title="Dati">
          <TicketFacts row={row} view={view} rights={rights} onSaved={onSaved} />
        </ContextCard>
        <TicketContext ticket={ticket} view={view} me={me} rights={rights} canSeeHistory={canSeeHistory} />
      </ContextPane>
    </Panes>
  )
}
