import type { ReactNode } from 'react'
import styles from './offers-box.module.css'

interface Props {
  busy: boolean
  /** What is in view answers an older question. */
  stale: boolean
  /** What the figures are worth, in small. */
  small: string
  children: ReactNode
}

/** The offers of a calculator with their warning. */
export function OffersBox({ busy, stale, small, children }: Props) {
  return (
    <div className={styles.list} data-stale={stale || undefined} aria-busy={busy}>
      {children}
      <p className={styles.small}>{small}</p>
    </div>
  )
}
