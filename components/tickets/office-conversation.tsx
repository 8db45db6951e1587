'use client'

import type { TicketRights } from '@/lib/features/tickets/access'
import { OfficeComposer } from './office-composer'
import { Thread } from './thread'
import type { OfficeTicket } from './ticket-types'
import type { OfficeDesk } from './use-office-desk'

type Props = { ticket: OfficeTicket; desk: OfficeDesk; me: string; rights: TicketRights }

/** What was said in a ticket and, for who answers tickets, what comes next: on its page and beside the list. */
export function OfficeConversation({ ticket, desk: { conversation, composer, onWrite }, me, rights }: Props) {
  return (
    <>
      <Thread conversation={conversation} />
      {rights.answer && !ticket.unitoAId && (
        <OfficeComposer
          ref={composer}
          ticket={ticket}
          last={conversation.last}
          me={me}
          canClose={rights.close}
          onWrite={onWrite}
        />
      )}
    </>
  )
}
