'use client'

import { Skeleton } from '@mantine/core'
import { Button } from '@/components/ui/button'
import { IntentLink } from '@/components/ui/intent-link'
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
      <div className={classes.head}>
        <h2 className={classes.title}>Notifiche</h2>
        {page && page.nonLette > 0 && (
          <Button look="quiet" size="xs" onClick={() => onRead()}>
            Segna tutte come lette
          </Button>
        )}
      </div>
      {!page && failed && (
        <div className={classes.note}>
          <p>Non riusciamo a leggere le notifiche.</p>
          <Button size="xs" onClick={onRetry}>
            RIPROVA
          </Button>
        </div>
      )}
      {!page && !failed && <Skeleton height={48} m="md" width="auto" />}
      {page?.items.length === 0 && (
        <p className={classes.note}>
          Nessuna notifica. Qui trovi le novità che ti riguardano, appena succedono.
        </p>
      )}
      <ul className={classes.items}>
        {page?.items.map((item) => (
          <Item key={item._id} item={item} onRead={onRead} onFollow={onFollow} />
        ))}
      </ul>
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
      <span className={classes.itemTitle}>
        {!readAt && <span className={classes.dot} role="img" aria-label="Non letta" />}
        {titolo}
      </span>
      {testo && <span className={classes.text}>{testo}</span>}
      <time dateTime={createdAt} className={classes.time}>
        {formatInstant(createdAt)}
      </time>
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
