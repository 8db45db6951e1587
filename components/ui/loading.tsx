'use client'

import { Loader, VisuallyHidden } from '@mantine/core'
import classes from './states.module.css'

interface LoadingProps {
  /** What is being waited for, read by screen readers after LOADING. */
  what?: string
}

export function Loading({ what }: LoadingProps) {
  return (
    <div role="status" className={classes.loading}>
      <Loader size="sm" aria-hidden="true" />
      <span>LOADING</span>
      {what && <VisuallyHidden>{what}</VisuallyHidden>}
    </div>
  )
}
