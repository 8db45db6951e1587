'use client'

import type { TicketRights } from '@/lib/features/tickets/access'
import { OfficeComposer } from './office-composer'
import { Thread } from './thread'
import type { OfficeTicket } from './ticket-types'
import type { OfficeDesk } from './use-office-desk'

type Props = { ticket: OfficeTicket; desk: OfficeDesk; me: string; rights: TicketRights }

/** What was said in a ticket and, for who answers tickets, what comes next, one below the other. */
export const OfficeConversation = (props: Props) => (
  <>
    <Thread conversation={props.desk.conversation} />
    {mayWrite(props) && <OfficeWriter {...props} />}
  </>
)

/** Who answers tickets writes on; what was merged goes on elsewhere. */
export const mayWrite = ({ ticket, rights }: Pick<Props, 'ticket' | 'rights'>): boolean =>
  rights.answer && !ticket.unitoAId

/** Where the office writes on. */
export const OfficeWriter = ({ ticket, desk: { conversation, composer, onWrite }, me, rights }: Props) => (
  <OfficeComposer
    ref={composer}
    ticket={ticket}
    last={conversation.last}
    me={me}
    canClose={rights.close}
    onWrite={onWrite}
  />
)
