'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import styles from './sent.module.css'

interface Props {
  title: string
  /** With it the receipt has the place to itself; without, it follows the title of its section. */
  picture?: ReactNode
  /** Where it has no section above it, but the page. */
  heading?: 'h2'
  children: ReactNode
}

/** Replaces the form: what has arrived and what happens next. It takes the focus. */
export function Sent({ title, picture, heading, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const Title = picture ? 'h2' : (heading ?? 'h3')
  return (
    <div ref={box} className={picture ? styles.pictured : styles.sent} tabIndex={-1} role="status">
      {picture}
      <Title>{title}</Title>
      <p>{children}</p>
    </div>
  )
}
