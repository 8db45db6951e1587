import type { ReactNode } from 'react'
import classes from './page-header.module.css'
import { PagePin, PageTitle } from './page-title'

type Props = {
  /** Also the page's name in the breadcrumbs. */
  title: string
  /** State of the record. */
  badge?: ReactNode
  /** One line under the title: codes, people, dates. */
  children?: ReactNode
  /** The next step, the only primary button of the page. */
  primary?: ReactNode
  /** Everything else that can be done. */
  actions?: ReactNode
}

/** What the page is and its state at the left, what to do with it at the right. */
export function PageHeader({ title, badge, children, primary, actions }: Props) {
  return (
    <div className={classes.root}>
      <PageTitle title={title} />
      <div className={classes.words}>
        <div className={classes.heading}>
          <h1 className={classes.title}>{title}</h1>
          {badge}
          <PagePin title={title} />
        </div>
        {children && <div className={classes.details}>{children}</div>}
      </div>
      {(primary || actions) && (
        <div className={classes.actions}>
          {actions}
          {primary && <div className={classes.primary}>{primary}</div>}
        </div>
      )}
    </div>
  )
}
