'use client'

import { ContentPreview, text } from '@/components/content/preview'
import type { Allegato, MineOne } from '@/lib/features/comunicazioni/schema'
import { AnnouncementText } from './announcement-text'

/** An announcement as its receivers would read it. */
export function AnnouncementPreview({ values }: { values: Record<string, unknown> }) {
  const shown = {
    _id: 'anteprima',
    titolo: text(values.titolo) || 'Senza titolo',
    categoria: values.categoria as MineOne['categoria'],
    priorita: values.priorita as MineOne['priorita'],
    publishedAt: new Date().toISOString(),
    aggiornataAt: null,
    scadeIl: text(values.scadeIl) || null,
    scaduta: false,
    inEvidenza: false,
    richiedeConferma: values.richiedeConferma === true,
    lettoAt: null,
    confermatoAt: null,
    allegati: (values.allegati ?? []) as Allegato[],
    autore: null,
  }
  return (
    <ContentPreview html={text(values.corpo)}>
      {(html) => <AnnouncementText announcement={{ ...shown, corpo: html }} withTitle />}
    </ContentPreview>
  )
}
