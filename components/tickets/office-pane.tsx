'use client'

import { useQuery } from '@tanstack/react-query'
import type { Row } from '@/components/data/list/use-rows'
import { useArea } from '@/components/data/page/area'
import { QueryProblem } from '@/components/data/record/query-problem'
import { Button } from '@/components/ui/button'
import { Box, Flex, Group, Text } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { StateBadge } from '@/components/ui/status-badge'
import type { TicketRights } from '@/lib/features/tickets/access'
import { STATI_TICKET } from '@/lib/features/tickets/states'
import { records } from '@/lib/http/records'
import type { ResourceView } from '@/lib/resources/view'
import { OfficePanes } from './office-panes'
import { OfficeVerbs } from './office-verbs'
import { Panes, TalkPane } from './panes'
import { officeHref } from './paths'
import { PresentColleagues } from './present-colleagues'
import { TicketLine } from './ticket-line'
import { ticketOf } from './ticket-types'
import { useOfficeDesk } from './use-office-desk'

type Props = {
  id: string
  view: ResourceView
  onClose: () => void
  me: string
  rights: TicketRights
  canSeeHistory: boolean
}

/** The ticket that is open beside the list: read whole, answered and moved on without leaving the list. */
export function OfficePane({ id, ...props }: Props) {
  const area = useArea()
  const found = useQuery({
    queryKey: ['tickets', area, 'detail', id],
    queryFn: () => records.read('tickets', id, { area }),
    meta: { silent: true },
  })
  if (found.data) return <OpenTicket row={found.data as Row} onSaved={() => found.refetch()} {...props} />
  return (
    <Panes>
      <TalkPane label="Ticket" onClose={props.onClose}>
        {found.isPending && <Loading what="del ticket" />}
        <QueryProblem query={found} title="Il ticket non è disponibile">
          Forse ora è di un altro collega.
        </QueryProblem>
      </TalkPane>
    </Panes>
  )
}

function OpenTicket({ row, ...props }: Omit<Props, 'id'> & { row: Row; onSaved: () => unknown }) {
  const { me, rights } = props
  const ticket = ticketOf(row)
  const desk = useOfficeDesk(ticket, me)
  const { label, tone } = STATI_TICKET[ticket.stato]
  const head = (
    <>
      <Flex rowGap="xxs" columnGap="sm" align="center" justify="space-between" wrap="wrap" pr="xl">
        <Flex rowGap={0} columnGap="sm" align="baseline" wrap="wrap">
          <Text component="h2" fz="md" fw={600} lh={1.3} breaks="anywhere">
            {ticket.oggetto}
          </Text>
          <StateBadge label={label} tone={tone} />
          <PresentColleagues others={desk.others} />
        </Flex>
        <Group gap="xs">
          <Button size="xs" href={officeHref(ticket._id)}>
            APRI LA SCHEDA
          </Button>
          <OfficeVerbs
            ticket={ticket}
            messages={desk.conversation.messages}
            me={me}
            rights={rights}
            size="xs"
          />
        </Group>
      </Flex>
      <Box c="dimmed" fz="xs">
        <TicketLine ticket={ticket} />
      </Box>
    </>
  )
  return <OfficePanes row={row} desk={desk} head={head} {...props} />
}
