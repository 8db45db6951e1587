'use client'

import { withShownPictures } from '@/components/data/files/shown-picture'
import { useArea } from '@/components/data/page/area'
import { Prose } from '@/components/site/prose'
import { Stack, Text } from '@/components/ui/layout'
import { Notice } from '@/components/ui/notice'
import { formatInstant } from '@/lib/core/dates'
import type { MineOne } from '@/lib/features/comunicazioni/schema'
import { AnnouncementBadges } from './announcement-badges'
import { Attachments } from './attachments'
import classes from './comunicazioni.module.css'

type Props = { announcement: MineOne; withTitle?: boolean }

/** When and by whom it was published, its text, its files. */
export function AnnouncementText({ announcement, withTitle = false }: Props) {
  const area = useArea()
  const { titolo, corpo, publishedAt, aggiornataAt, scadeIl, scaduta, autore, allegati } = announcement
  return (
    <Stack component="article" gap="sm" miw={0} maw="46rem" className={classes.article}>
      {withTitle && (
        <Text component="h2" fz="xl" fw={700}>
          {titolo}
        </Text>
      )}
      <AnnouncementBadges {...announcement} />
      <Text c="dimmed" fz="xs">
        {formatInstant(publishedAt)}
        {autore && ` · ${autore}`}
        {scadeIl && ` · ${scaduta ? 'scaduta' : 'scade'} il ${formatInstant(scadeIl)}`}
      </Text>
      {aggiornataAt && (
        <Notice component="p" tone="info" py="xs" px="sm" bdrs="sm">
          Aggiornata il {formatInstant(aggiornataAt)}: il testo è stato corretto.
        </Notice>
      )}
      <Prose html={withShownPictures(corpo, area)} />
      <Attachments files={allegati} />
    </Stack>
  )
}
