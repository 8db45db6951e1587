import { RecordPage } from '@/components/data/record/record-page'
import { Stack } from '@/components/ui/layout'
import { AccordoForm } from '@/lib/features/provvigioni/accordi/form'
import { accordoTitle } from '@/lib/features/provvigioni/accordi/schema'
import type { DetailProps } from '@/lib/resources/pages'
import classes from './provvigioni.module.css'
import { Simulation } from './simulation'

/** One agreement, and what it would have given. */
export function AccordoPage({ row, view, canEdit, canDelete, canSeeHistory }: DetailProps) {
  return (
    <RecordPage
      title={accordoTitle(row)}
      id={row._id}
      version={Number(row.version)}
      canSeeHistory={canSeeHistory}
      history={view.history}
    >
      <Stack miw={0} className={classes.sections}>
        <AccordoForm view={view} row={row} readOnly={!canEdit} canDelete={canDelete} />
        <Simulation id={row._id} version={Number(row.version)} />
      </Stack>
    </RecordPage>
  )
}
