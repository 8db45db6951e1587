'use client'

import { ResourceList } from '@/components/data/list/resource-list'
import type { Row } from '@/components/data/list/use-rows'
import { Button } from '@/components/ui/button'
import type { TicketRights } from '@/lib/features/tickets/access'
import type { ListProps } from '@/lib/resources/pages'
import { LastMessages } from './last-messages'
import { OfficePane } from './office-pane'
import { TakeButton } from './take-button'
import { TicketCard } from './ticket-card'
import { ticketOf } from './ticket-types'
import { Unread } from './unread'

type Props = ListProps & {
  me: string
  rights: TicketRights
  canSeeHistory: boolean
  /** What the list opens with. */
  start: Record<string, string>
}

/** The tickets of the office: what is new to the reader has a dot, what nobody has is taken or given. */
export function OfficeTickets({ me, rights, canSeeHistory, ...props }: Props) {
  const canAssign = props.verbs.includes('assign')
  return (
    <ResourceList
      {...props}
      title="Ticket"
      next="Quando un cliente o un agente scrive alla sede, lo trovi qui."
      peekMore={({ _id }) => <LastMessages id={_id} />}
      card={(row) => <TicketCard row={row} me={me} />}
      pane={(id, close) => (
        <OfficePane
          key={id}
          id={id}
          onClose={close}
          view={props.view}
          me={me}
          rights={rights}
          canSeeHistory={canSeeHistory}
        />
      )}
      mark={(row) => <Unread ticket={ticketOf(row)} me={me} />}
      actionIn="assignee"
      rowAction={(row, act) =>
        isFree(row) && (
          <Next
            row={row}
            me={me}
            canTake={rights.answer}
            onAssign={canAssign ? () => act('assign') : undefined}
          />
        )
      }
    />
  )
}

const OVER = ['risolto', 'chiuso']
const isFree = (row: Row) => {
  const { assigneeId, stato } = ticketOf(row)
  return !assigneeId && !OVER.includes(stato)
}

function Next({
  row,
  me,
  canTake,
  onAssign,
}: {
  row: Row
  me: string
  canTake: boolean
  onAssign?: () => void
}) {
  const ticket = ticketOf(row)
  if (canTake) return <TakeButton ticket={ticket} me={me} />
  if (!onAssign) return null
  return (
    <Button size="xs" onClick={onAssign} aria-label={`ASSEGNA: ${ticket.codice}`}>
      ASSEGNA
    </Button>
  )
}
