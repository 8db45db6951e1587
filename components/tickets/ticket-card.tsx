import type { Row } from '@/components/data/list/use-rows'
import { dueWords } from '@/components/data/table/due-words'
import { IntentLink } from '@/components/ui/intent-link'
import { Flex, Stack, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { PRIORITA, STATI_TICKET } from '@/lib/features/tickets/states'
import classes from './office.module.css'
import { officeHref } from './paths'
import { ticketOf } from './ticket-types'
import { Unread } from './unread'

/** A ticket in the queue: what it is about, who asks, its category, its state, its priority, how long there is. */
export function TicketCard({ row, me }: { row: Row; me: string }) {
  const ticket = ticketOf(row)
  const priority = PRIORITA[ticket.priorita]
  return (
    <Stack gap={2}>
      <Flex gap="xs" align="baseline" justify="space-between">
        <IntentLink href={officeHref(ticket._id)} className={classes.cardTitle} title={ticket.oggetto}>
          {ticket.oggetto}
        </IntentLink>
        <Unread ticket={ticket} me={me} />
      </Flex>
      <Text c="dimmed" fz="xs" breaks="anywhere">
        {[row.chi, ticket.category.nome].filter(Boolean).join(' · ')}
      </Text>
      <Flex rowGap={2} columnGap="xs" align="center" wrap="wrap" fz="xs">
        <Text mr="auto">{STATI_TICKET[ticket.stato].label}</Text>
        {ticket.priorita !== 'normale' && <StateBadge label={priority.label} tone={priority.tone} />}
        {ticket.scadeAt && <StateBadge {...dueWords(new Date(ticket.scadeAt), new Date())} />}
      </Flex>
    </Stack>
  )
}
