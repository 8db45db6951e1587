'use client'

import type { ReactNode } from 'react'
import { Box, Stack, Text } from './layout'
import classes from './states.module.css'

interface EmptyStateProps {
  title: string
  /** Why it is empty. */
  children?: ReactNode
  /** The one thing to do. */
  action?: ReactNode
}

/** Nothing to show: says why, and what can be done. The drawing is an empty ledger page. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Stack gap="sm" align="center" mx="auto" py="xxl" px="md" maw="44ch" ta="center">
      <svg
        width="72"
        height="56"
        viewBox="0 0 72 56"
        fill="none"
        aria-hidden="true"
        className={classes.drawing}
      >
        <path d="M6 46V12a3 3 0 0 1 3-3h24l3 3 3-3h24a3 3 0 0 1 3 3v34" />
        <path d="M3 46h66M36 12v34M14 20h14M14 28h9M44 20h14" />
      </svg>
      <Text ff="heading" fz="lg" fw={600}>
        {title}
      </Text>
      {children && <Box c="dimmed">{children}</Box>}
      {action}
    </Stack>
  )
}
