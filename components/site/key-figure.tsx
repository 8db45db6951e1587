import type { ReactNode } from 'react'
import styles from './key-figure.module.css'

interface Props {
  label: string
  /** What makes the figure clear, in a few small words. */
  note: ReactNode
  children: ReactNode
}

/** A figure to be read at a glance, in a list of such figures (`dl`). */
export function KeyFigure({ label, note, children }: Props) {
  return (
    <div className={styles.item}>
      <dt>{label}</dt>
      <dd>
        {children}
        <small>{note}</small>
      </dd>
    </div>
  )
}
