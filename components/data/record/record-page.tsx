import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormSheet } from '@/components/data/form/form-sheet'
import { RecordHistory } from '@/components/data/history/record-history'
import { Sections } from '@/components/ui/section'
import type { HistoryField } from '@/lib/resources/view'
import { RecordHead } from './record-head'

type Props = {
  title: string
  badge?: ReactNode
  primary?: ReactNode
  id: string
  version: number
  canSeeHistory: boolean
  history: readonly HistoryField[]
  /** The content is sections, each on a ground of its own. */
  sections?: boolean
  children: ReactNode
}

/** A record: what it is at the top, its form, the way to its history. */
export function RecordPage({ title, badge, primary, sections = false, children, ...record }: Props) {
  const { id, version, canSeeHistory, history } = record
  return (
    <>
      <RecordHead
        title={title}
        badge={badge}
        primary={
          <Group gap="xs">
            {canSeeHistory && <RecordHistory id={id} version={version} fields={history} />}
            {primary}
          </Group>
        }
      />
      {sections ? <Sections>{children}</Sections> : <FormSheet>{children}</FormSheet>}
    </>
  )
}
