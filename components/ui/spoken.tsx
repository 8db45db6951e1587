import type { ReactNode } from 'react'
import classes from './spoken.module.css'

/** Words that are heard and not seen. */
export const Spoken = ({ children }: { children: ReactNode }) => (
  <span className={classes.spoken}>{children}</span>
)
