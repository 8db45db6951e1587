'use client'

import { RecordHistory } from '@/components/data/history/record-history'
import type { Row } from '@/components/data/list/use-rows'
import { Tabs } from '@/components/data/page/tabs'
import { RecordHead } from '@/components/data/record/record-head'
import { StateBadge } from '@/components/ui/status-badge'
import type { DetailProps } from '@/lib/resources/pages'
import { Andamento } from './andamento'
import { CourseForm } from './course-form'
import classes from './training-office.module.css'

/** One course: what it is made of, and how far the network is with it. */
export function CoursePage({ row, view, canEdit, canDelete, canSeeHistory }: DetailProps<Row>) {
  const isPublished = row.published === true
  return (
    <>
      <RecordHead
        title={String(row.titolo)}
        badge={
          <StateBadge label={isPublished ? 'Pubblicato' : 'Bozza'} tone={isPublished ? 'ok' : 'neutral'} />
        }
        primary={
          canSeeHistory && <RecordHistory id={row._id} version={Number(row.version)} fields={view.history} />
        }
      />
      <div className={classes.sheet}>
        <Tabs
          label="Il corso"
          tabs={[
            {
              value: 'corso',
              label: 'Corso',
              panel: <CourseForm view={view} row={row} readOnly={!canEdit} canDelete={canDelete} />,
            },
            { value: 'andamento', label: 'Andamento', panel: <Andamento row={row} canRemind={canEdit} /> },
          ]}
        />
      </div>
    </>
  )
}
