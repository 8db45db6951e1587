import type { ReactNode } from 'react'
import classes from './home.module.css'

/** What is to be known before the day begins; two of them share a line where there is room, so that the work stays in the first window. */
export const Notices = ({ children }: { children: ReactNode }) => (
  <div className={classes.notices}>{children}</div>
)
