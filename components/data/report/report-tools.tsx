'use client'

import { IconLink } from '@tabler/icons-react'
import type { ColumnChoice } from '@/components/data/list/columns-menu'
import { ListTools } from '@/components/data/list/list-tools'
import { ToolButton } from '@/components/data/list/tool-button'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import type { ListView } from '@/lib/resources/view'
import { ScheduleButton } from './schedule-button'

type Props = {
  view: ListView
  query: string
  params: URLSearchParams
  columns: ColumnChoice
  onSort: (sort: string) => void
}

const FORMATS = ['csv', 'xlsx', 'pdf'] as const

/** What can be done with a report: its link, its mails, its views, its columns, its files. */
export const ReportTools = (props: Props) => (
  <ListTools
    {...props}
    formats={FORMATS}
    more={
      <>
        <ToolButton
          label="Condividi"
          icon={<IconLink size={16} aria-hidden="true" />}
          onClick={() => void copyLink()}
        />
        <ScheduleButton report={props.view.path} params={props.params} />
      </>
    }
  />
)

/** Who opens it sees their own figures of the same period, filters and columns. */
async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href)
    toastSuccess('Link copiato: chi lo apre vede i dati che gli spettano.')
  } catch (error) {
    toastError(error)
  }
}
