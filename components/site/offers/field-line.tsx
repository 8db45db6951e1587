import type { ReactNode } from 'react'
import styles from './field-line.module.css'

interface Props {
  /** Id of the control that the words are about. */
  id: string
  label: string
  /** A list to choose from: its place is the same whatever it says. */
  choice?: boolean
  children: ReactNode
}

/** A line of a calculator: what is asked on the left, the answer on the right. */
export function FieldLine({ id, label, choice, children }: Props) {
  return (
    <div className={styles.line} data-choice={choice || undefined}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  )
}

/** Two short ones in one line. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}
