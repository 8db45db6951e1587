'use client'

import { Loader, VisuallyHidden } from '@mantine/core'
import { Group } from './layout'
import classes from './states.module.css'

interface LoadingProps {
  /** What is being waited for, read by screen readers after LOADING. */
  what?: string
}

export function Loading({ what }: LoadingProps) {
  return (
    <Group
      role="status"
      gap="sm"
      justify="center"
      wrap="nowrap"
      p="lg"
      c="dimmed"
      fz="xs"
      className={classes.loading}
    >
      <Loader size="sm" aria-hidden="true" />
      <span>LOADING</span>
      {what && <VisuallyHidden>{what}</VisuallyHidden>}
    </Group>
  )
}
