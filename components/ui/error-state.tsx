'use client'

import type { ReactNode } from 'react'
import { Button } from './button'
import { Box, Stack, Text } from './layout'
import classes from './states.module.css'

interface ErrorStateProps {
  /** What happened. */
  title?: string
  /** What is safe and what to do. */
  children?: ReactNode
  onRetry?: () => void
  /** What to do, where trying again would not help. */
  action?: ReactNode
  requestId?: string
}

export function ErrorState({
  title = 'Non è stato possibile caricare i dati',
  children,
  onRetry,
  action,
  requestId,
}: ErrorStateProps) {
  return (
    <Stack role="alert" gap="sm" align="center" mx="auto" py="xxl" px="md" maw="44ch" ta="center">
      <svg
        width="72"
        height="56"
        viewBox="0 0 72 56"
        fill="none"
        aria-hidden="true"
        className={classes.drawing}
      >
        <path d="M14 48V22L36 8l22 14v26M8 48h22l4-8-6-6 8-8M42 48h22" />
      </svg>
      <Text ff="heading" fz="lg" fw={600}>
        {title}
      </Text>
      <Box c="dimmed">{children ?? 'Nulla è andato perduto. Riprova tra qualche istante.'}</Box>
      {action}
      {onRetry && <Button onClick={onRetry}>RIPROVA</Button>}
      {requestId && <small className={classes.request}>Codice richiesta: {requestId}</small>}
    </Stack>
  )
}
