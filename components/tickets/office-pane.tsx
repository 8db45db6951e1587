'use client'

import { CloseButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFill } from '@/components/data/form/use-fill'
import { useArea } from '@/components/data/page/area'
import { QueryProblem } from '@/components/data/record/query-problem'
import { Button } from '@/components/ui/button'
import { Box, Flex, Group, Stack, Text } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { StateBadge } from '@/components/ui/status-badge'
import type { TicketRights } from '@/lib/features/tickets/access'
import { STATI_TICKET } from '@/lib/features/tickets/states'
import { records } from '@/lib/http/records'
import { OfficeConversation } from './office-conversation'
import classes from './office-pane.module.css'
import { OfficeVerbs } from './office-verbs'
import { officeHref } from './paths'
import { PresentColleagues } from './present-colleagues'
import { TicketLine } from './ticket-line'
import { type OfficeTicket, ticketOf } from './ticket-types'
import { useOfficeDesk } from './use-office-desk'

type Props = { id: string; onClose: () => void; me: string; rights: TicketRights }

/** The ticket that is open beside the list: read whole, answered and moved on without leaving the list. */
export function OfficePane({ id, ...props }: Props) {
  const area = useArea()
  const found = useQuery({
    queryKey: ['tickets', area, 'detail', id],
    queryFn: () => records.read('tickets', id, { area }),
    meta: { silent: true },
  })
  if (found.data) return <OpenTicket ticket={ticketOf(found.data)} {...props} />
  return (
    <Pane label="Ticket" onClose={props.onClose}>
      {found.isPending && <Loading what="del ticket" />}
      <QueryProblem query={found} title="Il ticket non è disponibile">
        Forse ora è di un altro collega.
      </QueryProblem>
    </Pane>
  )
}

function OpenTicket({ ticket, me, rights, onClose }: Omit<Props, 'id'> & { ticket: OfficeTicket }) {
  const desk = useOfficeDesk(ticket, me)
  const { label, tone } = STATI_TICKET[ticket.stato]
  const head = (
    <>
      <Flex rowGap={0} columnGap="sm" align="baseline" wrap="wrap" pr="xl">
        <Text component="h2" fz="md" fw={600} lh={1.3} breaks="anywhere">
          {ticket.oggetto}
        </Text>
        <StateBadge label={label} tone={tone} />
        <PresentColleagues others={desk.others} />
      </Flex>
      <Box c="dimmed" fz="xs">
        <TicketLine ticket={ticket} />
      </Box>
      <Group gap="xs" justify="flex-end" mt="xxs">
        <Button href={officeHref(ticket._id)}>Apri la scheda</Button>
        <OfficeVerbs
          ticket={ticket}
          messages={desk.conversation.messages}
          me={me}
          rights={rights}
          onReply={desk.beginReply}
        />
      </Group>
    </>
  )
  return (
    <Pane label={`Ticket: ${ticket.oggetto}`} head={head} last={desk.conversation.last} onClose={onClose}>
      <OfficeConversation ticket={ticket} desk={desk} me={me} rights={rights} />
    </Pane>
  )
}

type PaneProps = {
  label: string
  head?: ReactNode
  /** What was written last: the pane begins there. */
  last?: string | null
  onClose: () => void
  children: ReactNode
}

function Pane({ label, head, last, onClose, children }: PaneProps) {
  const box = useRef<HTMLElement>(null)
  const talk = useRef<HTMLDivElement>(null)
  useFill(box)
  useEffect(() => {
    if (last && talk.current) talk.current.scrollTop = talk.current.scrollHeight
  }, [last])
  return (
    <aside ref={box} className={classes.pane} aria-label={label}>
      <Stack component="header" gap="xxs" py="xs" px="sm" flex="none" className={classes.head}>
        <CloseButton className={classes.close} size="sm" aria-label="Chiudi il ticket" onClick={onClose} />
        {head}
      </Stack>
      <Box
        ref={talk}
        component="section"
        p="sm"
        mih={0}
        flex={1}
        className={classes.talk}
        aria-label="Conversazione"
        tabIndex={0}
      >
        {children}
      </Box>
    </aside>
  )
}
