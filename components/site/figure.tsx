import type { ReactNode } from 'react'
import styles from './figure.module.css'

/** The box of a figure and its unit, in figures as large as those of the answer. */
export function Figure({ unit, children }: { unit: string; children: ReactNode }) {
  return (
    <span className={styles.figure} data-unit={unit}>
      {children}
      <span>{unit}</span>
    </span>
  )
}
