import type { ReactNode } from 'react'
import { noteId } from '@/components/markup/field'
import styles from './field-line.module.css'

interface Props {
  /** Id of the control that the words are about. */
  id: string
  label: string
  /** A list to choose from: its place is the same whatever it says. */
  choice?: boolean
  /** Its choices are sentences: on a phone they have a line of their own. */
  long?: boolean
  /** What is wrong with the answer, below it. */
  problem?: string
  children: ReactNode
}

/** A line of a calculator: what is asked on the left, the answer on the right. */
export function FieldLine({ id, label, choice, long, problem, children }: Props) {
  return (
    <div className={styles.line} data-choice={choice || undefined} data-long={long || undefined}>
      <label htmlFor={id}>{label}</label>
      {children}
      {problem ? (
        <p id={noteId(id)} role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : null}
    </div>
  )
}

/** Two short ones in one line. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}
