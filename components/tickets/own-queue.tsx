import { IntentLink } from '@/components/ui/intent-link'
import { Flex, Paper, Stack, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { formatInstant } from '@/lib/core/dates'
import { STATI_TICKET } from '@/lib/features/tickets/states'
import classes from './own-tickets.module.css'
import { useOwnTickets } from './use-own-tickets'

type Props = { current: string; hrefOf: (id: string) => string }

/** One's own tickets beside the one that is open, those with an answer to read first. */
export function OwnQueue({ current, hrefOf }: Props) {
  const { tickets } = useOwnTickets()
  return (
    <Paper component="nav" withBorder radius="md" className={classes.queue} aria-label="I tuoi ticket">
      <Stack component="ul" gap={0}>
        {tickets.map(({ _id, oggetto, stato, category, lastMessageAt, notifyUser }) => (
          <li key={_id} className={classes.row} data-current={_id === current || undefined}>
            <IntentLink
              href={hrefOf(_id)}
              className={classes.link}
              data-new={notifyUser || undefined}
              aria-current={_id === current ? 'page' : undefined}
            >
              {oggetto}
            </IntentLink>
            <Text c="dimmed" fz="xs" truncate>
              {category.nome} · {formatInstant(lastMessageAt)}
            </Text>
            <Flex gap="xs" fz="xs">
              <StateBadge label={STATI_TICKET[stato].plain} tone={STATI_TICKET[stato].plainTone} />
            </Flex>
          </li>
        ))}
      </Stack>
    </Paper>
  )
}
