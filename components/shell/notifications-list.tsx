'use client'

import { Skeleton } from '@mantine/core'
import { Button } from '@/components/ui/button'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Group, Lines, Stack, Text } from '@/components/ui/layout'
import { formatInstant } from '@/lib/core/dates'
import type { NotificationItem, NotificationsReply } from '@/lib/notifications/schema'
import classes from './notifications-bell.module.css'

type Props = {
  page: NotificationsReply | undefined
  failed: boolean
  onRead: (ids?: readonly string[]) => void
  onRetry: () => void
  onFollow: () => void
}

export function NotificationsList({ page, failed, onRead, onRetry, onFollow }: Props) {
  return (
    <>
      <Group
        gap={0}
        justify="space-between"
        wrap="nowrap"
        py="xs"
        pr="xs"
        pl="md"
        mih={48}
        className={classes.head}
      >
        <Text component="h2" fz="sm" fw={600}>
          Notifiche
        </Text>
        {page && page.nonLette > 0 && (
          <Button look="quiet" size="xs" onClick={() => onRead()}>
            Segna tutte come lette
          </Button>
        )}
      </Group>
      {!page && failed && (
        <Stack gap="sm" align="flex-start" p="md" c="dimmed" className={classes.note}>
          <p>Non riusciamo a leggere le notifiche.</p>
          <Button size="xs" onClick={onRetry}>
            RIPROVA
          </Button>
        </Stack>
      )}
      {!page && !failed && <Skeleton height={48} m="md" width="auto" />}
      {page?.items.length === 0 && (
        <Stack component="p" gap="sm" align="flex-start" p="md" c="dimmed" className={classes.note}>
          Nessuna notifica. Qui trovi le novità che ti riguardano, appena succedono.
        </Stack>
      )}
      <Lines component="ul">
        {page?.items.map((item) => (
          <Item key={item._id} item={item} onRead={onRead} onFollow={onFollow} />
        ))}
      </Lines>
    </>
  )
}

type ItemProps = { item: NotificationItem } & Pick<Props, 'onRead' | 'onFollow'>

function Item({ item, onRead, onFollow }: ItemProps) {
  const { _id, titolo, testo, href, readAt, createdAt } = item
  const open = () => {
    if (!readAt) onRead([_id])
    if (href) onFollow()
  }
  const content = (
    <>
      <Text span fw={600} breaks="anywhere">
        {!readAt && (
          <Box
            component="span"
            display="inline-block"
            mr="xs"
            w={8}
            h={8}
            className={classes.dot}
            role="img"
            aria-label="Non letta"
          />
        )}
        {titolo}
      </Text>
      {testo && (
        <Text span breaks="anywhere">
          {testo}
        </Text>
      )}
      <Text dateTime={createdAt} component="time" c="dimmed" fz="xs" figures>
        {formatInstant(createdAt)}
      </Text>
    </>
  )
  return (
    <li>
      {href ? (
        <IntentLink href={href} className={classes.item} onClick={open}>
          {content}
        </IntentLink>
      ) : (
        <button type="button" className={classes.item} onClick={open}>
          {content}
        </button>
      )}
    </li>
  )
}
