import type { ReactNode } from 'react'
import { Neighbours } from '@/components/data/list/neighbours'
import { PagePin, PageTitle } from '@/components/data/page/page-title'
import { Box } from '@/components/ui/layout'
import { QueryProblem, type Read } from './query-problem'
import classes from './record-head.module.css'

type Props = {
  /** Also the page's name in the breadcrumbs. */
  title: string
  /** State of the record. */
  badge?: ReactNode
  /** The one next step. */
  primary?: ReactNode
  /** How the record was read: where it could not be read again, that is said and what was read stays. */
  query?: Read
  /** One line under the title, which scrolls away: codes, amounts, dates. */
  children?: ReactNode
}

/** What the record is, its state and its next step: always in view, above whatever is read of it. */
export function RecordHead({ title, badge, primary, query, children }: Props) {
  return (
    <>
      <PageTitle title={title} />
      <div className={classes.head} data-record-head="">
        <h1 className={classes.title} title={title}>
          {title}
        </h1>
        {badge}
        <PagePin title={title} />
        <Neighbours />
        {primary && (
          <div className={classes.primary} data-screen-only>
            {primary}
          </div>
        )}
      </div>
      {query && <QueryProblem query={query} />}
      {children && (
        <Box mb="sm" c="dimmed" fz="row" data-kept-clear>
          {children}
        </Box>
      )}
    </>
  )
}
