import { RecordAccess } from '@/components/accounts/record-access'
import type { Row } from '@/components/data/list/use-rows'
import { RecordPage } from '@/components/data/record/record-page'
import { Stack } from '@/components/ui/layout'
import { StatusBadge } from '@/components/ui/status-badge'
import type { RecordStatus } from '@/components/ui/status-words'
import type { DetailProps } from '@/lib/resources/pages'
import { AdminForm } from './admin-form'
import { WhatTheySee } from './what-they-see'

type Flags = Record<string, unknown>
export type AdminRow = Row & { grantable: readonly string[]; isOwn: boolean }

/** One administrator: data and permissions, how they get in, what they see. */
export function AdminPage({
  row: { grantable, isOwn, ...row },
  view,
  canEdit,
  canDelete,
  canSeeHistory,
}: DetailProps<AdminRow>) {
  return (
    <RecordPage
      title={`${row.name} ${row.surname}`}
      badge={<StatusBadge status={row.status as RecordStatus} />}
      id={String(row._id)}
      version={Number(row.version)}
      canSeeHistory={canSeeHistory}
      history={view.history}
    >
      <Stack gap="xl">
        <AdminForm
          view={view}
          row={row as Row}
          readOnly={!canEdit}
          canDelete={canDelete && row.status === 'pending'}
          grantable={grantable}
          isOwn={isOwn}
        />
        <RecordAccess account="admin" row={row as Row} name={`${row.name} ${row.surname}`} />
        <WhatTheySee
          permissions={(row.permissions ?? {}) as Flags}
          ticketing={(row.ticketing ?? {}) as Flags}
        />
      </Stack>
    </RecordPage>
  )
}
