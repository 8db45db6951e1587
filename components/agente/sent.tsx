'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { IntercomSpot } from '@/components/site/illustrations/spots'
import styles from './sent.module.css'

/** In the place of a form that has been sent. The keyboard goes there with the eye. */
export function Sent({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={styles.sent} tabIndex={-1} role="status">
      <IntercomSpot />
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  )
}
