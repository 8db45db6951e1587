'use client'

import { ResourceList } from '@/components/data/list/resource-list'
import type { Row } from '@/components/data/list/use-rows'
import { Button } from '@/components/ui/button'
import { Box, Group } from '@/components/ui/layout'
import type { TicketRights } from '@/lib/features/tickets/access'
import type { ListProps } from '@/lib/resources/pages'
import { LastMessages } from './last-messages'
import classes from './office.module.css'
import { OfficePane } from './office-pane'
import { TakeButton } from './take-button'
import { ticketOf } from './ticket-types'

type Props = ListProps & {
  me: string
  rights: TicketRights
  /** What the list opens with. */
  start: Record<string, string>
}

/** The tickets of the office: what is new to the reader has a dot, what nobody has is taken or given. */
export function OfficeTickets({ me, rights, ...props }: Props) {
  const canAssign = props.verbs.includes('assign')
  return (
    <ResourceList
      {...props}
      title="Ticket"
      next="Quando un cliente o un agente scrive alla sede, lo trovi qui."
      peekMore={({ _id }) => <LastMessages id={_id} />}
      pane={(id, close) => <OfficePane key={id} id={id} onClose={close} me={me} rights={rights} />}
      rowAction={(row, act) => (
        <Group component="span" gap="xs" wrap="nowrap" display="inline-flex" className={classes.action}>
          <Next
            row={row}
            me={me}
            canTake={rights.answer}
            onAssign={canAssign ? () => act('assign') : undefined}
          />
          <Unread row={row} me={me} />
        </Group>
      )}
    />
  )
}

const OVER = ['risolto', 'chiuso']

function Unread({ row, me }: { row: Row; me: string }) {
  const { readedFrom, stato } = ticketOf(row)
  if (OVER.includes(stato) || readedFrom.includes(me))
    return (
      <Box
        component="span"
        display="inline-block"
        w={10}
        h={10}
        className={classes.read}
        aria-hidden="true"
      />
    )
  return (
    <Box
      component="span"
      display="inline-block"
      w={10}
      h={10}
      className={classes.unread}
      role="img"
      aria-label="Da leggere"
      title="Da leggere"
    />
  )
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
  if (ticket.assigneeId || OVER.includes(ticket.stato)) return null
  if (canTake) return <TakeButton ticket={ticket} me={me} />
  if (!onAssign) return null
  return (
    <Button size="xs" onClick={onAssign} aria-label={`ASSEGNA: ${ticket.codice}`}>
      ASSEGNA
    </Button>
  )
}
