import { RecordPage } from '@/components/data/record/record-page'
import { SectionStack } from '@/components/ui/section'
import { AccordoForm } from '@/lib/features/provvigioni/accordi/form'
import { accordoTitle } from '@/lib/features/provvigioni/accordi/schema'
import type { DetailProps } from '@/lib/resources/pages'
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
      <SectionStack>
        <AccordoForm view={view} row={row} readOnly={!canEdit} canDelete={canDelete} />
        <Simulation id={row._id} version={Number(row.version)} />
      </SectionStack>
    </RecordPage>
  )
}
