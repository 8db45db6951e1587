'use client'

import { withShownPictures } from '@/components/data/files/shown-picture'
import { useArea } from '@/components/data/page/area'
import { Prose } from '@/components/site/prose'
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
    <article className={classes.article}>
      {withTitle && <h2 className={classes.title}>{titolo}</h2>}
      <AnnouncementBadges {...announcement} />
      <p className={classes.soft}>
        {formatInstant(publishedAt)}
        {autore && ` · ${autore}`}
        {scadeIl && ` · ${scaduta ? 'scaduta' : 'scade'} il ${formatInstant(scadeIl)}`}
      </p>
      {aggiornataAt && (
        <p className={classes.updated}>
          Aggiornata il {formatInstant(aggiornataAt)}: il testo è stato corretto.
        </p>
      )}
      <Prose html={withShownPictures(corpo, area)} />
      <Attachments files={allegati} />
    </article>
  )
}
