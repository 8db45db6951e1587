'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import styles from './sent.module.css'

interface Props {
  title: string
  children: ReactNode
}

/** Where the form was: what has arrived and what happens next. The keyboard goes there with the eye. */
export function Sent({ title, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={styles.sent} tabIndex={-1} role="status">
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  )
}
