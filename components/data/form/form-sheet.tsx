import type { ReactNode } from 'react'
import classes from '@/components/data/record/record-page.module.css'

/** What a form stands on: the bar of its buttons has the same ground. */
export const FormSheet = ({ children }: { children: ReactNode }) => (
  <div className={classes.sheet}>{children}</div>
)
