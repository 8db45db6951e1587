'use client'

import type { Row } from '@/components/data/list/use-rows'
import { RecordPage } from '@/components/data/record/record-page'
import { Section } from '@/components/ui/section'
import { StateBadge } from '@/components/ui/status-badge'
import { formatDay, todayInRome } from '@/lib/core/dates'
import type { DetailProps } from '@/lib/resources/pages'
import { DownloadButton } from './download-button'
import { DownloadsCard } from './downloads-card'
import { FileForm } from './file-form'
import { UsesCard } from './uses-card'
import { VersionsCard } from './versions-card'

/** A file for the network: what it says, who finds it, its versions, who has which. */
export function FilePage({ row, view, canEdit, canDelete, canSeeHistory }: DetailProps) {
  const { _id: id, version } = row
  return (
    <RecordPage
      title={String(row.nome)}
      badge={<FileState row={row} />}
      primary={<DownloadButton id={id} look="primary" />}
      id={id}
      version={version}
      canSeeHistory={canSeeHistory}
      history={view.history}
      sections
    >
      <Section title="File">
        <FileForm view={view} row={row} canDelete={canDelete} readOnly={!canEdit} />
      </Section>
      <VersionsCard id={id} version={version} versione={Number(row.versione)} canEdit={canEdit} />
      <DownloadsCard id={id} versione={Number(row.versione)} />
      <UsesCard id={id} />
    </RecordPage>
  )
}

/** Whether agents find it today. */
function FileState({ row }: { row: Row }) {
  const today = todayInRome()
  const [from, to] = [row.validoDal, row.validoAl].map((day) => (day ? String(day) : null))
  if (!row.published) return <StateBadge label="Archiviato" tone="neutral" shape="ring" />
  if (to && to < today) return <StateBadge label={`Scaduto il ${formatDay(to)}`} tone="bad" shape="cross" />
  if (from && from > today) return <StateBadge label={`Dal ${formatDay(from)}`} tone="warn" />
  return <StateBadge label="In uso" tone="ok" shape="check" />
}
