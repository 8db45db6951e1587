import { IconPaperclip } from '@tabler/icons-react'
import { IntentLink } from '@/components/ui/intent-link'
import { Box } from '@/components/ui/layout'
import { formatInstant } from '@/lib/core/dates'
import type { MineItem } from '@/lib/features/comunicazioni/schema'
import { AnnouncementBadges } from './announcement-badges'
import classes from './comunicazioni.module.css'
import { pathOf } from './paths'

/** A line of the inbox. */
export function InboxRow({ row }: { row: MineItem }) {
  const { _id, titolo, lettoAt, scaduta, publishedAt, allegati } = row
  const isUnread = !lettoAt && !scaduta
  return (
    <li>
      <IntentLink href={pathOf(_id)} className={classes.message} data-unread={isUnread || undefined}>
        {isUnread ? (
          <Box
            component="span"
            w={8}
            h={8}
            bg="var(--action)"
            bdrs="50%"
            role="img"
            aria-label="Da leggere"
          />
        ) : (
          <span />
        )}
        <span className={classes.subject}>
          {titolo}
          {allegati > 0 && (
            <>
              {' '}
              <IconPaperclip
                size={14}
                role="img"
                aria-label={allegati === 1 ? '1 allegato' : `${allegati} allegati`}
              />
            </>
          )}
        </span>
        <Box dateTime={publishedAt} component="time" c="dimmed" fz="xs">
          Pubblicata il {formatInstant(publishedAt)}
        </Box>
        <AnnouncementBadges {...row} />
      </IntentLink>
    </li>
  )
}
