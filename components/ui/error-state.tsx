'use client'

import type { ReactNode } from 'react'
import { Button } from './button'
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
    <div role="alert" className={classes.state}>
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
      <p className={classes.title}>{title}</p>
      <div className={classes.text}>{children ?? 'Nulla è andato perduto. Riprova tra qualche istante.'}</div>
      {action}
      {onRetry && <Button onClick={onRetry}>RIPROVA</Button>}
      {requestId && <small className={classes.request}>Codice richiesta: {requestId}</small>}
    </div>
  )
}
